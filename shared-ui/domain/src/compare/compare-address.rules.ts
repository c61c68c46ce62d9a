import { GROUP_MODES } from '../factor-groups.ts';
import { YEARS } from '../limits.ts';
import { paths } from '../paths.ts';
import { DAY } from '../patterns.ts';
import { minutesOfText } from '../wall-clock.rules.ts';
import {
  APART_SERIES_MAX,
  COMPARE_BINS,
  COMPARE_FORMS,
  COMPARED_COUNTS,
  COMPARED_SERIES_MAX,
  isGroupSeries,
  type ComparedSeries,
  type Comparison,
} from './comparison.ts';
import type { DatedComparison } from './compare-period.rules.ts';
import { GROUP_STATIONS_MAX, GROUP_WAYS } from './station-group.ts';

const BETWEEN = '~';
/** The version of the addresses that this release writes. */
const VERSION = '1';
const SERIES = /^([A-Z0-9]{6})(?:\.(?:(\d{1,9})|([a-z]+)))?(?:@([\d-]+))?$/;
const LINE = /^SL([1-9]\d{0,8})\.([a-z]+)(?:@([\d-]+))?$/;

const isYear = (year: number) => year >= YEARS.first && year <= YEARS.last;

/**
 * A series as an address writes it: station with `.flow` or `.mode`, or `SL` with a group's number and `.in`, `.out` or `.both`; of
 * another time `@year`, or `@` and the first day of its own period.
 */
export function seriesText(series: ComparedSeries): string {
  const time = series.first ?? series.year;
  const own = isGroupSeries(series)
    ? `SL${series.group}.${series.way}`
    : [series.station, series.flow ?? series.mode].filter((part) => part != null).join('.');
  return `${own}${time === null ? '' : `@${time}`}`;
}

/** Most series of a comparison, by whether each station has a chart of its own. */
export const mostSeries = ({ apart }: Pick<Comparison, 'apart'>): number =>
  apart ? APART_SERIES_MAX : COMPARED_SERIES_MAX;

/** Reads a list of series; what none can be read from is named, twice the same is once, and more than can be shown are named too. */
export function parseSeries(
  text: string,
  most: number = APART_SERIES_MAX,
): { series: ComparedSeries[]; unknown: string[] } {
  const series: ComparedSeries[] = [];
  const unknown: string[] = [];
  const known = new Set<string>();
  for (const part of text.split(BETWEEN).filter(Boolean)) {
    const one = readSeries(part);
    const own = one && seriesText(one);
    if (own !== null && known.has(own)) continue;
    if (one && own !== null && series.length < most) {
      known.add(own);
      series.push(one);
    } else unknown.push(part);
  }
  return { series, unknown };
}

const YEAR = /^\d{4}$/;
/** A day that there is, of a year that may be named; null where a text is none. */
const dayOf = (text: string) => (DAY.test(text) && minutesOfText(text) !== null ? text : null);

/** When a series is of; null where what stands behind its `@` is no year and no day. */
function timeOf(text: string | undefined): Pick<ComparedSeries, 'year' | 'first'> | null {
  if (text === undefined) return { year: null };
  if (!isYear(Number(text.slice(0, 4)))) return null;
  if (YEAR.test(text)) return { year: Number(text) };
  const first = dayOf(text);
  return first === null ? null : { year: null, first };
}

function readSeries(part: string): ComparedSeries | null {
  const [, group, word, ofGroup] = LINE.exec(part) ?? [];
  const [, station, flow, named, ofStation] = SERIES.exec(part) ?? [];
  const time = timeOf(ofGroup ?? ofStation);
  if (time === null) return null;
  const way = GROUP_WAYS.find((one) => one === word);
  if (group !== undefined && way !== undefined) return { group: Number(group), way, ...time };
  const mode = GROUP_MODES.find((one) => one === named);
  if (station === undefined || (named !== undefined && mode === undefined)) return null;
  return { station, flow: flow === undefined ? null : Number(flow), ...(mode && { mode }), ...time };
}

/** The list of series as an address writes it. */
export const seriesList = (series: readonly ComparedSeries[]): string => series.map(seriesText).join(BETWEEN);

