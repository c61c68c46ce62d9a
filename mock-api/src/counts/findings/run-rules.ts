import { setImmediate as letOthersRun } from 'node:timers/promises';
import { wallClock } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { settingsFor } from './rules/finding-settings.rules.ts';
import { findByFlow, type Found } from './rules/find.rules.ts';
import { answeredIn, hasSameAnswers, reconcile, type KnownFinding } from './rules/reconcile.rules.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { selectSettings } from './finding-settings.sql.ts';
import { readSeries } from './read-series.ts';
import { selectKnown, storeFindings, type KeyedFinding } from './store-findings.sql.ts';

/** Runs the rules over a station's uncertified counts, beside what is known of it already. Nothing is written. */
export async function runRules(
  db: Queryable,
  station: CountStation,
  known: readonly KnownFinding[],
): Promise<KeyedFinding[]> {
  const stored = await selectSettings(db, station);
  const isAnswered = answeredIn(known);
  const series = await readSeries(db, station);
  const found: KeyedFinding[] = [];
  const settingsOf = (flowId: number) => settingsFor(flowId, stored);
  // what is answered is left out before the rest becomes cases
  const rounds = findByFlow(series, settingsOf, (flowId, part) => isAnswered(flowId, timed(part)));
  for (const ofFlow of rounds) {
    for (const one of ofFlow) found.push(keyed(one));
    await letOthersRun();
  }
  return found;
}

/**
 * Sets what was found beside what is stored; decisions stay. False, and nothing is written, where somebody has decided
 * since the rules were told what is `known`: they left out, or put into a case, what is answered otherwise by now.
 */
export async function keepFindings(
  db: Queryable,
  stationId: number,
  { known, found }: { known: readonly KnownFinding[]; found: readonly KeyedFinding[] },
): Promise<boolean> {
  const now = await selectKnown(db, stationId);
  if (!hasSameAnswers(known, now)) return false;
  await storeFindings(db, stationId, reconcile(now, found));
  return true;
}

/** The same with its times as text. */
function timed<P extends { from: number; until: number }>(part: P) {
  return { ...part, from: wallClock(part.from), until: wallClock(part.until) };
}

function keyed({ suspects, parts, ...rest }: Found): KeyedFinding {
  const one = timed(rest);
  return {
    ...one,
    from_ts: one.from,
    until_ts: one.until,
    suspect_ids: suspects,
    parts: parts.map(timed),
    rules: [...new Set([rest.rule, ...parts.map(({ rule }) => rule)])],
  };
}
