import { flowIdOf, REASON_MAX, type Certification } from 'shared-domain';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import type { Language } from '../../platform/text/language.ts';
import { day } from '../../platform/http/schemas.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { filters, filtersText, stationId } from '../store/counts.payload.ts';
import { rules } from '../findings/texts.ts';
import { station } from '../../stations/list/stations.payload.ts';
import type { LedgerRow } from './certifications.sql.ts';
import { texts } from './texts.ts';

export const certifyBody = z.object({
  flowid_txdot: stationId,
  filters: filters.optional(),
  counts: z.int().min(0).optional(),
  // an empty one is none
  reason: z.string().trim().max(REASON_MAX, said(texts.reasonTooLong)).optional(),
});

export const certifyReply = z.strictObject({ success: z.literal(true), station });

export const checklistQuery = z.object({ flowid_txdot: stationId, filters: filtersText });

const range = { first: z.string().nullable(), last: z.string().nullable() };

export const checklist = z.strictObject({
  counts: z.int(),
  ...range,
  days: z.int(),
  nulls: z.int(),
  suspects: z.int(),
  findings: z.strictObject({ strong: z.int(), review: z.int(), hint: z.int() }),
  gaps: z.strictObject({ ranges: z.int(), intervals: z.int() }),
  days_without_counts: z.int(),
  left_out: z.strictObject({ counts: z.int(), days: z.int(), ...range }),
  late: z.int(),
  counted_twice: z.strictObject({ counts: z.int(), ...range }),
  checked_at: z.string().nullable(),
  stale: z.boolean(),
});

export const ledgerQuery = z.object({ flowid_txdot: stationId });

export const ledger = z.array(
  z.strictObject({
    id: z.int(),
    kind: z.enum(['certification', 'reopening']),
    requested_by: z.string(),
    requested_at: z.string(),
    status: z.enum(['running', 'done', 'failed']),
    filters,
    ...range,
    counts: z.int(),
    certified: z.int(),
    reason: z.string().nullable(),
    findings: z.array(
      z.strictObject({
        id: z.int(),
        rule_label: z.string(),
        flowid_txdot: z.string(),
        from: z.string(),
        until: z.string(),
        affected: z.int(),
      }),
    ),
  }),
);

/** An entry of the ledger as the caller reads it. */
export function ledgerReply(row: LedgerRow, station: CountStation, language: Language): Certification {
  const findings = row.findings.map(({ id, rule, flow_id, from, until, affected }) => {
    const flow = station.flows.find((one) => one.id === flow_id);
    const flowid_txdot = flow ? flowIdOf(station.station_id_tmg, flow) : '';
    return { id, rule_label: rules[rule].label[language], flowid_txdot, from, until, affected };
  });
  return { ...row, findings };
}

export const reopenBody = z
  .object({
    flowid_txdot: stationId,
    minDate: day,
    maxDate: day,
    reason: z.string().trim().min(1, said(texts.reasonRequired)).max(REASON_MAX, said(texts.reasonTooLong)),
  })
  .refine(({ minDate, maxDate }) => minDate <= maxDate, {
    error: said(texts.datesBackwards),
    path: ['maxDate'],
  });

export const reopenReply = z.strictObject({ success: z.literal(true), reopened: z.int(), station });
