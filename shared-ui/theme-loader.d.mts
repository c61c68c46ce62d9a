/** See theme-loader.mjs; called by the bundler with the module as `this`. */
export default function themeLoader(this: { resourcePath: string }, source: string): string;
