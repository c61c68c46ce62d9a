import type { CampaignReportRow } from 'shared-domain';
import { text } from '../../platform/db/columns.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import type { Language } from '../../platform/text/language.ts';
import { ruleLabels } from '../../counts/findings/texts.ts';
import type { Certification, KeptRow } from './report-record.rules.ts';
import { texts } from './texts.ts';

const LABEL = shape({ list: text, code: text, label: text });

/** What codes of a report are called in a language. */
export type Labels = (list: 'countType' | 'travelDirection' | 'suspect', code: string | number) => string;

/** Reads them. */
export async function readLabels(db: Queryable, language: Language): Promise<Labels> {
  const rows = await readRows(
    db,
    LABEL,
    `select list, code, case when $1 = 'es' then label_es else label end as label from codes
     where list in ('countType', 'travelDirection')
     union all
     select 'suspect', id::text, case when $1 = 'es' then validity_condition_es else validity_condition end from suspects`,
    [language],
  );
  const labels = new Map(rows.map(({ list, code, label }) => [`${list} ${code}`, label]));
  return (list, code) => labels.get(`${list} ${code}`) ?? String(code);
}

const ruleIn = (rule: string, language: Language): string =>
  Object.entries(ruleLabels).find(([name]) => name === rule)?.[1][language] ?? rule;

/** All certifications of a row; records of before they were kept have the last one alone. */
function certificationsOf(row: KeptRow): Certification[] {
  const { certifications, certified_by: by, certified_at: at, ledger_id } = row;
  if (certifications) return certifications;
  return by === null || ledger_id === null ? [] : [{ by, at, ledger_id }];
}

/** Why counts are kept out: what somebody said, and of those that came marked, with which import. */
function reasonOf(
  { reason, brought }: NonNullable<KeptRow['largest_removal']>,
  language: Language,
): string | null {
  const came = brought ? texts.broughtBy(brought)[language] : null;
  return [reason, came].filter((one) => one !== null).join('; ') || null;
}

/** A frozen row in a reader's words. */
export function wordedRow(
  row: KeptRow,
  { agency, labels, language }: { agency: string; labels: Labels; language: Language },
): CampaignReportRow {
  const {
    station,
    flow_id,
    count_type,
    direction,
    intervals,
    removed,
    largest_removal: largest,
    ...rest
  } = row;
  const certifications = certificationsOf(row);
  return {
    ...rest,
    agency,
    station_id_tmg: station,
    flowid_txdot: flow_id,
    count_type: labels('countType', count_type),
    direction: labels('travelDirection', direction),
    intervals: intervals.join(', '),
    removed: removed.reduce((sum, { counts }) => sum + counts, 0),
    removed_by: removed.map((one) => ({ ...one, label: labels('suspect', one.suspect_id) })),
    largest_removal: largest
      ? {
          from: largest.from,
          until: largest.until,
          counts: largest.counts,
          suspect: labels('suspect', largest.suspect_id),
          rule: largest.rule === null ? null : ruleIn(largest.rule, language),
          reason: reasonOf(largest, language),
          by: largest.by,
        }
      : null,
    certified_by: [...new Set(certifications.map(({ by }) => by))].join(', ') || null,
    certifications,
  };
}
