import { z } from 'zod';
import { minutesOfText } from 'shared-domain';
import type { DataRow } from './site-counts.ts';

const site = z.string().max(100);
const wall = z.string().refine((text) => minutesOfText(text) !== null);
const stretch = { site, from: wall, until: wall };

/**
 * What goes on at the simulated counters and the platform, for tests and development. Of a site, by its id or a channel's, within a
 * stretch of its clock: `outage` has no rows; `held` has them once a moment has come, late or filled in behind; `nulls` has rows without
 * counts; `shift` has them so many minutes off; `status` has the platform doubt them. `gone` takes a channel away, `renamed` gives a
 * site another name. The platform answers 503 while it is `down`, and takes so many requests of a day (`budget`).
 */
export const conditionSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('outage'), ...stretch }),
  z.strictObject({ is: z.literal('held'), ...stretch, heldUntil: z.iso.datetime() }),
  z.strictObject({ is: z.literal('nulls'), ...stretch }),
  z.strictObject({ is: z.literal('shift'), ...stretch, minutes: z.int().min(-1440).max(1440) }),
  z.strictObject({ is: z.literal('status'), ...stretch, status: z.int().min(0).max(99) }),
  z.strictObject({ is: z.literal('gone'), channel: site }),
  z.strictObject({ is: z.literal('renamed'), site, name: z.string().min(1).max(100) }),
  z.strictObject({ is: z.literal('down'), from: z.iso.datetime(), until: z.iso.datetime() }),
  z.strictObject({ is: z.literal('budget'), aDay: z.int().min(0).max(100_000) }),
]);
export type Condition = z.infer<typeof conditionSchema>;

const minutesOf = (row: DataRow): number => minutesOfText(row.date.slice(0, 19).replace('T', ' ')) ?? 0;
const at = (text: string): number => minutesOfText(text) ?? 0;

/** The rows of a site or channel under what goes on there; `ids` are its own and its site's. */
export function rowsUnder(
  rows: readonly DataRow[],
  conditions: readonly Condition[],
  { ids, now }: { ids: readonly string[]; now: Date },
): DataRow[] {
  return conditions.reduce<DataRow[]>(
    (before, condition) =>
      'from' in condition && 'site' in condition && ids.includes(condition.site)
        ? before.flatMap((row) => {
            const minutes = minutesOf(row);
            const isMeant = minutes >= at(condition.from) && minutes < at(condition.until);
            return isMeant ? rowUnder(row, condition, now) : [row];
          })
        : before,
    [...rows],
  );
}

function rowUnder(row: DataRow, condition: Condition, now: Date): DataRow[] {
  switch (condition.is) {
    case 'outage':
      return [];
    case 'held':
      return now >= new Date(condition.heldUntil) ? [row] : [];
    case 'nulls':
      return [{ ...row, counts: null }];
    case 'status':
      return [{ ...row, status: condition.status }];
    case 'shift':
      return [shifted(row, condition.minutes)];
    default:
      return [row];
  }
}

function shifted(row: DataRow, minutes: number): DataRow {
  const local = new Date((minutesOf(row) + minutes) * 60_000).toISOString().slice(0, 19);
  return { ...row, date: `${local}+0000`, isoDate: `${local}${row.isoDate.slice(19)}` };
}

/** Why the platform takes no request now: it is down, or the day's are spent. */
export function refusalUnder(
  conditions: readonly Condition[],
  { now, today }: { now: Date; today: number },
): { status: 503 } | { status: 429; seconds: number } | null {
  for (const condition of conditions) {
    if (condition.is === 'down' && now >= new Date(condition.from) && now < new Date(condition.until))
      return { status: 503 };
    if (condition.is === 'budget' && today >= condition.aDay) {
      const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
      return { status: 429, seconds: Math.ceil((midnight - now.getTime()) / 1000) };
    }
  }
  return null;
}

/** Counts the requests of each day. */
export function requestsOfDay(now: () => Date): { spent: () => number; spend: () => void } {
  let day = '';
  let requests = 0;
  const turn = () => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) [day, requests] = [today, 0];
  };
  return {
    spent: () => {
      turn();
      return requests;
    },
    spend: () => {
      turn();
      requests += 1;
    },
  };
}
