import {
  FACTOR_GROUPS,
  type FactorGroup,
  type FactorGroupTable,
  type GroupLimits,
  type GroupMode,
  type GroupStation,
} from 'shared-domain';
import type { ModeCounter } from './counters.ts';
import { backTestTable, targetsOf } from './expansion-backtest.rules.ts';
import { groupFactors, type YearFactors } from './group-factors.rules.ts';
import { memberFactors } from './member.rules.ts';
import type { MemberRow } from './members.sql.ts';
import { meanOf } from './numbers.rules.ts';
import { type Indices, indicesOf, proposalOf, splitIsOffered } from './pattern.rules.ts';

/** What is known of a year's counters and of what was decided about them. */
export type GroupFacts = {
  year: number;
  mode: GroupMode;
  counters: readonly ModeCounter[];
  /** The indices of the year before, by the station's row id. */
  before: ReadonlyMap<number, Indices>;
  decided: ReadonlyMap<number, MemberRow>;
  /** By which groups are proposed. */
  limits: GroupLimits;
};

/** The counters whose decided group is this one. */
export const membersOf = ({ counters, decided }: GroupFacts, group: FactorGroup): ModeCounter[] =>
  counters.filter(({ station_id }) => decided.get(station_id)?.pattern === group);

/** A station in the table of groups: what the data say beside what was decided. */
export function groupStation(facts: GroupFacts, one: ModeCounter, mayDecide: boolean): GroupStation {
  const { station_id, station_id_tmg, station_name, counter } = one;
  const { wwi, ami, days, weekendDays } = indicesOf([counter]);
  const decision = facts.decided.get(station_id) ?? null;
  const newest = { wwi, ami, days, weekendDays };
  return {
    station_id_tmg,
    station_name,
    wwi,
    ami,
    days,
    weekend_days: weekendDays,
    enters: memberFactors(counter) !== null,
    proposal: proposalOf(
      decision?.pattern ?? null,
      newest,
      facts.before.get(station_id) ?? null,
      facts.limits,
    ),
    decision: decision && {
      group: decision.pattern,
      year: decision.year,
      proposed: decision.proposed,
      reason: decision.reason,
      by: decision.user_name,
      at: decision.decided_at,
    },
    // a decision of an earlier year stays as it is; one of this year is replaced
    version: decision?.year === facts.year ? decision.version : 0,
    may_decide: mayDecide,
  };
}

/** The groups of a year with their factors and back-tests. */
export function groupTable(facts: GroupFacts): FactorGroupTable[] {
  return FACTOR_GROUPS.map((group) => {
    const members = membersOf(facts, group).map(({ counter }) => counter);
    const known = members.flatMap((counter) => memberFactors(counter) ?? []);
    return {
      group,
      members: members.length,
      with_factors: known.length,
      split: splitIsOffered(
        members.map((counter) => indicesOf([counter])),
        facts.limits,
      ),
      factors: factorReply(groupFactors(facts.year, known)),
      backtest: backTestTable(targetsOf(members.filter((counter) => memberFactors(counter) !== null))),
    };
  });
}

/** Factors as they are told: a mean day of the month is multiplied by `months`, a day is divided by the others. */
function factorReply({ cells, dayOfYear, weekday, weekend }: YearFactors): FactorGroupTable['factors'] {
  const monthOf = (month: number) => {
    const own = cells.slice(month * 7, month * 7 + 7).filter((cell) => cell !== null);
    const mean = own.length === 7 ? meanOf(own) : null;
    return mean === null || mean === 0 ? null : 1 / mean;
  };
  return {
    months: Array.from({ length: 12 }, (_, month) => monthOf(month)),
    cells: [...cells],
    days: [...dayOfYear],
    weekday: [...weekday],
    weekend: [...weekend],
  };
}
