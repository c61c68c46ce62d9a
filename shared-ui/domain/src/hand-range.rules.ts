import { HAND_RANGE_DAYS_MAX } from './limits.ts';
import { minutesOfText } from './wall-clock.rules.ts';

/** Why somebody can't have meant such days: the last one is before the first, or they are more than any stretch that is entered by hand. */
export function handRangeFault(first: string, last: string): 'backwards' | 'tooLong' | null {
  const days = ((minutesOfText(last) ?? 0) - (minutesOfText(first) ?? 0)) / (24 * 60) + 1;
  if (days < 1) return 'backwards';
  return days > HAND_RANGE_DAYS_MAX ? 'tooLong' : null;
}
