import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A file that pages name: its address changes with its content. */
type Asset = { path: string; type: string; body: string };

const read = (name: string) => readFileSync(new URL(`assets/${name}`, import.meta.url), 'utf8');

function asset(name: string, type: string, ...files: string[]): Asset {
  const body = files.map(read).join('\n');
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
  const [stem = '', ending = ''] = name.split('.');
  return { path: `/public/assets/${stem}.${hash}.${ending}`, type: `${type}; charset=utf-8`, body };
}

/** How pages look, by subject; what comes later may take back what came before, so the order holds. */
const PAGE_SHEETS = ['page', 'parts', 'tables', 'charts', 'map', 'narrow', 'system-colors', 'paper'] as const;

/** All that pages and embeds load. */
export const ASSETS = {
  pageStyle: asset('pages.css', 'text/css', 'tokens.css', ...PAGE_SHEETS.map((name) => `pages/${name}.css`)),
  pageScript: asset('pages.js', 'text/javascript', 'pages.js'),
  embedStyle: asset('embed.css', 'text/css', 'tokens.css', 'embed.css'),
  embedScript: asset('embed.js', 'text/javascript', 'embed.js'),
} as const;
