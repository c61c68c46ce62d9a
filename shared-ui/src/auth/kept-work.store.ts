import { create } from 'zustand';
import type { User } from 'shared-domain';
import {
  isSamePage,
  plain,
  readKept,
  withoutPart,
  withWork,
  type KeptPart,
  type KeptWork,
} from './kept-work.rules.ts';

const KEY = 'kept-work.';
const keyOf = (user: Pick<User, 'id'>) => `${KEY}${user.id}`;

/** A form, or anything else that is typed into, as long as it is on the page. */
export type WorkHolder = {
  /** Its name on its page; '' for one that can't be kept. */
  key: string;
  isDirty: () => boolean;
  /** What it holds; null where that can't be kept. */
  part: () => KeptPart | null;
  /** Takes kept work in. */
  restore: (part: KeptPart) => void;
};

/** What is kept for the person signed in, and whether the present page is being given back its own. */
export type KeptState = { list: KeptWork[]; restoring: KeptWork | null };

/** Typed work that is kept; read with `keptFor`. */
export const useKeptWork = create<KeptState>()(() => ({ list: [], restoring: null }));

const holders = new Set<WorkHolder>();
let place = () => ({ path: window.location.pathname, search: window.location.search });

/** Tells where the person is, where that is not the address of the window. */
export function notePlace(now: { path: string; search: string }): void {
  place = () => now;
}

/** Whether something was typed on this page that leaving would lose. */
export const hasTypedWork = (): boolean => [...holders].some(({ isDirty }) => isDirty());

function write(user: Pick<User, 'id'>, list: KeptWork[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(keyOf(user));
    else localStorage.setItem(keyOf(user), JSON.stringify(list));
    return true;
  } catch {
    // the browser's storage is full or forbidden: the page itself still holds the work
    return false;
  }
}

const read = (user: Pick<User, 'id'>): KeptWork[] => readKept(localStorage.getItem(keyOf(user)), Date.now());

/**
 * Keeps what was typed on this page for this person alone; false when some of it could not be kept. `why` says that not
 * the session ends but the screen is closed, and the work is offered again at once.
 */
export function keepWork(user: User, why?: KeptWork['why']): boolean {
  const dirty = [...holders].filter(({ isDirty }) => isDirty());
  const parts: Record<string, KeptPart> = {};
  for (const holder of dirty) {
    const part = holder.key === '' ? null : holder.part();
    if (part) parts[holder.key] = { base: plain(part.base) ?? null, mine: plain(part.mine) ?? null };
  }
  if (Object.keys(parts).length === 0) return false;
  const { id, name } = user.agency;
  const own = { title: document.title, agency: { id, name }, at: Date.now(), parts };
  const work = { ...place(), ...own, ...(why && { why }) };
  const isKept = write(user, withWork(read(user), work));
  if (why) useKeptWork.setState({ list: read(user) });
  return isKept;
}

/** Forgets what was kept of this page: its person has signed in again in place, and the page itself still holds it. */
export function unkeepPage(user: User): void {
  const page = { ...place(), agency: user.agency };
  write(
    user,
    read(user).filter((work) => !isSamePage(work, page)),
  );
}

/** Reads what is kept for a person (nobody: nothing), and clears away what has run out of anybody's. */
export function keptFor(user: User | null): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEY));
  for (const key of keys)
    write({ id: Number(key.slice(KEY.length)) }, readKept(localStorage.getItem(key), Date.now()));
  useKeptWork.setState({ list: user ? read(user) : [], restoring: null });
}

function put(user: User, list: KeptWork[], restoring: KeptWork | null): void {
  write(user, list);
  const left = restoring && list.find((work) => isSamePage(work, restoring));
  useKeptWork.setState({ list, restoring: left ?? null });
}

/** Gives the page's forms back what was kept of them; a form that opens later takes its part in then. */
export function restoreWork(user: User, work: KeptWork): void {
  useKeptWork.setState({ restoring: work });
  for (const holder of holders) giveBack(user, holder);
}

/** Forgets kept work. */
export function discardWork(user: User, work: KeptWork): void {
  put(
    user,
    read(user).filter((other) => !isSamePage(other, work)),
    null,
  );
}

function giveBack(user: User | null, holder: WorkHolder): void {
  const { restoring } = useKeptWork.getState();
  const part = holder.key === '' ? undefined : restoring?.parts[holder.key];
  if (!user || !restoring || !part || restoring.path !== place().path) return;
  put(user, withoutPart(read(user), restoring, holder.key), restoring);
  holder.restore(part);
}

/** Counts something on the page that is typed into, until the answer is called; kept work that waits for it is given back. */
export function holdWork(user: User | null, holder: WorkHolder): () => void {
  holders.add(holder);
  giveBack(user, holder);
  return () => void holders.delete(holder);
}
