import type { HealthState, Outage } from 'shared-domain';
import { formatDate, type Translate } from 'shared-ui/i18n';
import type { healthTexts } from './texts.ts';

type Words = Translate<typeof healthTexts.en>;

/** The word of a state. */
export const stateWord = (state: HealthState, t: Words): string =>
  t(state === 'waiting' ? 'waitingState' : state);

/** The order in which states are looked at: what asks for somebody first. */
export const WORST_FIRST: readonly HealthState[] = [
  'silent',
  'overdue',
  'recovering',
  'maintenance',
  'late',
  'review',
  'new',
  'waiting',
  'closed',
  'working',
  'retired',
];

/** What an outage is. */
export function outageWord({ kind, flow }: Outage, t: Words): string {
  if (kind === 'flow') return t('outageFlow', { flow: flow ?? '' });
  const words = { silent: 'outageSilent', never: 'outageNever', overdue: 'outageOverdue' } as const;
  return t(words[kind]);
}

/** From when to when an outage was, or that it lasts. */
export function outagePeriod({ start_at, recovered_at, retired_at }: Outage, t: Words): string {
  const end = recovered_at ?? retired_at;
  const start = formatDate(start_at);
  return end ? t('ended', { start, end: formatDate(end) }) : t('lasts', { start });
}

export const LEVEL_WORDS = {
  watch: 'levelWatch',
  'do not use': 'levelNo',
  'valid but odd': 'levelOdd',
} as const;
export const INVESTIGATION_WORDS = {
  open: 'open',
  'looked at': 'lookedAt',
  confirmed: 'confirmed',
  closed: 'closedCase',
} as const;
