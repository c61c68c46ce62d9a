import { globSync, readFileSync } from 'node:fs';
import { CHART, DATA_COLOURS, MARKS, SERIES } from '../marks/marks.ts';
import { contrast, difference, ramp } from '../testing/contrast.ts';
import { COLOURS, type ColourName } from './tokens.ts';

const THEMES = [
  ['light', 0],
  ['dark', 1],
] as const;
type InTheme = { theme: string; at: 0 | 1 };
const inBoth = <T extends object>(rows: readonly T[]): (T & InTheme)[] =>
  THEMES.flatMap(([theme, at]) => rows.map((row) => ({ ...row, theme, at })));

/** Words and what they stand on: at least 4.5 to 1 (WCAG 1.4.3). */
const WORDS: readonly (readonly [ColourName, ...ColourName[]])[] = [
  [
    'text',
    'ground',
    'surface',
    'surface-2',
    'stripe',
    'hover',
    'map',
    'map-land',
    'map-urban',
    'map-green',
    'map-water',
  ],
  ['text-muted', 'ground', 'surface', 'surface-2', 'stripe', 'map-land', 'map-urban'],
  ['accent', 'ground', 'surface', 'surface-2', 'hover'],
  ['accent-hover', 'surface', 'hover'],
  ['on-accent', 'accent', 'accent-hover', 'danger', 'danger-hover'],
  ['on-highlight', 'highlight', 'highlight-2'],
  ['on-tooltip', 'tooltip'],
  ['on-bar', 'bar', 'bar-hover'],
  ['bar-muted', 'bar'],
  ['bar', 'brand'],
  ['on-review', 'review'],
  ['ok-text', 'ok-bg', 'surface'],
  ['info-text', 'info-bg', 'surface'],
  ['warn-text', 'warn-bg', 'surface'],
  ['danger-text', 'danger-bg', 'surface'],
];
/** Edges, rings and signs and what they stand on: at least 3 to 1 (WCAG 1.4.11). */
const SIGNS: readonly (readonly [ColourName, ...ColourName[]])[] = [
  ['line-strong', 'surface', 'surface-2', 'ground'],
  ['focus', 'ground', 'surface', 'surface-2', 'highlight'],
  ['on-bar', 'bar'],
  ['brand', 'bar'],
  ['bar-line', 'bar'],
  ['ok', 'surface', 'ok-bg'],
  ['info', 'surface', 'info-bg'],
  ['warn', 'surface', 'warn-bg'],
  ['danger', 'surface', 'danger-bg'],
  ['accent', 'surface', 'ground', 'highlight', 'map', 'map-land', 'map-urban', 'map-water'],
];
/** What nobody has to make out, and why: grounds of nothing written, and lines beside what says the same. */
const QUIET: Partial<Record<ColourName, string>> = {
  paper:
    'a ground: of a code for cameras, which is black, and of printed pages, whose words are those of the light theme',
  line: 'between rows and around boxes, whose words and spaces tell them apart; around what is disabled',
  mask: 'over a page that is out of reach',
  'map-line': 'borders of counties: a counter’s county stands in its words',
  'map-road': 'roads: a place is named by its street and its coordinates',
  'map-edge': 'the rim of a road beside the ground',
  'map-great-road': 'great roads: the same',
};
const pairsOf = (rows: typeof WORDS) =>
  inBoth(rows.flatMap(([ink, ...grounds]) => grounds.map((ground) => ({ ink, ground }))));

test('every color of the product is measured, or is said to be quiet', () => {
  const measured = new Set([...WORDS, ...SIGNS].flat());
  // the test of the ring measures these
  measured.add('review-edge');
  const names = Object.keys(COLOURS) as ColourName[];
  expect(names.filter((name) => !measured.has(name))).toEqual(Object.keys(QUIET));
});

/** The rules of all style sheets: what they are for, and what they say. */
const RULES = globSync(['shared-ui/src/**/*.css', 'shell/src/**/*.css', 'mfe-*/src/**/*.css'])
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  .flatMap((css) => [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)])
  .map(([, selector = '', said = '']) => ({ selector: selector.trim(), said }));
const quiet = Object.keys(QUIET).join('|');

