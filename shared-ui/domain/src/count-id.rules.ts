import { minutesOfText, wallClock } from './wall-clock.rules.ts';

/** Room for 255 years of minutes; with a flow's id in front every id stays below 2^53. */
const MINUTES = 2 ** 27;

/** A count's id: its flow's id × 2^27 + the minutes of its wall-clock time. It needs no column and no index. */
export function countId(flowId: number, date: string): number {
  const minutes = minutesOfText(date);
  if (minutes === null) throw new RangeError(`no wall-clock time: ${date}`);
  return flowId * MINUTES + minutes;
}

/** The same for counts in the order of time: a time that several have in a row is read once. */
export function countIdsInOrder(): typeof countId {
  let [known, minutes] = ['', 0];
  return (flowId, date) => {
    if (date !== known) [known, minutes] = [date, countId(0, date)];
    return flowId * MINUTES + minutes;
  };
}

/** The flow and the time 'YYYY-MM-DD HH:MM:SS' of a count's id; null for a number that is no such id. */
export function countOfId(id: number): { flow_id: number; date: string } | null {
  if (!Number.isSafeInteger(id) || id < MINUTES) return null;
  return { flow_id: Math.floor(id / MINUTES), date: wallClock(id % MINUTES) };
}
