import type { Pair } from '../theme/tokens.ts';

/** What a count can be besides a number. */
export type MarkName = 'none' | 'suspect' | 'selected' | 'finding';

/** A piece that is repeated over a surface: strokes in a square of `size` pixels. */
export type Tile = { size: number; path: string; stroke: number };

/**
 * How each of them looks wherever it is drawn: a colour, and a pattern for those who do not see the colour. `outline`
 * goes around a stretch: how wide, and in which dashes, in pixels. Over data a mark stands on a ground of the paper's colour, so that one of the two
 * stands out from any shade.
 */
export const MARKS = {
  none: {
    ink: ['#38464c', '#c3ced3'],
    tile: { size: 6, path: 'M-1 1 1-1M0 6 6 0M5 7 7 5', stroke: 1.5 },
    outline: null,
  },
  suspect: {
    ink: ['#7a1a69', '#f0b4e6'],
    tile: { size: 4, path: 'M1 1h.01M3 3h.01', stroke: 1.9 },
    outline: null,
  },
  selected: { ink: ['#083f56', '#d3edf6'], tile: null, outline: { width: 2, dash: [] } },
  finding: {
    ink: ['#861d15', '#f7beb7'],
    tile: { size: 6, path: 'M0 0 6 6M6 0 0 6', stroke: 1.2 },
    outline: { width: 2, dash: [5, 3] },
  },
} as const satisfies Record<
  MarkName,
  { ink: Pair; tile: Tile | null; outline: { width: number; dash: readonly number[] } | null }
>;

/**
 * The lines, bars and legends of flows: colours that stay apart, and for those who do not see them dashes of lines and
 * patterns of bars, no two the same.
 */
export const SERIES: readonly { colour: Pair; dash: readonly number[]; tile: Tile | null }[] = [
  { colour: ['#0b5471', '#6fbfdc'], dash: [], tile: null },
  {
    colour: ['#c4581c', '#f0975c'],
    dash: [6, 3],
    tile: { size: 5, path: 'M-1 1 1-1M0 5 5 0M4 6 6 4', stroke: 1 },
  },
  { colour: ['#3f7d3a', '#8cc987'], dash: [2, 2], tile: { size: 4, path: 'M2 2h.01', stroke: 2 } },
  { colour: ['#7a4fa3', '#c3a1e6'], dash: [8, 3, 2, 3], tile: { size: 4, path: 'M0 2H4', stroke: 1 } },
  { colour: ['#a8281e', '#f08f84'], dash: [14, 4], tile: { size: 4, path: 'M2 0V4', stroke: 1 } },
  {
    colour: ['#6b5d00', '#b5c95e'],
    dash: [8, 2, 2, 2, 2, 2],
    tile: { size: 5, path: 'M0 0 5 5M5 0 0 5', stroke: 1 },
  },
  {
    colour: ['#00776b', '#5fd0c3'],
    dash: [4, 6],
    tile: { size: 5, path: 'M-1 4 1 6M0 0 5 5M4-1 6 1', stroke: 1 },
  },
  {
    colour: ['#52636b', '#bccacf'],
    dash: [14, 3, 5, 3],
    tile: { size: 5, path: 'M0 2.5H5M2.5 0V5', stroke: 1 },
  },
];

/** A shape around 0, and whether its inside is filled. */
type Shape = { path: string; filled: boolean };

const SHAPES = {
  disk: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z',
  square: 'M-3.5-3.5h7v7h-7Z',
  triangle: 'M0-5 5 3.7H-5Z',
  diamond: 'M0-5.4 5.4 0 0 5.4-5.4 0Z',
};

/** The shapes that stand on the lines of series, by their place: with the colour and the dashes no two are alike. */
export const SERIES_SHAPES: readonly Shape[] = [
  ...Object.values(SHAPES).map((path) => ({ path, filled: true })),
  ...Object.values(SHAPES).map((path) => ({ path, filled: false })),
];

/** The rest of a chart: quiet and busy in a heat map, paper, words, lines, the stretch that a drag looks closer at. */
export const CHART = {
  'heat-low': ['#e6f0f3', '#1c3540'],
  'heat-high': ['#06303f', '#c5ecfa'],
  paper: ['#ffffff', '#152027'],
  text: ['#52636b', '#a3b4bb'],
  ink: ['#1b2b33', '#e4ebed'],
  line: ['#dbe1dc', '#2b3d46'],
  focus: ['#0b5471', '#8fd3ea'],
  'wash-selected': ['rgb(11 84 113 / 0.14)', 'rgb(111 191 220 / 0.2)'],
  'wash-finding': ['rgb(134 29 21 / 0.12)', 'rgb(247 190 183 / 0.16)'],
  'wash-zoom': ['rgb(27 43 51 / 0.16)', 'rgb(228 235 237 / 0.2)'],
} as const satisfies Record<string, Pair>;

/** All colours of data by the name of their token, without the leading dashes. */
export const DATA_COLOURS: Readonly<Record<string, Pair>> = {
  ...Object.fromEntries(SERIES.map(({ colour }, place) => [`series-${place + 1}`, colour])),
  ...Object.fromEntries(Object.entries(CHART).map(([name, pair]) => [`chart-${name}`, pair])),
  ...Object.fromEntries(Object.entries(MARKS).map(([name, { ink }]) => [`mark-${name}`, ink])),
};
