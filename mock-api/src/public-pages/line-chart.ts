import { html } from 'hono/html';
import { binsWith, linePieces, type PointMark, type TypicalBin } from 'shared-domain';
import { frame, gridOf, share, type Grid, type Look } from './charts.ts';
import type { Html } from './html.ts';

/** A line over ticks, broken where nothing is known, and what each of its values is to be read with. */
export type Line = {
  label: string;
  values: readonly (number | null)[];
  marks?: readonly (readonly PointMark[])[];
};

/** So many words stand below lines at most: of short ones, and of dates. */
const WORDS = { short: 8, long: 4 };
const SHORT = 5;

/** What is drawn on: where a tick stands across, how many there are, and the lines of the scale. */
type Ground = { x: (place: number) => string; count: number; grid: Grid };

/** What is usual at each tick, where that is known. */
type Band = readonly (TypicalBin | null)[];

/** Lines over the same ticks, told apart by color and dashes; some ticks, as many as have room, have their words. */
export function lineChart(
  ticks: readonly string[],
  lines: readonly Line[],
  { band = [], above = '', ...look }: Look & { band?: Band; above?: Html | '' },
): Html {
  const grid = gridOf(
    [...lines.flatMap(({ values }) => values), ...band.map((one) => one?.high ?? null)],
    look,
  );
  const ground = { x: (place: number) => share(place + 0.5, ticks.length), count: ticks.length, grid };
  const isLong = ticks.some((tick) => tick.length > SHORT);
  return html`<ul class="legend">
      ${lines.map(({ label }, line) => html`<li>${sample(line)}${label}</li>`)}
    </ul>
    ${above}
    ${frame(
      look,
      grid,
      [
        ...wordsOf(ticks, ground, isLong),
        ...bandOf(band, ground),
        ...lines.map((line, at) => partialBins(line, at, ground)),
        ...lines.map((line, at) => lineOf(line, at, ground)),
        ...lines.map((line, at) => ringsOf(line, at, ground)),
      ],
      isLong ? 'many' : '',
    )}`;
}

const sample = (line: number): Html =>
  html`<svg aria-hidden="true">
    <line class="line line-${line + 1}" x1="0" x2="100%" y1="50%" y2="50%" />
  </svg>`;

function wordsOf(ticks: readonly string[], { x, grid }: Ground, isLong: boolean): Html[] {
  const every = Math.ceil(ticks.length / WORDS[isLong ? 'long' : 'short']);
  // a long word at the edge would be cut off
  const first = isLong ? Math.floor(every / 2) : 0;
  return ticks.flatMap((tick, place) =>
    place % every === first
      ? [html`<text class="${sideOf(place, ticks)}" x="${x(place)}" y="${grid.height - 6}">${tick}</text>`]
      : [],
  );
}

/** Where a phone has room for a word: half of a long one is as wide as this part of a picture there. */
const EDGE = 0.2;
function sideOf(place: number, { length }: readonly string[]): string {
  const at = (place + 0.5) / length;
  return at < EDGE ? 'early' : at > 1 - EDGE ? 'late' : '';
}

/** A line from tick to tick; a hollow one has paper between its edges, and where its tick stands alone a piece of it stands there. */
function lineOf({ values, marks = [] }: Line, line: number, { x, count, grid }: Ground): Html {
  const y = (place: number) => grid.y(values[place] ?? 0);
  const drawn = linePieces(values, marks).map(({ isHollow, at }) => {
    const steps = at.slice(1).map((place, before) => {
      const from = at[before] ?? place;
      return { x1: x(from), y1: y(from), x2: x(place), y2: y(place) };
    });
    if (!isHollow) return html`${steps.map((step) => stroke(step, `line-${line + 1}`))}`;
    const [alone = 0] = at;
    const aside = (by: number) => share(alone + 0.5 + by, count);
    const pieces =
      steps.length > 0 ? steps : [{ x1: aside(-ASIDE), y1: y(alone), x2: aside(ASIDE), y2: y(alone) }];
    return html`${pieces.map((step) => stroke(step, `line-${line + 1} hollow`))}
    ${pieces.map((step) => stroke(step, 'between'))}`;
  });
  return html`${drawn}`;
}

/** To either side of a tick that stands alone, as a share of what is between two. */
const ASIDE = 0.3;

const stroke = ({ x1, y1, x2, y2 }: { x1: string; y1: number; x2: string; y2: number }, kind: string): Html =>
  html`<line class="line ${kind}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" />`;

/** Rings around what was counted in part. */
const ringsOf = ({ values, marks = [] }: Line, line: number, { x, grid }: Ground): Html =>
  html`${binsWith('inPart', { values, marks }).map(
    (place) =>
      html`<circle
        class="ring line-${line + 1}"
        cx="${x(place)}"
        cy="${grid.y(values[place] ?? 0)}"
        r="4"
      />`,
  )}`;

/** So wide are the shapes of the band, whatever the width of the picture. */
const BAND = 1000;

/** What is usual, behind the lines: the band in which most lies, and its middle. */
function bandOf(band: Band, { count, grid }: Ground): Html[] {
  const stretches = linePieces(
    band.map((one) => one?.median ?? null),
    [],
  ).filter(({ at }) => at.length > 1);
  if (stretches.length === 0) return [];
  const point = (place: number, which: keyof TypicalBin) =>
    `${(((place + 0.5) / count) * BAND).toFixed(1)},${grid.y(band[place]?.[which] ?? 0)}`;
  const drawn = stretches.map(({ at }) => {
    const edges = [
      ...at.map((place) => point(place, 'high')),
      ...at.toReversed().map((place) => point(place, 'low')),
    ];
    return html`<polygon points="${edges.join(' ')}" />
      <polyline points="${at.map((place) => point(place, 'median')).join(' ')}" />`;
  });
  const { height } = grid;
  return [
    html`<svg
      class="band"
      width="100%"
      height="${height}"
      viewBox="0 0 ${BAND} ${height}"
      preserveAspectRatio="none"
    >
      ${drawn}
    </svg>`,
  ];
}

/** Hatched up to its line: the sums of some of a group's stations. */
function partialBins({ values, marks = [] }: Line, line: number, { count, grid }: Ground): Html {
  const partial = binsWith('notAll', { values, marks });
  if (partial.length === 0) return html``;
  const id = `part-${line + 1}`;
  const turn = line % 2 === 0 ? 45 : 135;
  return html`<pattern
      id="${id}"
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(${turn})"
    >
      <line class="line line-${line + 1} hatch" x1="0" x2="0" y1="0" y2="6" />
    </pattern>
    ${partial.map((place) => {
      const y = grid.y(values[place] ?? 0);
      return html`<rect
        x="${share(place, count)}"
        y="${y}"
        width="${share(1, count)}"
        height="${(grid.foot - y).toFixed(1)}"
        fill="url(#${id})"
      />`;
    })}`;
}
