import type { CertifiedCount } from '../../counts/figures/programme/counted-year.rules.ts';
import { isWholeDay } from '../../counts/store/whole-days.rules.ts';
import type { OpenFlowMonth } from '../store/snapshot.types.ts';

const HOUR = 60;
const HOURS = 24;
const DAY = HOURS * HOUR;
/** Monday is 0; minutes are counted from a Thursday on. */
const THURSDAY = 3;
const FIRST_OF_WEEKEND = 5;

/** An hour of the station's clock in which a count is used. */
type Hour = { minutes: number; total: number };

/** Usable counts added by hour, and how much of it they cover. */
function hoursOf(counts: readonly CertifiedCount[]): Hour[] {
  const hours = new Map<number, Hour>();
  for (const { minutes, interval, count } of counts) {
    if (count === null) continue;
    const at = Math.floor(minutes / HOUR);
    const hour = hours.get(at) ?? { minutes: 0, total: 0 };
    hour.minutes += interval;
    hour.total += count;
    hours.set(at, hour);
  }
  return [...hours].map(([at, { minutes, total }]) => ({ minutes: minutes >= HOUR ? at * HOUR : -1, total }));
}

/** Each day with a usable count, in order; a day is whole where counts cover all that its clock shows. */
export function openDays(counts: readonly CertifiedCount[], timeZone: string): OpenFlowMonth['days'] {
  const counted = counts.filter(({ count }) => count !== null);
  const days = Map.groupBy(counted, ({ minutes }) => Math.floor(minutes / DAY) * DAY);
  return [...days]
    .toSorted(([a], [b]) => a - b)
    .map(([midnight, own]) => ({
      date: new Date(midnight * 60_000).toISOString().slice(0, 10),
      total: own.reduce((sum, { count }) => sum + (count ?? 0), 0),
      whole: isWholeDay(own, midnight, timeZone),
    }));
}

/** Mean count of each hour that is whole, on weekdays and at weekends. */
export function hourMeans(counts: readonly CertifiedCount[]): NonNullable<OpenFlowMonth['hours']> {
  const sums = { weekday: emptySums(), weekend: emptySums() };
  for (const { minutes, total } of hoursOf(counts)) {
    if (minutes < 0) continue;
    const weekday = (Math.floor(minutes / DAY) + THURSDAY) % 7;
    const sum = sums[weekday >= FIRST_OF_WEEKEND ? 'weekend' : 'weekday'][Math.floor(minutes / HOUR) % HOURS];
    if (!sum) continue;
    sum.hours += 1;
    sum.total += total;
  }
  return { weekday: sums.weekday.map(meanOf), weekend: sums.weekend.map(meanOf) };
}

const emptySums = () => Array.from({ length: HOURS }, () => ({ hours: 0, total: 0 }));
const meanOf = ({ hours, total }: { hours: number; total: number }): number | null =>
  hours === 0 ? null : Math.round((total / hours) * 100) / 100;
