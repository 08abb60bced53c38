//! Every problem file's `solve`, in this process. Included by path where it is needed, like the list.

#[path = "registry.rs"]
#[macro_use]
mod registry;

/// The whole input to the whole output, or to a line that says what is wrong.
pub type Solve = fn(&[u8]) -> Result<String, String>;

macro_rules! solutions {
    ($($module:ident $name:literal $file:literal)*) => {
        $(
            #[allow(dead_code)]
            #[path = $file]
            mod $module;
        )*

        /// Every problem file's name and `solve`.
        pub const SOLUTIONS: &[(&str, Solve)] = &[$(($name, $module::solve)),*];
    };
}

registry!(solutions);
