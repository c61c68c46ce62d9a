import { YEARS } from '../limits.ts';
import { paths } from '../paths.ts';
import { DAY } from '../patterns.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import {
  COMPARE_BINS,
  COMPARE_FORMS,
  COMPARED_COUNTS,
  COMPARED_SERIES_MAX,
  type ComparedSeries,
  type Comparison,
} from './comparison.ts';

const BETWEEN = '~';
/** The version of the addresses that this release writes. */
const VERSION = '1';
const SERIES = /^([A-Z0-9]{6})(?:\.(\d{1,9}))?(?:@(\d{4}))?$/;

const isYear = (year: number) => year >= YEARS.first && year <= YEARS.last;

/** A series as an address writes it: station, `.flow`, `@year`. */
export const seriesText = ({ station, flow, year }: ComparedSeries): string =>
  `${station}${flow === null ? '' : `.${flow}`}${year === null ? '' : `@${year}`}`;

/** Reads a list of series; what none can be read from is named, twice the same is once, and more than can be shown are named too. */
export function parseSeries(text: string): { series: ComparedSeries[]; unknown: string[] } {
  const series: ComparedSeries[] = [];
  const unknown: string[] = [];
  const known = new Set<string>();
  for (const part of text.split(BETWEEN).filter(Boolean)) {
    const one = readSeries(part);
    const own = one && seriesText(one);
    if (own !== null && known.has(own)) continue;
    if (one && own !== null && series.length < COMPARED_SERIES_MAX) {
      known.add(own);
      series.push(one);
    } else unknown.push(part);
  }
  return { series, unknown };
}

function readSeries(part: string): ComparedSeries | null {
  const [, station, flow, year] = SERIES.exec(part) ?? [];
  if (station === undefined || (year !== undefined && !isYear(Number(year)))) return null;
  return {
    station,
    flow: flow === undefined ? null : Number(flow),
    year: year === undefined ? null : Number(year),
  };
}

/** The list of series as an address writes it. */
export const seriesList = (series: readonly ComparedSeries[]): string => series.map(seriesText).join(BETWEEN);

/** Reads an address; `unknown` names what of it can't be read, and all else is as it says. */
export function parseComparison(search: URLSearchParams): { comparison: Comparison; unknown: string[] } {
  const { series, unknown } = parseSeries(search.get('s') ?? '');
  const read = <T>(name: string, reading: (text: string) => T | null, otherwise: T): T => {
    const text = search.get(name);
    if (text === null || text === '') return otherwise;
    const value = reading(text);
    if (value === null) unknown.push(`${name}=${text}`);
    return value ?? otherwise;
  };
  const oneOf =
    <T extends string>(words: readonly T[]) =>
    (text: string): T | null =>
      words.find((word) => word === text) ?? null;
  const day = (text: string) => (DAY.test(text) && minutesOfText(text) !== null ? text : null);
  const comparison: Comparison = {
    series,
    from: read<string | null>('from', day, null),
    to: read<string | null>('to', day, null),
    bin: read('bin', oneOf(COMPARE_BINS), 'day'),
    as: read('as', oneOf(COMPARE_FORMS), 'absolute'),
    base: read<number | null>(
      'base',
      (text) => (/^\d{4}$/.test(text) && isYear(Number(text)) ? Number(text) : null),
      null,
    ),
    counts: read('counts', oneOf(COMPARED_COUNTS), 'certified'),
    typical: read('with', (text) => (text === 'typical' ? true : null), false),
  };
  read('v', (text) => (text === VERSION ? text : null), VERSION);
  return { comparison, unknown };
}

/** The address of a comparison, of which it says nothing that is so anyway; empty where nothing is compared. */
export function comparisonSearch(comparison: Comparison): string {
  const { series, from, to, bin, as, base, counts, typical } = comparison;
  const parts: [string, string | null][] = [
    ['s', series.length === 0 ? null : seriesList(series)],
    ['from', from],
    ['to', to],
    ['bin', bin === 'day' ? null : bin],
    ['as', as === 'absolute' ? null : as],
    ['base', base === null ? null : String(base)],
    ['counts', counts === 'certified' ? null : counts],
    ['with', typical ? 'typical' : null],
  ];
  const said = parts.filter((part): part is [string, string] => part[1] !== null);
  // `~` and `@` are read by people, too
  const text = said.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@')}`);
  return text.length === 0 ? '' : [...text, `v=${VERSION}`].join('&');
}

/** Where a station is compared, all its flows together. */
export const compareHref = (station: string): string =>
  `${paths.compare.href()}?${comparisonSearch({ ...NOTHING_SAID, series: [{ station, flow: null, year: null }] })}`;

const NOTHING_SAID: Omit<Comparison, 'series'> = {
  from: null,
  to: null,
  bin: 'day',
  as: 'absolute',
  base: null,
  counts: 'certified',
  typical: false,
};
