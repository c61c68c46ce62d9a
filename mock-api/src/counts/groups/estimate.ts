import { datesFrom, type ExpansionMethod, type FactorGroup, type ShortCountEstimate } from 'shared-domain';
import type { ApprovedFactor } from '../factors/approved.sql.ts';
import { folded } from '../figures/factor-interval.rules.ts';
import type { ModeCounter } from './counters.ts';
import { backTestTable, intervalOf, lineFor, targetsOf } from './expansion-backtest.rules.ts';
import {
  dayFromHours,
  dayFromShare,
  expandDays,
  isWarmSeason,
  placeOf,
  type ShortDay,
} from './expansion.rules.ts';
import { estimateParts, factoredDay, usedFactors, type FactoredDay } from './factored-hours.rules.ts';
import { membersOf, type GroupFacts } from './group-table.ts';
import { groupFactors, type YearFactors } from './group-factors.rules.ts';
import { memberFactors } from './member.rules.ts';
import type { ShortCountRow } from './short-counts.sql.ts';

/** What a year's groups are, as far as the caller sees. */
export type FactsOfYear = (year: number) => Promise<GroupFacts>;

type Asked = { group: FactorGroup; method: ExpansionMethod };
type Days = {
  days: ShortDay[];
  incomplete: string[];
  factored: ReadonlyMap<string, FactoredDay<ApprovedFactor>>;
};

/** The members of a group in a year without the counted station itself, and their factors; null where too few tell. */
async function told(facts: FactsOfYear, year: number, { group, method }: Asked, station: number | null) {
  const of = async (one: number) =>
    membersOf(await facts(one), group)
      .filter(({ station_id }) => station_id !== station)
      .filter(({ counter }) => memberFactors(counter) !== null);
  const own = await of(year);
  // weekday and month are told by last year's group while this year's isn't over
  const members = own.length < 2 && method === 'weekday-month' ? await of(year - 1) : own;
  const factors = groupFactors(
    year,
    members.flatMap(({ counter }) => memberFactors(counter) ?? []),
  );
  return { members, factors };
}

/** Members as they are named, by their numbers. */
const toldBy = (members: readonly ModeCounter[]): ShortCountEstimate['told_by'] =>
  members
    .map(({ station_id_tmg, station_name }) => ({ station_id_tmg, station_name }))
    .toSorted((a, b) => (a.station_id_tmg < b.station_id_tmg ? -1 : 1));

/** The factors of a station's flows, by flow. */
export type FactorsByFlow = ReadonlyMap<number, readonly ApprovedFactor[]>;

/** The hours of a date at the counted station under the factors that hold; all missing where nothing is known of it. */
async function hoursAt(
  facts: FactsOfYear,
  station: number | null,
  date: string,
  factors: FactorsByFlow,
): Promise<FactoredDay<ApprovedFactor>> {
  const { year, at } = placeOf(date);
  const own = (await facts(year)).counters.find(({ station_id }) => station_id === station);
  const flows = (own?.flows ?? []).map(({ id, hours }) => ({
    hours: Array.from(hours.hours.slice(at * 24, at * 24 + 24)),
    factors: factors.get(id) ?? [],
  }));
  return factoredDay(date, flows);
}

/** The days of a deployment, each under the factors that held: occlusion is corrected before the expansion, once. */
async function deployedDays(
  facts: FactsOfYear,
  counts: readonly ShortCountRow[],
  groups: ReadonlyMap<number, YearFactors>,
  factors: FactorsByFlow,
): Promise<Days> {
  const dates = new Set(counts.flatMap(({ first_day, last_day }) => datesFrom(first_day, last_day)));
  const factored = new Map<string, FactoredDay<ApprovedFactor>>();
  const found: ShortDay[] = [];
  const incomplete: string[] = [];
  for (const date of [...dates].sort()) {
    const day = await hoursAt(facts, counts[0]?.station_id ?? null, date, factors);
    factored.set(date, day);
    const whole = dayFromHours(date, day.hours, groups.get(placeOf(date).year) ?? null);
    if (whole) found.push(whole);
    else incomplete.push(date);
  }
  return { days: found, incomplete, factored };
}

