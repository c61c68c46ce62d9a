import { html } from 'hono/html';
import { numberFormat, type Language } from 'shared-domain/texts';
import type { Html } from './html.ts';
import { scaleOf } from './scale.rules.ts';

/** A bar: null where nothing is known; open where it may still change; marked where there is something to know of it. */
export type Bar = { tick: string; value: number | null; isOpen?: boolean; isMarked?: boolean };

const HEIGHT = 232;
const ABOVE = 10;
const BELOW = 24;

/** How a picture is drawn: what it shows in words, and in whose numbers. */
export type Look = { label: string; language: Language };

/** The lines of a scale in pixels from above, with their numbers. */
export function gridOf(values: readonly (number | null)[], { language }: Look) {
  const known = values.filter((value) => value !== null);
  const lines = scaleOf(Math.max(0, ...known));
  const top = lines.at(-1) ?? 1;
  const foot = HEIGHT - BELOW;
  const y = (value: number) => Number((foot - (value / top) * (foot - ABOVE)).toFixed(1));
  const format = numberFormat(language, { notation: top >= 10_000 ? 'compact' : 'standard' });
  return { height: HEIGHT, foot, y, lines: lines.map((at) => ({ y: y(at), told: format.format(at) })) };
}

export type Grid = ReturnType<typeof gridOf>;

/**
 * A picture whose places are shares of its width across and pixels down: letters keep their size however narrow it is, and no
 * script has to measure anything. Its numbers stand in the table beside it.
 */
export function frame(look: Look, { height, foot, lines }: Grid, content: Html | Html[], kind = ''): Html {
  return html`<div class="chart" role="img" aria-label="${look.label}">
    <svg class="scale" height="${height}" aria-hidden="true">
      ${lines.map(({ y, told }) => html`<text x="88%" y="${y + 4}">${told}</text>`)}
    </svg>
    <svg class="plot ${kind}" height="${height}" aria-hidden="true">
      ${lines.map(({ y }) => html`<line class="grid" x1="0" x2="100%" y1="${y}" y2="${y}" />`)} ${content}
      <line class="base" x1="0" x2="100%" y1="${foot}" y2="${foot}" />
    </svg>
  </div>`;
}

/** From so many bars on a phone has room for every third word alone. */
const MANY = 8;

export const share = (part: number, of: number) => `${((part / of) * 100).toFixed(2)}%`;

/** How high a dashed line stands for what is not known, and a mark over what is below it. */
const MISSING = 24;
const OVER = 8;

/** A diamond whose middle stands there; at the top it has room yet. */
const diamond = (x: string, y: number): Html =>
  html`<svg class="mark" x="${x}" y="${Math.max(OVER, y - OVER)}"><path d="M0-5 5 0 0 5-5 0z" /></svg>`;

/** Bars beside each other, each with its word below; a dashed line where nothing is known. */
export function barChart(bars: readonly Bar[], look: Look): Html {
  const grid = gridOf(
    bars.map(({ value }) => value),
    look,
  );
  const { foot, y, height } = grid;
  const drawn = bars.map(({ tick, value, isOpen, isMarked }, place) => {
    const middle = share(place + 0.5, bars.length);
    const top = value === null ? foot - MISSING : y(value);
    const word = html`<text x="${middle}" y="${height - 6}">${tick}</text
      >${isMarked ? diamond(middle, top) : ''}`;
    if (value === null)
      return html`<line class="missing" x1="${middle}" x2="${middle}" y1="${top}" y2="${foot}" />${word}`;
    const left = share(place + 0.15, bars.length);
    return html`<rect
        class="bars ${isOpen ? 'open' : ''}"
        x="${left}"
        y="${top}"
        width="${share(0.7, bars.length)}"
        height="${(foot - top).toFixed(1)}"
      />${word}`;
  });
  return frame(look, grid, drawn, bars.length > MANY ? 'many' : '');
}
