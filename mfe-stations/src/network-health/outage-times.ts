import { wallClock, wallMinutesAt, type Outage } from 'shared-domain';

/** A range as forms hold it: days, and times as they are typed. */
export type Times = { start: string | null; start_time: string; end: string | null; end_time: string };

export const NO_TIMES: Times = { start: null, start_time: '00:00', end: null, end_time: '' };

const TYPED = /^([01]?\d|2[0-3]):[0-5]\d$/;

/** Says what is wrong with a time that was typed. */
export const checkTime = (text: string): 'badTime' | null => (TYPED.test(text.trim()) ? null : 'badTime');

/** Says that half of an end is missing. */
export const checkEnd = (_: unknown, { end, end_time }: Times): 'bothOrNone' | null =>
  (end === null) === (end_time.trim() === '') ? null : 'bothOrNone';

/** Day and time beside the counter, as they are sent. */
export const timeOf = (day: string | null, time: string): string =>
  `${day ?? ''} ${time.trim().padStart(5, '0')}`;

/** The end that was typed; null where none was. */
export const endOf = ({ end, end_time }: Times): string | null =>
  end === null ? null : timeOf(end, end_time);

const parts = (moment: string, timeZone: string): { day: string; time: string } => {
  const wall = wallClock(wallMinutesAt(new Date(moment), timeZone));
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) };
};

/** When an outage was, by the clock beside the counter. */
export function timesOf({ start_at, recovered_at, retired_at }: Outage, timeZone: string): Times {
  const start = parts(start_at, timeZone);
  const ended = recovered_at ?? retired_at;
  const end = ended === null ? null : parts(ended, timeZone);
  return {
    start: start.day,
    start_time: start.time,
    end: end?.day ?? null,
    end_time: end?.time ?? '',
  };
}
