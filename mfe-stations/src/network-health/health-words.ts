import {
  wallClock,
  wallMinutesAt,
  type FlowState,
  type HealthState,
  type Outage,
  type StationHealth,
} from 'shared-domain';
import { formatDate, type Translate } from 'shared-ui/i18n';
import type { healthTexts } from './texts.ts';

type Words = Translate<typeof healthTexts.en>;

/** The word of a state. */
export const stateWord = (state: HealthState | FlowState, t: Words): string =>
  t(state === 'waiting' ? 'waitingState' : state);

/** The order in which states are looked at: what asks for somebody first. */
export const WORST_FIRST: readonly HealthState[] = [
  'silent',
  'overdue',
  'failing',
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

/** About how often a counter delivers, and since when if not always; null while that is being learned. */
export function usualWord({ usual_hours, changed_at, time_zone }: StationHealth, t: Words): string | null {
  if (usual_hours === null) return null;
  const hours = Math.max(1, Math.round(usual_hours));
  return changed_at
    ? t('hoursNow', { hours, date: stationTime(changed_at, time_zone) })
    : t('hours', { hours });
}

/** What an outage is. */
export function outageWord({ kind, flow }: Outage, t: Words): string {
  if (kind === 'flow') return t('outageFlow', { flow: flow ?? '' });
  const words = { silent: 'outageSilent', never: 'outageNever', overdue: 'outageOverdue' } as const;
  return t(words[kind]);
}

/** From when to when an outage was, or that it lasts. */
export function outagePeriod(
  { start_at, recovered_at, retired_at }: Outage,
  timeZone: string,
  t: Words,
): string {
  const end = recovered_at ?? retired_at;
  const start = stationTime(start_at, timeZone);
  return end ? t('ended', { start, end: stationTime(end, timeZone) }) : t('lasts', { start });
}

/** A moment as the clock on the wall at the station shows it, whoever reads it where: its counts are told by that clock too. */
export const stationTime = (moment: string, timeZone: string): string =>
  formatDate(wallClock(wallMinutesAt(new Date(moment), timeZone)));

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