test('nothing is written in a quiet color, and none alone shows where a control is (WCAG 1.4.11)', () => {
  expect(RULES.length).toBeGreaterThan(500);
  const written = RULES.filter(({ said }) =>
    new RegExp(`(?:^|[\\s;])(?:color|fill): var\\(--c-(?:${quiet})\\)`).test(said),
  );
  expect(written.map(({ selector }) => selector)).toEqual([]);
  const control = /(?:\b(?:button|input|select|textarea|summary)|-button|-input)[^\s,]*$/;
  const edged = RULES.filter(({ said }) =>
    new RegExp(`border[\\w-]*: [^;]*var\\(--c-(?:${quiet})\\)`).test(said),
  )
    .flatMap(({ selector }) => selector.split(',').map((one) => one.trim()))
    .filter((one) => control.test(one) && !/:disabled|aria-disabled/.test(one));
  expect(edged).toEqual([]);
});

test('the light theme’s words can be read on paper', () => {
  expect(contrast(COLOURS.text[0], COLOURS.paper[0])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(COLOURS['text-muted'][0], COLOURS.paper[0])).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(WORDS))('$theme: words in $ink can be read on $ground', ({ at, ink, ground }) => {
  expect(contrast(COLOURS[ink][at], COLOURS[ground][at])).toBeGreaterThanOrEqual(4.5);
});

test.each(pairsOf(SIGNS))('$theme: the sign in $ink stands out from $ground', ({ at, ink, ground }) => {
  expect(contrast(COLOURS[ink][at], COLOURS[ground][at])).toBeGreaterThanOrEqual(3);
});

test.each(
  inBoth((['map', 'map-land', 'map-urban', 'surface', 'ground'] as const).map((ground) => ({ ground }))),
)(
  '$theme: the ring of what needs review stands out from $ground, by its amber or its edge',
  ({ at, ground }) => {
    const [amber, edge] = [COLOURS.review[at], COLOURS['review-edge'][at]];
    const ring = [amber, edge].map((one) => contrast(one, COLOURS[ground][at]));
    expect(Math.max(...ring)).toBeGreaterThanOrEqual(3);
    expect(contrast(amber, edge)).toBeGreaterThanOrEqual(3);
  },
);

test.each(inBoth(Object.entries(MARKS).map(([mark, { ink }]) => ({ mark, ink }))))(
  '$theme: the mark of $mark stands out from paper, and with its paper from every shade of a heat map',
  ({ at, ink }) => {
    const paper = CHART.paper[at];
    expect(contrast(ink[at], paper)).toBeGreaterThanOrEqual(3);
    for (const shade of ramp(CHART['heat-low'][at], CHART['heat-high'][at], 64))
      expect(Math.max(contrast(ink[at], shade), contrast(paper, shade))).toBeGreaterThanOrEqual(3);
  },
);

test.each(inBoth(SERIES.map(({ colour }, place) => ({ place, colour }))))(
  '$theme: line $place stands out from paper',
  ({ at, colour }) => expect(contrast(colour[at], CHART.paper[at])).toBeGreaterThanOrEqual(3),
);

test('each mark has a pattern of its own, and so does each line beside one of like colour', () => {
  const patterns = Object.values(MARKS).map(({ tile, outline }) => tile?.path ?? `outline ${outline?.width}`);
  expect(new Set(patterns).size).toBe(patterns.length);
  for (const [, at] of THEMES)
    for (const [i, one] of SERIES.entries())
      for (const other of SERIES.slice(i + 1))
        expect(
          difference(one.colour[at], other.colour[at]) > 0.05 || one.dash.join() !== other.dash.join(),
        ).toBe(true);
});

test.each(THEMES)('%s: nothing else looks amber', (_, at) => {
  const others = [
    ...Object.entries(COLOURS).filter(([name]) => name !== 'review'),
    ...Object.entries(DATA_COLOURS),
  ].filter(([, pair]) => pair[at].startsWith('#'));
  const amber = others.filter(([, pair]) => difference(pair[at], COLOURS.review[at]) < 0.08);
  expect(amber).toEqual([]);
});

test('charts have the paper, the words and the lines of the frame around them', () => {
  const { paper, text, ink, line, focus } = CHART;
  expect({ paper, text, ink, line, focus }).toEqual({
    paper: COLOURS.surface,
    text: COLOURS['text-muted'],
    ink: COLOURS.text,
    line: COLOURS.line,
    focus: COLOURS.focus,
  });
});

test('contrast is reckoned as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
