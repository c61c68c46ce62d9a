// Stands for style sheets, fonts and pictures, which tests do not need.
module.exports = {};
