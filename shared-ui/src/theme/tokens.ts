/** A colour, or anything else that differs, in the light and the dark theme. */
export type Pair = readonly [light: string, dark: string];

/** A url of an arrow that points down, as lists to choose from have it. */
const arrow = (colour: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='14' height='14' fill='none' stroke='%23${colour.slice(1)}' stroke-width='1.8'%3E%3Cpath d='m2 5 5 5 5-5'/%3E%3C/svg%3E")`;

/**
 * Every colour of the product but those of data, which stand in `marks/marks.ts`. `npm run tokens` writes the style
 * sheets from here. A name stays for as long as a released remote may use it.
 */
export const COLOURS = {
  ground: ['#f3f5f2', '#0e171c'],
  surface: ['#ffffff', '#152027'],
  'surface-2': ['#f3f5f2', '#1b2931'],
  stripe: ['#fafbf9', '#18242b'],
  hover: ['#eaf0ee', '#22333c'],
  /** White in any theme, for what a camera reads. */
  paper: ['#ffffff', '#ffffff'],
  text: ['#1b2b33', '#e4ebed'],
  'text-muted': ['#52636b', '#a3b4bb'],
  line: ['#dbe1dc', '#2b3d46'],
  'line-strong': ['#7f8d91', '#71868f'],
  tooltip: ['#1b2b33', '#35494f'],
  'on-tooltip': ['#ffffff', '#ffffff'],
  bar: ['#0f2832', '#0f2832'],
  'on-bar': ['#ffffff', '#ffffff'],
  'bar-line': ['#5d7680', '#5d7680'],
  'bar-hover': ['#2c424b', '#2c424b'],
  'bar-muted': ['#a3b4bb', '#a3b4bb'],
  brand: ['#6fbfdc', '#6fbfdc'],
  accent: ['#0b5471', '#6fbfdc'],
  'accent-hover': ['#083f56', '#93d2e8'],
  'on-accent': ['#ffffff', '#06202c'],
  highlight: ['#dfeef3', '#163a49'],
  'highlight-2': ['#cbe3ec', '#1c4a5d'],
  'on-highlight': ['#083f56', '#d3edf6'],
  focus: ['#0b5471', '#8fd3ea'],
  /** Amber: needs review, and nothing else. */
  review: ['#f2a900', '#f2b632'],
  'on-review': ['#0f2832', '#0f2832'],
  'review-edge': ['#1b2b33', '#0e171c'],
  ok: ['#1d6f49', '#6cc596'],
  'ok-text': ['#155437', '#a8e0c2'],
  'ok-bg': ['#e2f1e8', '#143326'],
  info: ['#0b5471', '#6fbfdc'],
  'info-text': ['#083f56', '#d3edf6'],
  'info-bg': ['#e1eff4', '#14313d'],
  /** Rust, so that no warning looks like something to review. */
  warn: ['#9a4a0c', '#e79a6a'],
  'warn-text': ['#733608', '#f6cfb2'],
  'warn-bg': ['#fcebdf', '#3a2416'],
  danger: ['#a8281e', '#f08f84'],
  'danger-hover': ['#861d15', '#f5aca4'],
  'danger-text': ['#861d15', '#f7beb7'],
  'danger-bg': ['#fbe6e3', '#3f1b17'],
  mask: ['rgb(14 23 28 / 0.45)', 'rgb(0 0 0 / 0.6)'],
  /** Around what the map shows, and what it is drawn with: quiet, so that the markers speak. */
  map: ['#e7ecea', '#101a20'],
  'map-land': ['#ffffff', '#18242b'],
  'map-water': ['#c9dde6', '#0c2a38'],
  'map-urban': ['#f0ece2', '#232f35'],
  'map-green': ['#e6eee0', '#1b2e27'],
  'map-line': ['#dfe5e1', '#26363e'],
  'map-road': ['#cfd6d3', '#33454e'],
  'map-edge': ['#ffffff', '#18242b'],
  'map-great-road': ['#a9b6b8', '#4a606a'],
} as const satisfies Record<string, Pair>;

export type ColourName = keyof typeof COLOURS;

/** Space between things and inside them, in pixels: `--s-1` is the first. */
export const SPACES = [2, 4, 6, 8, 12, 16, 20, 28, 40] as const;

/** The widths in pixels up to which something is laid out otherwise: phone, tablet, without sidebar, without second column. */
export const BREAKPOINTS = [640, 768, 860, 1100] as const;

/** Everything else that is the same on every screen. */
const REST = {
  radius: ['4px', '4px'],
  'font-body': ["'Public Sans Variable', system-ui, 'Segoe UI', sans-serif"],
  'font-head': ["'Overpass Variable', var(--font-body)"],
  'shadow-1': ['0 1px 2px rgb(20 40 48 / 0.08)', '0 1px 2px rgb(0 0 0 / 0.4)'],
  'shadow-2': ['0 6px 24px rgb(20 40 48 / 0.18)', '0 6px 24px rgb(0 0 0 / 0.5)'],
  'select-arrow': [arrow('#7f8d91'), arrow('#71868f')],
} as const satisfies Record<string, readonly string[]>;

/** Names of before, which released remotes use: what each is today. */
const FORMER = { 'c-sign': 'var(--c-review)' } as const;

/** What a shell of contract 1.5 does not know yet, so that a remote brings it itself. */
const SINCE_1_5: ReadonlySet<string> = new Set([
  ...['paper', 'on-tooltip', 'bar-hover', 'bar-muted', 'brand'].map((name) => `c-${name}`),
  ...['review', 'on-review', 'review-edge'].map((name) => `c-${name}`),
  ...['land', 'water', 'urban', 'green', 'line', 'road', 'edge', 'great-road'].map((name) => `c-map-${name}`),
  'select-arrow',
]);

const line = (name: string, value: string) => `    --${name}: ${value};`;
const pairs = Object.entries<readonly string[]>({
  ...Object.fromEntries(Object.entries(COLOURS).map(([name, pair]) => [`c-${name}`, pair])),
  ...REST,
});
const spaces = SPACES.map((size, place) => line(`s-${place + 1}`, `${size}px`));
const written = '/* Written by `npm run tokens`. */\n';

/** The lines of a theme, 0 light and 1 dark; dark has those alone that differ. */
function linesOf(theme: 0 | 1, entries: [string, readonly string[]][]): string[] {
  return entries.flatMap(([name, pair]) => {
    const value = pair[theme];
    return value === undefined || (theme === 1 && value === pair[0]) ? [] : [line(name, value)];
  });
}

/** The style sheet of the shell: all tokens. Paper is always light. */
export function tokensCss(): string {
  const former = Object.entries(FORMER).map(([name, value]) => line(name, value));
  return `${written}@layer app {
  :root {
    color-scheme: light;
${[...linesOf(0, pairs), ...spaces, ...former].join('\n')}
  }

  @media not print {
    :root[data-theme='dark'] {
      color-scheme: dark;
${linesOf(1, pairs)
  .map((each) => `  ${each}`)
  .join('\n')}
    }
  }
}
`;
}

/** The style sheet of a remote: what an older shell lacks. Without any weight, so that a shell's own word counts more. */
export function remoteTokensCss(): string {
  const fresh = pairs.filter(([name]) => SINCE_1_5.has(name));
  return `${written}@layer app {
  :where(:root) {
${[...linesOf(0, fresh), ...spaces].join('\n')}
  }

  @media not print {
    :where(:root[data-theme='dark']) {
${linesOf(1, fresh)
  .map((each) => `  ${each}`)
  .join('\n')}
    }
  }
}
`;
}

/** What the public pages and the embeds draw with; they carry no more, for they are read over slow lines. */
const PUBLIC: ReadonlySet<string> = new Set(
  [
    'ground',
    'surface',
    'surface-2',
    'text',
    'text-muted',
    'line',
    'line-strong',
    'hover',
    'focus',
    'bar',
    'on-bar',
    'bar-muted',
    'accent',
    'accent-hover',
    'on-accent',
    'highlight',
    'on-highlight',
    'info',
    'info-text',
    'info-bg',
    'warn',
    'warn-text',
    'warn-bg',
    'map',
    'map-land',
    'map-line',
    'map-water',
    'map-great-road',
    'map-road',
  ].map((name) => `c-${name}`),
);

/**
 * The style sheet of the public pages, which run without a script: the reader's system says which theme, or the address does
 * (`data-theme`). Paper is always light.
 */
export function publicTokensCss(series: readonly Pair[]): string {
  const own = pairs.filter(([name]) => PUBLIC.has(name) || name === 'radius' || name === 'select-arrow');
  const all = [
    ...own,
    ...series.map((pair, place): [string, readonly string[]] => [`c-series-${place + 1}`, pair]),
  ];
  const dark = ['color-scheme: dark;', ...linesOf(1, all).map((each) => each.trim())];
  const within = (selector: string) =>
    `  ${selector} {\n${dark.map((each) => `    ${each}`).join('\n')}\n  }`;
  return `${written}:root {
  color-scheme: light;
${[...linesOf(0, all), ...spaces].map((each) => each.slice(2)).join('\n')}
}

@media screen and (prefers-color-scheme: dark) {
${within(":root:not([data-theme='light'])")}
}

@media screen {
${within(":root[data-theme='dark']")}
}
`;
}
