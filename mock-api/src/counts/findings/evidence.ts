import { wallClock, type FindingRule } from 'shared-domain';
import { formatMessage, type Language } from 'shared-domain/texts';
import { dayInWords } from '../../platform/text/day-words.rules.ts';
import { evidenceTexts } from './evidence.texts.ts';

/** What the sentence about a finding is made of. */
export type EvidenceRow = {
  rule: FindingRule;
  from_ts: string;
  until_ts: string;
  value: number;
  threshold: number;
  evidence: Record<string, number>;
};

const DAY = 1440;

/** Two rules say something else where they know more of what is usual. */
function messageOf({ rule, evidence: e }: EvidenceRow): keyof typeof evidenceTexts.en {
  if (rule === 'day-low' && e.percent !== undefined) return 'day-low level';
  if (rule === 'direction' && e.usual !== undefined) return 'direction usual';
  return rule;
}

const hour = (value: number | undefined) => `${String(value ?? 0).padStart(2, '0')}:00`;

/** Why a rule fired, in a plain sentence. What an older finding did not note is told as 0. */
export function evidenceText(row: EvidenceRow, language: Language): string {
  const { evidence: e, value, threshold } = row;
  const message = evidenceTexts[language][messageOf(row)];
  const unknown = Array.from(message.matchAll(/\{(\w+)/g), ([, name = '']) => [name, 0]);
  return formatMessage(message, language, {
    ...(Object.fromEntries(unknown) as Record<string, number>),
    ...e,
    value,
    threshold,
    repeated: e.value ?? 0,
    hour: hour(e.hour),
    first: dayInWords((e.day === undefined ? row.from_ts : wallClock(e.day * DAY)).slice(0, 10), language),
    // the days that a day is compared with
    like: e.weekday === 0 || e.weekday === 6 ? 'weekend' : 'weekday',
    moved: Math.abs(e.hours ?? 0),
    way: (e.hours ?? 0) > 0 ? 'later' : 'earlier',
  });
}
