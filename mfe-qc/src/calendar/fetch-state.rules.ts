import type { WeatherFetch } from 'shared-domain';

/** Whether a fetch has not ended yet. */
export const isUnderWay = ({ status }: Pick<WeatherFetch, 'status'>): boolean =>
  status === 'waiting' || status === 'running';

type Facts = Pick<WeatherFetch, 'status' | 'message' | 'added' | 'changed'>;

/** What is said of a fetch: that it is at work, is tried again and why, what it brought, or why it failed. */
export type FetchState = 'fetching' | 'triedAgain' | 'nothingNew' | 'fetched' | 'fetchFailed';

/** The state of a fetch in a word. */
export function fetchState({ status, message, added, changed }: Facts): FetchState {
  if (status === 'failed') return 'fetchFailed';
  if (status === 'done') return added + changed === 0 ? 'nothingNew' : 'fetched';
  return message === null ? 'fetching' : 'triedAgain';
}
