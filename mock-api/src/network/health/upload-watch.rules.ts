import { HourBook, type Watched } from './hour-book.ts';
import { DAY, type Minutes } from './instants.ts';
import { begun, type Outage } from './outage.ts';

/** What the watch knows of a short-term deployment, whose counts come by one upload after its end. */
export type UploadWatch = { open: Outage | null; isOver: boolean };

/** A full hour of a deployment: when it ended, and when counts of it came, if they did. */
export type UploadHour = { now: Minutes; endedAt: Minutes; uploadedAt: Minutes | null };

const OVERDUE_AFTER: Minutes = 14 * DAY;

/** The watch of a deployment before its first hour. */
export const NEW_UPLOAD_WATCH: UploadWatch = { open: null, isOver: false };

/** Evaluates a deployment: never silent, overdue once when no counts came in two weeks after its end, told once when they do. */
export function watchUploadHour(
  watch: UploadWatch,
  { now, endedAt, uploadedAt }: UploadHour,
): Watched<UploadWatch> {
  const book = new HourBook();
  const dueAt = endedAt + OVERDUE_AFTER;
  const came = uploadedAt !== null && uploadedAt <= now;
  if (watch.isOver) return book.closed(watch);
  if (!watch.open) {
    if (came && uploadedAt < dueAt) return book.closed({ open: null, isOver: true });
    if (now < dueAt) return book.closed(watch);
    const open = begun({
      kind: 'overdue',
      flow: null,
      start: endedAt,
      dueAt,
      silentAt: now,
      usual: 0,
      threshold: OVERDUE_AFTER,
    });
    book.say(open, now, 'silent');
    return book.closed({ open, isOver: false });
  }
  if (!came) return book.closed(watch);
  book.say({ ...watch.open, recoveredAt: uploadedAt, filledAt: uploadedAt }, now, 'recovered');
  return book.closed({ open: null, isOver: true });
}
