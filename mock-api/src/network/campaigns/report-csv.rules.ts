import { BYTE_ORDER_MARK, type CampaignReportRow } from 'shared-domain';
import { csvText, type CsvCell } from '../../counts/csv/csv-text.rules.ts';

/** A suspect that keeps counts out, which has a column of its own. */
export type SuspectColumn = { suspect_id: number; label: string };

/** What a line says before and after the columns of suspects; heads are the same in both languages, as in all files of counts. */
const BEFORE: readonly [string, (row: CampaignReportRow) => CsvCell][] = [
  ['agency', (row) => row.agency],
  ['station_id_tmg', (row) => row.station_id_tmg],
  ['station_name', (row) => row.station_name],
  ['flowid_txdot', (row) => row.flowid_txdot],
  ['flow_name', (row) => row.flow],
  ['count_type', (row) => row.count_type],
  ['travel_direction', (row) => row.direction],
  ['interval', (row) => row.intervals],
  ['days_in_period', (row) => row.days],
  ['days_with_counts', (row) => row.days_counted],
  ['days_certified', (row) => row.days_certified],
  ['share_present', (row) => numberOf(row.present)],
  ['share_usable', (row) => numberOf(row.usable)],
  ['grade', (row) => row.grade],
  ['counts_certified', (row) => row.certified],
  ['total', (row) => row.total],
  ['counts_removed', (row) => row.removed],
];
const AFTER: readonly [string, (row: CampaignReportRow) => CsvCell][] = [
  ['findings_accepted', (row) => row.accepted],
  ['findings_dismissed', (row) => row.dismissed],
  ['findings_overridden', (row) => row.overridden],
  ['largest_removal_from', (row) => row.largest_removal?.from ?? null],
  ['largest_removal_until', (row) => row.largest_removal?.until ?? null],
  ['largest_removal_counts', (row) => row.largest_removal?.counts ?? null],
  ['largest_removal_suspect', (row) => row.largest_removal?.suspect ?? null],
  ['largest_removal_rule', (row) => row.largest_removal?.rule ?? null],
  ['largest_removal_reason', (row) => row.largest_removal?.reason ?? null],
  ['largest_removal_by', (row) => row.largest_removal?.by ?? null],
  ['factor', (row) => numberOf(row.factor)],
  ['equipment_changes', (row) => row.equipment.join('; ')],
  ['certified_by', (row) => row.certifications.map(({ by }) => by).join('; ')],
  ['certified_at', (row) => row.certifications.map(({ at }) => at ?? '').join('; ')],
  ['ledger_id', ({ certifications: all }) => (all.length > 1 ? idsOf(all) : (all[0]?.ledger_id ?? null))],
  ['left_out_because', (row) => row.left_out],
  ['note', (row) => row.note],
];

const idsOf = (all: CampaignReportRow['certifications']): string =>
  all.map(({ ledger_id }) => ledger_id).join('; ');

const numberOf = (text: string | null): CsvCell => (text === null ? null : Number(text));

/** A campaign's report as a file, with a column of counts removed for each of these suspects. */
export function reportCsv(
  campaign: string,
  rows: readonly CampaignReportRow[],
  suspects: readonly SuspectColumn[],
): string {
  const head = [
    'campaign',
    ...BEFORE.map(([name]) => name),
    ...suspects.map(({ suspect_id, label }) => `removed_${suspect_id} ${label}`),
    ...AFTER.map(([name]) => name),
  ];
  const lines = rows.map((row) => [
    campaign,
    ...BEFORE.map(([, value]) => value(row)),
    ...suspects.map(
      ({ suspect_id }) => row.removed_by.find((one) => one.suspect_id === suspect_id)?.counts ?? 0,
    ),
    ...AFTER.map(([, value]) => value(row)),
  ]);
  return BYTE_ORDER_MARK + csvText([head, ...lines]);
}
