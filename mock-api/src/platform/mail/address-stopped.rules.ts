import { DAY_MS, type MailStop } from 'shared-domain';

/** An e-mail that came back from an address. */
export type Bounce = { kind: MailStop['kind']; at: string };

/** So many that came back for a while stop an address, within so many days. */
const SOFT_MOST = 3;
const SOFT_MS = 30 * DAY_MS;

/**
 * Whether an address is written to no more of itself, since when and why: one e-mail came back for good, or three within thirty
 * days for a while. That lasts until somebody says otherwise: where nothing is sent, nothing shows that it would arrive.
 */
export function addressStopped(bounces: readonly Bounce[]): MailStop | null {
  const soft: number[] = [];
  const inOrder = bounces.map(({ kind, at }) => ({ kind, at: Date.parse(at) }));
  for (const { kind, at } of inOrder.toSorted((one, other) => one.at - other.at)) {
    if (kind === 'soft') soft.push(at);
    const first = soft.at(-SOFT_MOST);
    if (kind === 'hard' || (first !== undefined && at - first <= SOFT_MS))
      return { since: new Date(at).toISOString(), kind };
  }
  return null;
}