/** The day of a manual count: people see whoever a counter misses, so that no factor is laid over it. */
function manualDay(count: ShortCountRow, groups: ReadonlyMap<number, YearFactors>): Days {
  const { first_day: date, hours, from_hour: from } = count;
  const counted = (hours ?? []).reduce((sum, one) => sum + one, 0);
  const whole = { date, total: counted, expanded: false };
  const known = groups.get(placeOf(date).year) ?? null;
  const seen = (hours ?? []).map((_, at) => (from ?? 0) + at);
  const isKnown = hours !== null && from !== null;
  const day = hours?.length === 24 ? whole : isKnown ? dayFromShare(date, seen, counted, known) : null;
  return { days: day ? [day] : [], incomplete: day ? [] : [date], factored: new Map() };
}

/** The ids of the counted station's flows as people know them. */
async function flowNames(
  facts: FactsOfYear,
  year: number,
  station: number | null,
): Promise<Map<number, string>> {
  if (station === null || year === 0) return new Map();
  const own = (await facts(year)).counters.find(({ station_id }) => station_id === station);
  return new Map((own?.flows ?? []).map(({ id, flowid_txdot }) => [id, flowid_txdot]));
}

/**
 * What a short count comes to in the year. Deployments at a station are given together: their days are pooled.
 * @param counts One manual count, or the deployments of a place in a year.
 */
export async function estimateOf(
  facts: FactsOfYear,
  counts: readonly ShortCountRow[],
  asked: Asked,
  dated: FactorsByFlow,
): Promise<ShortCountEstimate> {
  const { group, method } = asked;
  const station = counts[0]?.station_id ?? null;
  const years = new Set(counts.flatMap((one) => [placeOf(one.first_day).year, placeOf(one.last_day).year]));
  const groups = new Map<number, Awaited<ReturnType<typeof told>>>();
  for (const year of years) groups.set(year, await told(facts, year, asked, station));
  const factors = new Map([...groups].map(([year, one]) => [year, one.factors]));
  const [first] = counts;
  const isManual = first?.kind === 'manual';
  const { days, incomplete, factored } =
    first && isManual ? manualDay(first, factors) : await deployedDays(facts, counts, factors, dated);
  const { year, value, why, used, left } = expandDays(days, method, (one) => factors.get(one) ?? null);
  const members = groups.get(year)?.members ?? [];
  const isShort = isManual && (first?.hours?.length ?? 0) < 24;
  const laid = used.flatMap(({ date }) => factored.get(date) ?? []);
  const line = lineFor(backTestTable(targetsOf(members.map(({ counter }) => counter))), {
    method: isShort ? 'two-hour' : method,
    days: isShort ? null : used.length,
    season: isWarmSeason(used.map(({ date }) => date)) ? 'apr-oct' : 'year',
  });
  // the two-hour table is of the day of the year alone
  const tried = isShort && method !== 'day-of-year' ? null : line;
  const interval = value !== null && tried ? intervalOf(value, tried, members.length) : null;
  const names = await flowNames(facts, year, station);
  return {
    year: year === 0 ? placeOf(counts[0]?.first_day ?? '').year : year,
    group,
    method,
    value,
    why,
    used: used.map(({ date, total, expanded, factor }) => ({ date, total, expanded, factor })),
    left,
    incomplete,
    members: members.length,
    told_by: toldBy(members),
    interval: interval && value !== null ? folded(interval, value, estimateParts(value, laid)) : null,
    factors: usedFactors(laid).map(({ factor, from, until }) => ({
      flowid_txdot: names.get(factor.flow_id) ?? '',
      factor: factor.value,
      low: factor.low,
      high: factor.high,
      from,
      until,
    })),
    backtest: tried,
  };
}
