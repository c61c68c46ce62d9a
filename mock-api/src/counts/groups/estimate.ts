import type { ExpansionMethod, FactorGroup, ShortCountEstimate } from 'shared-domain';
import { backTestTable, intervalOf, lineFor, targetsOf } from './expansion-backtest.rules.ts';
import {
  dayFromHours,
  dayFromShare,
  expandDays,
  isWarmSeason,
  placeOf,
  type ShortDay,
} from './expansion.rules.ts';
import { membersOf, type GroupFacts } from './group-table.ts';
import { groupFactors, type YearFactors } from './group-factors.rules.ts';
import { memberFactors } from './member.rules.ts';
import type { ShortCountRow } from './short-counts.sql.ts';
import { datesFrom } from './short-count.rules.ts';

/** What a year's groups are, as far as the caller sees. */
export type FactsOfYear = (year: number) => Promise<GroupFacts>;

type Asked = { group: FactorGroup; method: ExpansionMethod };
type Days = { days: ShortDay[]; incomplete: string[] };

/** The members of a group in a year without the counted station itself, and their factors; null where too few tell. */
async function told(facts: FactsOfYear, year: number, { group, method }: Asked, station: number | null) {
  const of = async (one: number) =>
    membersOf(await facts(one), group)
      .filter(({ station_id }) => station_id !== station)
      .map(({ counter }) => counter)
      .filter((counter) => memberFactors(counter) !== null);
  const own = await of(year);
  // weekday and month are told by last year's group while this year's isn't over
  const members = own.length < 2 && method === 'weekday-month' ? await of(year - 1) : own;
  const factors = groupFactors(
    year,
    members.flatMap((counter) => memberFactors(counter) ?? []),
  );
  return { members, factors };
}

/** The hours of a date at the counted station; all missing where nothing is known of it. */
async function hoursAt(facts: FactsOfYear, station: number | null, date: string): Promise<number[]> {
  const { year, at } = placeOf(date);
  const own = (await facts(year)).counters.find(({ station_id }) => station_id === station);
  return own ? Array.from(own.counter.hours.hours.slice(at * 24, at * 24 + 24)) : [];
}

async function daysOf(
  facts: FactsOfYear,
  counts: readonly ShortCountRow[],
  factors: ReadonlyMap<number, YearFactors>,
): Promise<Days> {
  const dates = new Set(counts.flatMap(({ first_day, last_day }) => datesFrom(first_day, last_day)));
  const found: Days = { days: [], incomplete: [] };
  for (const date of [...dates].sort()) {
    const known = factors.get(placeOf(date).year) ?? null;
    const day = await dayAt(facts, counts, date, known);
    if (day) found.days.push(day);
    else found.incomplete.push(date);
  }
  return found;
}

async function dayAt(
  facts: FactsOfYear,
  [first]: readonly ShortCountRow[],
  date: string,
  factors: YearFactors | null,
): Promise<ShortDay | null> {
  if (!first) return null;
  const { kind, hours, from_hour: from, station_id } = first;
  if (kind === 'deployment') return dayFromHours(date, await hoursAt(facts, station_id, date), factors);
  if (hours === null || from === null) return null;
  const counted = hours.reduce((sum, count) => sum + count, 0);
  if (hours.length === 24) return { date, total: counted, expanded: false };
  return dayFromShare(
    date,
    hours.map((_, at) => from + at),
    counted,
    factors,
  );
}

/**
 * What a short count comes to in the year. Deployments at a station are given together: their days are pooled.
 * @param counts One manual count, or the deployments of a place in a year.
 */
export async function estimateOf(
  facts: FactsOfYear,
  counts: readonly ShortCountRow[],
  asked: Asked,
): Promise<ShortCountEstimate> {
  const { group, method } = asked;
  const station = counts[0]?.station_id ?? null;
  const years = new Set(counts.flatMap((one) => [placeOf(one.first_day).year, placeOf(one.last_day).year]));
  const groups = new Map<number, Awaited<ReturnType<typeof told>>>();
  for (const year of years) groups.set(year, await told(facts, year, asked, station));
  const factors = new Map([...groups].map(([year, one]) => [year, one.factors]));
  const { days, incomplete } = await daysOf(facts, counts, factors);
  const { year, value, why, used, left } = expandDays(days, method, (one) => factors.get(one) ?? null);
  const members = groups.get(year)?.members ?? [];
  const isManual = counts[0]?.kind === 'manual' && (counts[0].hours?.length ?? 0) < 24;
  const line = lineFor(backTestTable(targetsOf(members)), {
    method: isManual ? 'two-hour' : method,
    days: isManual ? null : used.length,
    season: isWarmSeason(used.map(({ date }) => date)) ? 'apr-oct' : 'year',
  });
  // the two-hour table is of the day of the year alone
  const tried = isManual && method !== 'day-of-year' ? null : line;
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
    interval: value !== null && tried ? intervalOf(value, tried, members.length) : null,
    backtest: tried,
  };
}
