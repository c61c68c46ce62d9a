import {
  FINDING_RULES,
  FINDINGS_MAX,
  flowIdOf,
  minutesOfText,
  REASON_MAX,
  SETTING_LEVELS,
  type Finding,
  type FindingRule,
  type FiredRule,
} from 'shared-domain';
import { z } from 'zod';
import { said } from 'shared-domain/texts';
import type { Language } from '../../platform/text/language.ts';
import { wholeNumber } from '../../platform/http/validate.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import { edit, note, stationId, suspect } from '../store/counts.payload.ts';
import { evidenceText } from './evidence.ts';
import type { FindingRow } from './findings.sql.ts';
import type { FindingPart } from './findings.tables.ts';
import { rules, texts } from './texts.ts';

const rule = z.enum(FINDING_RULES);
const severity = z.enum(['strong', 'review', 'hint']);
const state = z.enum(['open', 'accepted', 'dismissed', 'overridden']);
const ids = z.array(z.int().min(1)).min(1).max(FINDINGS_MAX);
const kind = z.strictObject({ rule, severity: severity.optional(), flow_id: z.int().min(1).optional() });
const reason = z
  .string()
  .trim()
  .min(1, said(texts.reasonRequired))
  .max(REASON_MAX, said(texts.reasonTooLong));

export const listQuery = z.object({
  flowid_txdot: stationId,
  state: state.optional(),
  rule: rule.optional(),
});

export const runBody = z.object({ flowid_txdot: stationId });

const byIds = z.object({ ids, kind: z.undefined().optional() });
const byKind = z.object({ kind, ids: z.undefined().optional() });
/** Both ways of choosing in one object, as forms of other calls have it; `union` alone would hide what is wrong. */
const choice = z.union([byIds, byKind], { error: said(texts.chooseFindings) });

export const acceptBody = z
  .object({ flowid_txdot: stationId, suspect_id: suspect.nullish(), note: note.optional() })
  .and(choice);

export const dismissBody = z.object({ flowid_txdot: stationId, reason }).and(choice);

export const reopenBody = z.object({ flowid_txdot: stationId, ids });

export const decided = z.strictObject({
  success: z.literal(true),
  decided: z.int(),
  updated: z.int(),
  edit,
});

const run = z.strictObject({
  status: z.enum(['running', 'done', 'failed']),
  requested_at: z.string(),
  finished_at: z.string().nullable(),
  stale: z.boolean(),
});

export const runReply = z.strictObject({ success: z.literal(true), run });

export const findings = z.strictObject({
  data: z.array(
    z.strictObject({
      id: z.int(),
      rule,
      rule_label: z.string(),
      severity,
      flow_id: z.int(),
      flowid_txdot: z.string(),
      from: z.string(),
      until: z.string(),
      intervals: z.int(),
      rows: z.int(),
      value: z.number(),
      threshold: z.number(),
      evidence: z.string(),
      fired: z.array(
        z.strictObject({
          rule,
          rule_label: z.string(),
          from: z.string(),
          until: z.string(),
          evidence: z.string(),
          stretches: z.int(),
        }),
      ),
      affected: z.int(),
      suspect_id: z.int().nullable(),
      other_suspects: z.array(z.int()),
      state,
      decided_by: z.string().nullable(),
      decided_at: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  total: z.int(),
  open: z.strictObject({ strong: z.int(), review: z.int(), hint: z.int() }),
  run: run.nullable(),
  late: z.strictObject({ counts: z.int(), first: z.string(), last: z.string() }).nullable(),
});

/** A finding as the caller reads it. */
export function findingReply(row: FindingRow, station: CountStation, language: Language): Finding {
  const { id, severity: level, flow_id, intervals, rows, value, threshold, suspect_ids } = row;
  const flow = station.flows.find((one) => one.id === flow_id);
  const [first = null, ...others] = suspect_ids;
  return {
    id,
    rule: row.rule,
    rule_label: rules[row.rule].label[language],
    severity: level,
    flow_id,
    flowid_txdot: flow ? flowIdOf(station.station_id_tmg, flow) : '',
    from: row.from_ts,
    until: row.until_ts,
    intervals,
    rows,
    value,
    threshold,
    evidence: evidenceText(row, language),
    fired: row.rules.flatMap((fired) => firedReply(fired, row.parts, language)),
    affected: row.affected,
    suspect_id: first,
    other_suspects: others,
    state: row.state,
    decided_by: row.decided_by,
    decided_at: row.decided_at,
    reason: row.reason,
  };
}

/** What one rule says: its longest stretch speaks for all. */
function firedReply(fired: FindingRule, parts: readonly FindingPart[], language: Language): FiredRule[] {
  const own = parts.filter((part) => part.rule === fired);
  const [first] = own.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  if (!first) return [];
  const { from, until } = first;
  const evidence = evidenceText({ ...first, from_ts: from, until_ts: until }, language);
  return [
    { rule: fired, rule_label: rules[fired].label[language], from, until, evidence, stretches: own.length },
  ];
}

const lengthOf = ({ from, until }: FindingPart) => (minutesOfText(until) ?? 0) - (minutesOfText(from) ?? 0);

const flowId = z.int().min(1);

export const settingsQuery = z.object({
  flowid_txdot: stationId,
  flow_id: wholeNumber().pipe(flowId).optional(),
});

export const settingsBody = z.object({
  flowid_txdot: stationId,
  level: z.enum(SETTING_LEVELS),
  flow_id: flowId.optional(),
  values: z.record(z.string().max(60), z.number().nullable()),
});

const level = z.number().nullable();

export const settings = z.strictObject({
  data: z.array(
    z.strictObject({
      name: z.string(),
      rule,
      label: z.string(),
      unit: z.enum([
        'on',
        'hours',
        'days',
        'intervals',
        'counts',
        'percent',
        'points',
        'times',
        'spreads',
        'digits',
      ]),
      default: z.number(),
      least: z.number(),
      most: z.number(),
      agency: level,
      station: level,
      flow: level,
      value: z.number(),
    }),
  ),
  rules: z.array(z.strictObject({ rule, label: z.string(), explanation: z.string() })),
  levels: z.array(z.enum(SETTING_LEVELS)),
});
