import {
  daysIn,
  isGroupSeries,
  mostDays,
  nextStart,
  parseComparison,
  seriesText,
  type ApiReply,
  type ComparedGroup,
  type ComparedSeriesReply,
} from 'shared-domain';
import { CONTRACT } from 'shared-domain/contract';
import type { z } from 'zod';
import type { Reading, Transaction } from '../../platform/db/database.ts';
import type { Language } from '../../platform/text/language.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { askedSeries, type ShownSeries } from './asked-series.ts';
import { baseOf, type Base } from './base.rules.ts';
import type { Bin, Summed } from './bin-sums.rules.ts';
import { changeDays } from './grains.rules.ts';
import { hourMeans } from './hour-means.rules.ts';
import { startsOf, type Placing } from './placing.ts';
import { appliedFactors, factorsByDay, readFactors } from './series-factors.ts';
import { commonLength, type Binning } from './read-bins.ts';
import { sumSeries, type SeriesSum } from './sum-series.ts';
import { texts } from './texts.ts';
import { readTypical } from './typical.ts';

/** What is asked for, with nothing left out. */
type Terms = Placing &
  Pick<Binning, 'counts'> & { base: number | null; typical: boolean; factor: boolean; least: number | null };

type Fault = { field: 'to' | 'base'; text: ApiProblem['text'] };

/** What keeps a comparison from being worked out, and at which field; null where nothing does. */
function faultOf({ from, to, bin, as, base }: Terms): Fault | null {
  if (to < from) return { field: 'to', text: texts.endsBeforeFirst };
  const most = mostDays({ bin, as });
  if (daysIn({ from, to }) > most) return { field: 'to', text: texts.tooLong({ days: String(most) }) };
  if (base !== null && as === 'index' && (bin === 'hour' || bin === 'interval'))
    return { field: 'base', text: texts.baseOfDays };
  return null;
}

/** The base of an index: of the year that is named, or of the period itself. */
async function readBase(
  db: Reading,
  shown: readonly ShownSeries[],
  {
    terms,
    sums,
    ...how
  }: { terms: Terms; sums: readonly SeriesSum[] } & Pick<Binning, 'length' | 'factorOf'>,
): Promise<Base | null> {
  if (terms.as !== 'index') return null;
  const { base } = terms;
  if (base === null) return baseOf(sums);
  const year = { ...terms, from: `${base}-01-01`, to: `${base}-12-31`, ...how };
  const ofPeriod = shown.map((one) => ({ ...one, asked: { ...one.asked, year: null, first: null } }));
  return baseOf(await sumSeries(db, ofPeriod, year));
}

/** The places of a list for which something holds. */
const placesOf = (some: readonly boolean[]) => some.flatMap((holds, at) => (holds ? [at] : []));

function groupReply({ group, stations }: ShownSeries, partial: readonly boolean[]): ComparedGroup | null {
  if (group === null) return null;
  const { row, way, unseen, blocking } = group;
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    way,
    stations: stations.map(({ station }) => station.station_id_tmg),
    unseen,
    blocking,
    partial: placesOf(partial),
  };
}

function seriesReply(
  shown: ShownSeries,
  { summed: { values, ...summed }, bins }: SeriesSum,
  { base, isHours }: { base: number | null; isHours: boolean },
): ComparedSeriesReply {
  const { asked, stations } = shown;
  const group = groupReply(shown, isHours ? [] : summed.partial);
  const station = group ? null : (stations[0]?.station ?? null);
  const isOpen = values.map((value, at) => value !== null && !summed.complete[at]);
  const flow = isGroupSeries(asked) ? undefined : station?.flows.find(({ id }) => id === asked.flow);
  return {
    key: seriesText(asked),
    station_id_tmg: station?.station_id_tmg ?? null,
    station_name: station?.station_name ?? null,
    group,
    flow: flow
      ? { id: flow.id, name: flow.name, direction: flow.direction, count_type: flow.count_type }
      : null,
    mode: isGroupSeries(asked) ? null : (asked.mode ?? null),
    year: asked.year,
    first: asked.first ?? null,
    // with factors, sums are no whole numbers
    values: isHours ? [] : values.map((value) => value && Math.round(value)),
    open: isHours ? [] : placesOf(isOpen),
    added: summed.added,
    left: summed.left,
    uncertified: summed.uncertified.filter(Boolean).length,
    uncertified_bins: isHours ? [] : placesOf(summed.uncertified),
    base,
    hours: isHours ? hoursOf({ values, ...summed }, bins, stations[0]?.station.time_zone ?? '') : null,
    typical: null,
  };
}

