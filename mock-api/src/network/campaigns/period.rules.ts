import { daysApart, minutesOfText, wallMinutesAt } from 'shared-domain';
import { DAY, HOUR, type Minutes } from '../health/instants.ts';
import { instantOf } from '../../counts/store/zoned.rules.ts';

/** How many days a period has, its first and last in it. */
export const daysIn = (first: string, last: string): number => daysApart(first, last) + 1;

/** Days from one to another; below zero where that is past. */
export const daysUntil = (today: string, day: string): number => daysApart(today, day);

/** The hours of a zone's wall clock from a day to another: the repeated autumn hour once, the spring hour not at all. */
export function hoursOfDays(first: string, last: string, timeZone: string): Minutes[] {
  const from = minutesOfText(first) ?? 0;
  const until = (minutesOfText(last) ?? 0) + DAY;
  const hours: Minutes[] = [];
  for (let wall = from; wall < until; wall += HOUR) {
    const instant = instantOf(wall, timeZone);
    if (wallMinutesAt(new Date(instant * 60_000), timeZone) === wall) hours.push(instant);
  }
  return hours;
}
