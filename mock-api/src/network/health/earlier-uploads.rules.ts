import type { HourBook } from './hour-book.ts';
import type { Minutes, Span } from './instants.ts';
import type { Outage } from './outage.ts';

/** What was overdue of a deployment that is not the station's latest any more: it lasts, or is over and its counts are still missing. */
export type EarlierUpload = { deployment: number; outage: Outage };

/** A deployment that has ended, as people have entered it: its days, and when counts of it came. */
export type EndedDeployment = { days: Span; uploadedAt: Minutes | null };

/** A full hour of a station of short counts: what is known of its deployments, by their numbers, and when counts of its latest one came. */
type EarlierHour = {
  now: Minutes;
  ended: Readonly<Record<number, EndedDeployment>>;
  cameAt: Minutes | null;
};

/** Whether something overdue has no end yet. */
export const lasts = ({ recoveredAt, retiredAt }: Outage): boolean =>
  recoveredAt === null && retiredAt === null;

/**
 * Evaluates what was overdue before a station was counted again, and answers what is left to be watched. It ends with the first counts:
 * with its own nothing is missing; with those of a later deployment all of its own is, until they come. Of a deployment that was taken
 * back nothing is expected any more. Each is told once.
 */
export const watchEarlierUploads = (
  earlier: readonly EarlierUpload[],
  hour: EarlierHour,
  book: HourBook,
): EarlierUpload[] => earlier.flatMap((one) => afterHour(one, hour, book) ?? []);

function afterHour(
  one: EarlierUpload,
  { now, ended, cameAt }: EarlierHour,
  book: HourBook,
): EarlierUpload | null {
  const { deployment, outage } = one;
  const own = ended[deployment];
  if (!own) {
    if (lasts(outage)) book.say({ ...outage, retiredAt: now }, now, 'retired');
    return null;
  }
  const { uploadedAt, days } = own;
  if (uploadedAt !== null && uploadedAt <= now) {
    const filled = { ...outage, missing: [], filledAt: uploadedAt };
    if (lasts(outage)) book.say({ ...filled, recoveredAt: uploadedAt }, now, 'recovered');
    else book.say(filled, now, 'filled');
    return null;
  }
  if (!lasts(outage) || cameAt === null || cameAt > now || cameAt < outage.start) return one;
  // what came before it was found overdue ends it then
  const over = { ...outage, recoveredAt: Math.max(cameAt, outage.silentAt), missing: [days] };
  book.say(over, now, 'recovered');
  return { deployment, outage: over };
}
