//! Command-line arguments: `--switch`, `--option VALUE` or `--option=VALUE`, and names in between.

use harness::catalog::nearest;

/// The arguments of one command.
pub struct Arguments {
    /// What is neither a switch nor an option.
    pub names: Vec<String>,
    given: Vec<(&'static str, String)>,
}

impl Arguments {
    /// Sorts the words. Err: an unknown option, one given twice, or one without its value.
    pub fn parse(
        words: &[String],
        switches: &[&'static str],
        options: &[&'static str],
    ) -> Result<Arguments, String> {
        Arguments::parse_repeatable(words, switches, options, &[])
    }

    /// Like `parse`, but those of the options that are `repeatable` may be given more than once.
    pub fn parse_repeatable(
        words: &[String],
        switches: &[&'static str],
        options: &[&'static str],
        repeatable: &[&'static str],
    ) -> Result<Arguments, String> {
        let mut arguments = Arguments { names: Vec::new(), given: Vec::new() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "--" {
                arguments.names.extend(words.by_ref().cloned());
            } else if !word.starts_with('-') || word == "-" {
                arguments.names.push(word.clone());
            } else {
                let (name, value) = match word.split_once('=') {
                    Some((name, value)) => (name, Some(value.to_string())),
                    None => (word.as_str(), None),
                };
                let find = |known: &[&'static str]| known.iter().copied().find(|&k| k == name);
                let (known, value) = match (find(switches), find(options), value) {
                    (Some(_), _, Some(_)) => return Err(format!("{name} takes no value")),
                    (Some(known), _, None) => (known, String::new()),
                    (None, Some(known), Some(value)) => (known, value),
                    (None, Some(known), None) => {
                        let value =
                            words.next().ok_or(format!("{name} needs a value behind it"))?;
                        (known, value.clone())
                    }
                    (None, None, _) => {
                        let known = switches.iter().chain(options).map(|known| &known[2..]);
                        let near = nearest(name.trim_start_matches('-'), known);
                        let hint = near.map_or("`--help` shows all".to_string(), |near| {
                            format!("did you mean --{near}?")
                        });
                        return Err(format!("no option {name:?}; {hint}"));
                    }
                };
                if arguments.has(known) && !repeatable.contains(&known) {
                    return Err(format!("{known} is given twice"));
                }
                arguments.given.push((known, value));
            }
        }
        Ok(arguments)
    }

    /// Whether a switch or an option was given.
    pub fn has(&self, name: &str) -> bool {
        self.given.iter().any(|(given, _)| *given == name)
    }

    /// An option's value.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.given.iter().find(|(given, _)| *given == name).map(|(_, value)| value.as_str())
    }

    /// A repeatable option's values, in the order given.
    pub fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        let given = self.given.iter().filter(move |(given, _)| *given == name);
        given.map(|(_, value)| value.as_str())
    }

    /// An option's value, read by `read`, with `expected` for the message if it cannot be.
    pub fn read<T>(
        &self,
        name: &str,
        expected: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, String> {
        let parse =
            |value| read(value).ok_or_else(|| format!("{name} expects {expected}, not {value:?}"));
        self.value(name).map(parse).transpose()
    }

    /// A whole number of at least 1.
    pub fn count(&self, name: &str) -> Result<Option<u64>, String> {
        self.read(name, "a whole number, at least 1", |value| {
            value.parse().ok().filter(|&number| number >= 1)
        })
    }
}
