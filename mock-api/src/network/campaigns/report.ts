import { selectApproved } from '../../counts/factors/approved.sql.ts';
import { factorOn } from '../../counts/factors/in-force.rules.ts';
import { canonicalJson, sha256 } from '../../counts/publications/canonical.rules.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { progressOf } from './progress.rules.ts';
import { isDone } from './station-state.rules.ts';
import type { Standing } from './campaign-reply.ts';
import type { CampaignRow } from './campaigns.sql.ts';
import { largestRemoval } from './removals.rules.ts';
import { selectImports, selectRemoved } from './removals.sql.ts';
import * as sql from './report-facts.sql.ts';
import { ofFlow, plainOf, recordRow, type RecordRow, type ReportRecord } from './report-record.rules.ts';
import type { NewReport } from './reports.sql.ts';
import { NONE, readHours } from './uptime-in.ts';

/** Who closes a campaign, when, and why with stations that are not done. */
export type Closing = { by: string; at: Date; reason: string | null };

const byFlow = <R extends { flow_id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.flow_id, row]));

/** Why a station is told of otherwise than as certified: what was said of it, or why the campaign ended all the same. */
const noteOf = ({ member, state }: Standing, reason: string | null): string | null =>
  isDone(state)
    ? member.validated_reason
    : [member.validated_reason, reason].filter((one) => one !== null).join('; ') || null;

/** What is kept out of each flow, and the imports that it may have come with. */
async function readRemoved(db: Queryable, ids: readonly number[], campaign: CampaignRow) {
  const removed = await selectRemoved(db, ids, campaign);
  const numbers = new Set(removed.flatMap(({ import_id }) => import_id ?? []));
  const imports = await selectImports(db, [...numbers]);
  return {
    byFlow: Map.groupBy(removed, ({ flow_id }) => flow_id),
    imports: new Map(imports.map((one) => [one.id, one])),
  };
}

/** The certifications that the counts of each flow stand by, the earliest first. */
async function readLedger(
  db: Queryable,
  ids: readonly number[],
  campaign: CampaignRow,
): Promise<Map<number, sql.LedgerEntry[]>> {
  const certifying = await sql.selectCertifying(db, ids, campaign);
  const numbers = new Set(certifying.map(({ ledger_id }) => ledger_id));
  const entries = await sql.selectLedgerEntries(db, [...numbers]);
  const byFlow = Map.groupBy(certifying, ({ flow_id }) => flow_id);
  return new Map(
    [...byFlow].map(([flow, of]) => {
      const own = new Set(of.map(({ ledger_id }) => ledger_id));
      return [flow, entries.filter(({ id }) => own.has(id))];
    }),
  );
}

/** The rows of a campaign's report by agency. */
async function readRows(
  db: Queryable,
  campaign: CampaignRow,
  all: readonly Standing[],
  { at, reason }: Closing,
): Promise<Map<number, RecordRow[]>> {
  const ids = all.map(({ member }) => member.id);
  const flows = Map.groupBy(await sql.selectFlows(db, ids), ({ station_id }) => station_id);
  const counted = byFlow(await sql.selectCounted(db, ids, campaign));
  const kept = await readRemoved(db, ids, campaign);
  const decided = byFlow(await sql.selectDecided(db, ids, campaign));
  const ledger = await readLedger(db, ids, campaign);
  const swaps = await sql.selectEquipmentChanges(db, ids, campaign);
  const equipment = Map.groupBy(swaps, ({ station_id }) => station_id);
  const changed = await sql.selectCounterChanges(db, ids, campaign);
  const changes = Map.groupBy(changed, ({ station_id }) => station_id);
  const factors = await selectApproved(db, ids);
  const hours = await readHours(db, ids, campaign, at);
  const rows = new Map<number, RecordRow[]>();
  for (const standing of all) {
    const { member } = standing;
    const station = { ...member, left_out: member.left_out_reason, note: noteOf(standing, reason) };
    const told = (flows.get(member.id) ?? []).map((flow) => {
      const removed = kept.byFlow.get(flow.id) ?? [];
      return recordRow(station, flow, campaign, {
        counted: counted.get(flow.id),
        removed,
        decided: decided.get(flow.id),
        removal: largestRemoval(removed, kept.imports),
        ledger: ledger.get(flow.id) ?? [],
        hours: hours.get(flow.id) ?? NONE,
        factor: factorOn(factors.get(flow.id) ?? [], campaign.last_day)?.value ?? null,
        equipment: ofFlow(equipment.get(member.id), flow),
        changes: ofFlow(changes.get(member.id), flow),
      });
    });
    rows.set(member.agency_id, [...(rows.get(member.agency_id) ?? []), ...told]);
  }
  return rows;
}

/** A campaign's report as it is frozen, a part for each agency. */
export async function frozenReports(
  db: Queryable,
  campaign: CampaignRow,
  all: readonly Standing[],
  closing: Closing,
): Promise<NewReport[]> {
  const { id, name, first_day: from, last_day: until, due, version } = campaign;
  const rows = await readRows(db, campaign, all, closing);
  const parts = Map.groupBy(all, ({ member }) => member.agency_id);
  return [...parts].map(([agency_id, own]) => {
    const record: ReportRecord = {
      schema: 'campaign-report/1',
      campaign: { id, name, from, until, due, version },
      agency: { id: agency_id, name: own[0]?.member.agency ?? '' },
      closed: { by: closing.by, at: closing.at.toISOString(), reason: closing.reason },
      rows: rows.get(agency_id) ?? [],
    };
    const text = canonicalJson(plainOf(record));
    const states = own.map(({ state, facts }) => ({ state, days: facts.days, certified: facts.certified }));
    return { campaign_id: id, version, agency_id, record: text, hash: sha256(text), ...progressOf(states) };
  });
}
