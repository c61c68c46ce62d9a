import { render, renderHook, screen } from '@testing-library/react';
import { themeStore } from '../ui/theme.store.ts';
import {
  MARKS,
  MarkSwatch,
  MarkTile,
  patternOf,
  seriesAt,
  SeriesStroke,
  SeriesTile,
  useDataColours,
} from './index.ts';
import { marksCss } from './marks-css.ts';
import { SERIES } from './marks.ts';

afterEach(() => themeStore.setState({ theme: 'light' }));

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('a canvas gets the colours of the %s table', (theme, at) => {
  themeStore.setState({ theme });
  const { result } = renderHook(useDataColours);
  expect(result.current.marks.suspect).toBe(MARKS.suspect.ink[at]);
  expect(result.current.series).toEqual(SERIES.map(({ colour }) => colour[at]));
});

test('the style sheet has the last word on a colour', () => {
  document.documentElement.style.setProperty('--mark-none', 'CanvasText');
  const { result } = renderHook(useDataColours);
  expect(result.current.marks.none).toBe('CanvasText');
  document.documentElement.style.removeProperty('--mark-none');
});

test('no two flows have the same dashes, nor the same pattern', () => {
  expect(SERIES.length).toBeGreaterThanOrEqual(8);
  expect(new Set(SERIES.map(({ dash }) => dash.join(' '))).size).toBe(SERIES.length);
  expect(new Set(SERIES.map(({ tile }) => tile?.path)).size).toBe(SERIES.length);
});

test.each([
  ['the first flow is filled with its color', 0, /^var\(--series-1\)$/],
  ['the second with its pattern', 1, /^url\(#/],
])('%s', (_, place, fill) => {
  const { container } = render(
    <svg>
      <SeriesTile place={place}>{(filled) => <rect className="bar" fill={filled} />}</SeriesTile>
    </svg>,
  );
  expect(container.querySelector('.bar')?.getAttribute('fill')).toMatch(fill);
});

test('where the system sets the colors a picture has them; the key of a canvas keeps those of the canvas', () => {
  const css = marksCss();
  const own = css.slice(css.indexOf('svg:not(.cx-of-canvas) {'));
  for (const place of SERIES.keys()) expect(own).toContain(`--series-${place + 1}: CanvasText;`);
  const { container } = render(
    <>
      <SeriesStroke place={1} />
      <SeriesStroke place={1} ofCanvas />
    </>,
  );
  const drawn = [...container.querySelectorAll('svg')].map((one) => one.matches('svg:not(.cx-of-canvas)'));
  expect(drawn).toEqual([true, false]);
});

test('after the last flow the colours begin anew', () => {
  expect(seriesAt(SERIES.length)).toEqual(seriesAt(0));
  expect(seriesAt(1).dash).not.toEqual(seriesAt(0).dash);
});

test('a swatch says nothing to those who hear the word beside it', () => {
  render(
    <p>
      <MarkSwatch mark="none" />
      No data
    </p>,
  );
  expect(screen.getByText('No data').firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test.each<[string, number[] | undefined, string | null]>([
  ['its own dashes', undefined, '6 3'],
  ['other dashes', [5, 4], '5 4'],
  ['no dashes', [], null],
])('a stroke has %s', (_, dash, expected) => {
  const { container } = render(<SeriesStroke place={1} dash={dash} />);
  expect(container.querySelector('line')?.getAttribute('stroke-dasharray')).toBe(expected);
});

test('two drawings with the same pattern do not take each other’s', () => {
  const fills: string[] = [];
  const draw = (fill: string) => {
    fills.push(fill);
    return null;
  };
  render(
    <svg>
      <MarkTile mark="none">{draw}</MarkTile>
      <MarkTile mark="none">{draw}</MarkTile>
    </svg>,
  );
  expect(new Set(fills).size).toBe(2);
});

test('where nothing can be drawn the colour stands for the pattern', () => {
  const context = {} as CanvasRenderingContext2D;
  expect(patternOf(context, 'none', 'CanvasText')).toBe('CanvasText');
});
