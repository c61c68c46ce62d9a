/** See theme-loader.mjs. */
export function drawTheme(source: string, path: string): string;