function hoursOf(summed: Summed, bins: readonly Bin[], timeZone: string) {
  const starts = bins.map(({ start }) => start ?? '');
  const years = starts.filter(Boolean).map((start) => Number(start.slice(0, 4)));
  return hourMeans(starts, summed, changeDays(timeZone, years[0] ?? 0, years.at(-1) ?? -1));
}

async function lengthOf(db: Reading, shown: readonly ShownSeries[], { bin, from, to }: Terms) {
  if (bin !== 'interval') return 60;
  const until = nextStart(to, 'day', 0);
  const stations = shown.flatMap((one) => one.stations.map(({ station }) => station.id));
  return commonLength(
    db,
    stations.map((station) => ({ station, from, until })),
  );
}

/** The days that bins lie in, `until` exclusive; null where none of them is of a date. */
function daysOf(bins: readonly Bin[], { bin, length }: Pick<Binning, 'bin' | 'length'>) {
  const starts = bins.flatMap(({ start }) => start ?? []);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const until = nextStart(last, bin, length).slice(0, 10);
  return { from: first.slice(0, 10), until };
}

async function compare(
  db: Reading,
  shown: readonly ShownSeries[],
  terms: Terms,
): Promise<Pick<ApiReply<'GET /compare'>, 'starts' | 'length' | 'base_days' | 'series'>> {
  const length = await lengthOf(db, shown, terms);
  const factors = terms.factor ? await readFactors(db, shown) : null;
  const how = { length, factorOf: factors && factorsByDay(factors) };
  const sums = await sumSeries(db, shown, { ...terms, ...how });
  const base = await readBase(db, shown, { terms, sums, ...how });
  const isHours = terms.as === 'hour';
  const series = shown.flatMap((one, at) => {
    const sum = sums[at];
    if (!sum) return [];
    const reply = seriesReply(one, sum, { base: base?.means[at] ?? null, isHours });
    const days = factors && daysOf(sum.bins, { bin: terms.bin, length });
    return [days ? { ...reply, factors: appliedFactors(one, reply.added, factors, days) } : reply];
  });
  const [first] = shown;
  if (first && series[0] && terms.typical && terms.as === 'absolute')
    series[0].typical = await readTypical(db, first, sums[0]?.bins ?? [], { ...terms, ...how });
  return { starts: isHours ? [] : startsOf(terms, length), length, base_days: base?.days ?? null, series };
}

type Query = z.output<(typeof CONTRACT)['GET /compare']['query']>;

function termsOf(query: Query): Terms {
  const { from, to, bin = 'day', as = 'absolute', base = null, counts = 'certified' } = query;
  const { typical = false, factor = false, least = null } = query;
  const by = as === 'weekday' ? 'day' : as === 'hour' ? 'hour' : bin;
  return { from, to, bin: by, as, base, counts, typical, factor, least };
}

/** What the address of a comparison asks for; null where it asks for none, or for one that can't be worked out. */
export function comparisonAt(address: string): Query | null {
  const search = new URLSearchParams(address);
  const { factor, typical } = parseComparison(search).comparison;
  const asked = {
    ...Object.fromEntries(search),
    ...(factor && { factor: 'true' }),
    ...(typical && { typical: 'true' }),
  };
  const query = CONTRACT['GET /compare'].query.safeParse(asked).data;
  return query && faultOf(termsOf(query)) === null ? query : null;
}

/** Works a comparison out for whoever's rows are read. */
export async function readComparison(
  { db, reading }: { db: Transaction; reading: Reading },
  query: Query,
  language: Language,
): Promise<ApiReply<'GET /compare'>> {
  const terms = termsOf(query);
  const fault = faultOf(terms);
  if (fault) throw new ApiProblem(422, fault.text, { errors: { [fault.field]: [fault.text] } });
  const { shown, hidden, unknown } = await askedSeries({ db, reading }, query.s, language);
  return { ...(await compare(reading, shown, terms)), hidden, unknown };
}

/** Stations, flows and lines on one axis. */
export const comparisons: Endpoint[] = [
  endpoint('GET /compare', {
    mayLag: 'reading',
    handle: ({ db, reading, language, input: { query } }) => readComparison({ db, reading }, query, language),
  }),
];