/** What an address may ask for beside the lines, in the order in which it is written. */
const EXTRAS = ['typical', 'weather', 'factor', 'share', 'apart'] as const;
const isExtra = (word: string) => EXTRAS.some((one) => one === word);

const MOST_LEAST = Math.max(...Object.values(GROUP_STATIONS_MAX));
function leastOf(text: string): number | null {
  const least = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return least >= 1 && least <= MOST_LEAST ? least : null;
}

/** Reads an address; `unknown` names what of it can't be read, and all else is as it says. */
export function parseComparison(search: URLSearchParams): { comparison: Comparison; unknown: string[] } {
  const extras = (search.get('with') ?? '').split(',').filter(Boolean);
  const apart = extras.includes('apart');
  const { series, unknown } = parseSeries(search.get('s') ?? '', mostSeries({ apart }));
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
  const comparison: Comparison = {
    series,
    from: read<string | null>('from', dayOf, null),
    to: read<string | null>('to', dayOf, null),
    bin: read('bin', oneOf(COMPARE_BINS), 'day'),
    as: read('as', oneOf(COMPARE_FORMS), 'absolute'),
    base: read<number | null>(
      'base',
      (text) => (YEAR.test(text) && isYear(Number(text)) ? Number(text) : null),
      null,
    ),
    counts: read('counts', oneOf(COMPARED_COUNTS), 'certified'),
    typical: extras.includes('typical'),
    weather: extras.includes('weather'),
    factor: extras.includes('factor'),
    share: extras.includes('share'),
    apart,
    least: read<number | null>('least', leastOf, null),
  };
  unknown.push(...extras.filter((word) => !isExtra(word)).map((word) => `with=${word}`));
  read('v', (text) => (text === VERSION ? text : null), VERSION);
  return { comparison, unknown };
}

/** The address of a comparison, of which it says nothing that is so anyway; empty where nothing is compared. */
export function comparisonSearch(comparison: Comparison): string {
  const { series, from, to, bin, as, base, counts, least } = comparison;
  const extras = EXTRAS.filter((extra) => comparison[extra]).join(',');
  const parts: [string, string | null][] = [
    ['s', series.length === 0 ? null : seriesList(series)],
    ['from', from],
    ['to', to],
    ['bin', bin === 'day' ? null : bin],
    ['as', as === 'absolute' ? null : as],
    ['base', base === null ? null : String(base)],
    ['counts', counts === 'certified' ? null : counts],
    ['with', extras || null],
    ['least', least === null ? null : String(least)],
  ];
  const said = parts.filter((part): part is [string, string] => part[1] !== null);
  // `~`, `@` and `,` are read by people, too
  const text = said.map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%40', '@').replaceAll('%2C', ',')}`,
  );
  return text.length === 0 ? '' : [...text, `v=${VERSION}`].join('&');
}

/** Where some series are compared, and each station by itself where that is asked for. */
export const seriesHref = (
  series: ComparedSeries[],
  { apart }: { apart: boolean } = { apart: false },
): string => `${paths.compare.href()}?${comparisonSearch({ ...NOTHING_SAID, series, apart })}`;

/** Where a station is compared, all its flows together. */
export const compareHref = (station: string): string => seriesHref([{ station, flow: null, year: null }]);

const NOTHING_SAID: Omit<Comparison, 'series'> = {
  from: null,
  to: null,
  bin: 'day',
  as: 'absolute',
  base: null,
  counts: 'certified',
  typical: false,
  weather: false,
  factor: false,
  share: false,
  apart: false,
  least: null,
};

/** What the server is asked of a comparison: what its form has no use for is left out, so that one answer serves the likes of it. */
export const comparisonAsked = ({
  series,
  from,
  to,
  bin,
  as,
  base,
  counts,
  typical,
  factor,
  least,
}: DatedComparison) => ({
  s: seriesList(series),
  from,
  to,
  bin,
  as,
  counts,
  ...(as === 'index' && base !== null && { base }),
  ...(as === 'absolute' && typical && { typical }),
  ...(factor && { factor }),
  ...(least !== null && { least }),
});
