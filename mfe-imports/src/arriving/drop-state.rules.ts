import type { Drop, DropState } from 'shared-domain';

/** Whether something is done about a file without a person, so that it has to be asked for again. */
export const isUnderWay = ({ state }: Pick<Drop, 'state'>): boolean =>
  state === 'taken' || state === 'loading';

const DRAWN: Record<DropState, 'waiting' | 'running' | 'done' | 'failed' | 'over'> = {
  taken: 'running',
  waits: 'waiting',
  loading: 'running',
  loaded: 'done',
  refused: 'failed',
  discarded: 'over',
};

/** How a file's state is drawn. */
export const drawnState = (state: DropState) => DRAWN[state];

/** Those that wait for a person first, the longest waiting at the top; then all others, the newest first. */
export function inOrder(drops: readonly Drop[]): Drop[] {
  const waits = drops.filter(({ state }) => state === 'waits').toReversed();
  return [...waits, ...drops.filter(({ state }) => state !== 'waits')];
}

/** Where a file is opened, with its station chosen where that is known. */
export function openingHref(importPath: string, { id, station_id_tmg: station }: Drop): string {
  return `${importPath}?drop=${id}${station === null ? '' : `&station=${station}`}`;
}
