import { setImmediate as letOthersRun } from 'node:timers/promises';
import { wallClock } from 'shared-ui/domain';
import type { Queryable } from '../../db/database.ts';
import { settingsFor } from '../../domain/findings/finding-settings.rules.ts';
import { findByFlow, type Found } from '../../domain/findings/find.rules.ts';
import { reconcile } from '../../domain/findings/reconcile.rules.ts';
import type { CountStation } from '../counts/count-station.sql.ts';
import { selectSettings } from './finding-settings.sql.ts';
import { readSeries } from './read-series.ts';
import { selectKnown, storeFindings, type KeyedFinding } from './store-findings.sql.ts';

/** Runs the rules over a station's uncertified counts. Nothing is written. */
export async function runRules(db: Queryable, station: CountStation): Promise<KeyedFinding[]> {
  const stored = await selectSettings(db, station);
  const series = await readSeries(db, station);
  const found: KeyedFinding[] = [];
  for (const ofFlow of findByFlow(series, (flowId) => settingsFor(flowId, stored))) {
    for (const one of ofFlow) found.push(keyed(one));
    await letOthersRun();
  }
  return found;
}

/** Sets what was found beside what is stored; decisions stay. */
export async function keepFindings(
  db: Queryable,
  stationId: number,
  found: readonly KeyedFinding[],
): Promise<void> {
  await storeFindings(db, stationId, reconcile(await selectKnown(db, stationId), found));
}

function keyed({ from, until, suspects, evidence, ...rest }: Found): KeyedFinding {
  const [from_ts, until_ts] = [wallClock(from), wallClock(until)];
  return { ...rest, from_ts, until_ts, from: from_ts, until: until_ts, suspect_ids: suspects, evidence };
}
