import { flowIdOf, minutesOfText, type Finding, type FindingRule, type FiredRule } from 'shared-domain';
import type { Language } from '../../platform/text/language.ts';
import type { CountStation } from '../../stations/records/count-station.sql.ts';
import type { KnownNotes } from '../calendar/known-notes.rules.ts';
import { evidenceText } from './evidence.ts';
import type { FindingRow } from './findings.sql.ts';
import type { FindingPart } from './findings.tables.ts';
import { countersOfFinding, type NewCounter } from './new-counters.rules.ts';
import { knownOfFinding } from './known-of-finding.rules.ts';
import { ruleLabels } from './texts.ts';

/** A finding as the caller reads it. */
export function findingReply(
  row: FindingRow,
  { station, notes, counters }: { station: CountStation; notes: KnownNotes; counters: readonly NewCounter[] },
  language: Language,
): Finding {
  const { id, severity: level, flow_id, intervals, rows, value, threshold, suspect_ids } = row;
  const flow = station.flows.find((one) => one.id === flow_id);
  const [first = null, ...others] = suspect_ids;
  const days = { from: row.from_ts, until: row.until_ts };
  return {
    id,
    rule: row.rule,
    rule_label: ruleLabels[row.rule][language],
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
    // another counter explains more than any day does
    known: [...countersOfFinding(counters, { ...days, flow_id }, language), ...knownOfFinding(notes, days)],
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
    { rule: fired, rule_label: ruleLabels[fired][language], from, until, evidence, stretches: own.length },
  ];
}

const lengthOf = ({ from, until }: FindingPart) => (minutesOfText(until) ?? 0) - (minutesOfText(from) ?? 0);
