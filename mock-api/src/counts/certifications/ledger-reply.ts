import { flowIdOf, type Certification } from 'shared-domain';
import type { Language } from '../../platform/text/language.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { worded } from '../../people/notifications/texts.ts';
import { ruleLabels } from '../findings/texts.ts';
import type { LedgerRow } from './certifications.sql.ts';

/** An entry of the ledger as the caller reads it. */
export function ledgerReply(
  { campaign_id, ...row }: LedgerRow,
  { station, campaigns }: { station: CountStation; campaigns: ReadonlyMap<number, string> },
  language: Language,
): Certification {
  const findings = row.findings.map(({ id, rule, flow_id, from, until, affected }) => {
    const flow = station.flows.find((one) => one.id === flow_id);
    const flowid_txdot = flow ? flowIdOf(station.station_id_tmg, flow) : '';
    return { id, rule_label: ruleLabels[rule][language], flowid_txdot, from, until, affected };
  });
  // of a campaign that the caller doesn't see nothing is told
  const name = campaign_id === null ? undefined : campaigns.get(campaign_id);
  const campaign = campaign_id === null || name === undefined ? null : { id: campaign_id, name };
  return { ...row, findings, failure: failureOf(row, station, language), campaign };
}

/** Why it failed, as the notification said it; one from before reasons were kept says what holds of each. */
function failureOf(
  { status, failure }: Pick<LedgerRow, 'status' | 'failure'>,
  station: CountStation,
  language: Language,
): string | null {
  if (status !== 'failed') return null;
  const { message, counts } = failure ?? { message: 'certifyFailed', counts: 0 };
  return worded(message, { counts, station: station.station_name }, language).text;
}
