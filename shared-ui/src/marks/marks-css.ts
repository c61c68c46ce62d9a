import { DATA_COLOURS, MARKS, SERIES, type Tile } from './marks.ts';

/** A tile as the address of a picture, which stays where a system sets its own colours. */
function pictureOf({ size, path, stroke }: Tile, colour: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}'%3E%3Cpath d='${path}' fill='none' stroke='%23${colour.slice(1)}' stroke-width='${stroke}' stroke-linecap='round'/%3E%3C/svg%3E")`;
}

function linesOf(theme: 0 | 1): string[] {
  const colours = Object.entries(DATA_COLOURS).map(([name, pair]) => `--${name}: ${pair[theme]};`);
  const tiles = Object.entries(MARKS).flatMap(([name, { ink, tile }]) =>
    tile ? [`--tile-${name}: ${pictureOf(tile, ink[theme])};`] : [],
  );
  return [...colours, ...tiles];
}

const block = (theme: 0 | 1, indent: string) =>
  linesOf(theme)
    .map((each) => indent + each)
    .join('\n');

/** What pictures that are drawn as text is take from the system, where it sets the colours. */
const SYSTEM = {
  ...Object.fromEntries(SERIES.map((_, place) => [`series-${place + 1}`, 'CanvasText'])),
  'chart-text': 'CanvasText',
  'chart-ink': 'CanvasText',
  'chart-line': 'GrayText',
  'chart-paper': 'Canvas',
};
const system = Object.entries(SYSTEM).map(([name, colour]) => `      --${name}: ${colour};`);

const tiled = Object.entries(MARKS).flatMap(([name, { tile }]) => (tile ? [name] : []));

/**
 * The style sheet of the marks, which every remote that shows data brings itself. A mark keeps its colours where the
 * system sets its own: they are what is told. Lines, words and bars of pictures have the system's, as dashes, shapes and
 * hatchings tell them apart; a canvas, which can't, has its own paper with its own. On paper all is light, and printed.
 */
export function marksCss(): string {
  return `/* Written by \`npm run tokens\`. */
@layer app {
  :root {
${block(0, '    ')}
  }

  @media not print {
    :root[data-theme='dark'] {
${block(1, '      ')}
    }
  }

  /* the paper is the system's then, whatever theme was chosen here */
  @media (forced-colors: active) and (prefers-color-scheme: light) {
    :root[data-theme] {
${block(0, '      ')}
    }
  }

  @media (forced-colors: active) and (prefers-color-scheme: dark) {
    :root[data-theme] {
${block(1, '      ')}
    }
  }

  @media (forced-colors: active) {
    svg:not(.cx-of-canvas) {
${system.join('\n')}
    }
  }

  /* a mark on a ground of its own, as in a legend or at the edge of a row */
  .cx-mark {
    background: var(--chart-paper);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

${tiled
  .map(
    (name) => `  .cx-mark-${name} {
    background: var(--tile-${name}) var(--chart-paper);
  }
`,
  )
  .join('\n')}
  .cx-mark-selected {
    background: var(--chart-wash-selected);
    box-shadow: inset 0 0 0 ${MARKS.selected.outline.width}px var(--mark-selected);
  }

  .cx-swatch {
    display: inline-block;
    flex: none;
    width: 16px;
    height: 14px;
    border: 1px solid var(--chart-text);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  .cx-ring {
    fill: none;
    stroke: var(--chart-ink);
    stroke-width: 1;
  }

  .cx-hollow {
    stroke: var(--chart-paper);
  }

  .cx-line-keys {
    display: grid;
    gap: var(--s-2);
    margin: 0;
    padding: 0;
    color: var(--c-text-muted);
    font-size: 0.875rem;
    list-style: none;
  }

  .cx-line-keys li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--s-4);
    align-items: center;
  }

  .cx-line-keys svg {
    print-color-adjust: exact;
  }
}
`;
}
