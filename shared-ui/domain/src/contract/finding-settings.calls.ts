import { z } from 'zod';
import { FINDING_RULES, SETTING_LEVELS } from '../finding.ts';
import type { Calls } from './calls.ts';
import { stationId } from './counts.schema.ts';
import { wholeNumber } from './fields.schema.ts';

const rule = z.enum(FINDING_RULES);
const level = z.enum(SETTING_LEVELS);
const flowId = z.int().min(1);
const atLevel = z.number().nullable();
const byName = z.record(z.string().max(60), atLevel);

/** A threshold of a rule. A rule is switched off by its setting '<rule>.on' of 0. */
const findingSetting = z.strictObject({
  /** 'gap.strong_hours' and so on. */
  name: z.string(),
  rule,
  /** What it means, in the caller's language. */
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
  /** What each level says; null where it says nothing. */
  agency: atLevel,
  station: atLevel,
  flow: atLevel,
  /** What holds. */
  value: z.number(),
});
export type FindingSetting = z.output<typeof findingSetting>;

const findingSettings = z.strictObject({
  data: z.array(findingSetting),
  rules: z.array(z.strictObject({ rule, label: z.string(), explanation: z.string() })),
  /** Levels that the caller may change. */
  levels: z.array(level),
});
export type FindingSettings = z.output<typeof findingSettings>;

/** The thresholds of the rules. */
export const findingSettingCalls = {
  'GET /finding-settings': {
    summary: 'The thresholds of the rules that hold for a station, or for one of its flows',
    query: z.object({ flowid_txdot: stationId, flow_id: wholeNumber().pipe(flowId).optional() }),
    reply: findingSettings,
  },
  /** At one level; `null` goes back to the level above. `flow_id` is needed at the level of a flow. */
  'PUT /finding-settings': {
    summary:
      'Changes thresholds of an agency (admins), a station or a flow, and has the rules run again; 409 where somebody else has changed one that was seen otherwise',
    body: z.object({
      flowid_txdot: stationId,
      level,
      flow_id: flowId.optional(),
      values: byName,
      /** What the level said of them when they were read. */
      seen: byName.optional(),
    }),
    reply: findingSettings,
  },
} as const satisfies Calls;
