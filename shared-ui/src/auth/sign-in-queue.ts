/** The calls that wait for their person to sign in again. */
type Waiting = (signedIn: boolean) => void;

let queue: Waiting[] = [];
let isOpen = false;
let askers = 0;
/** Tokens of the sessions that this page went through in place, all of one person. */
const former = new Set<string>();

/** What waits while the session is over and its page stays. */
export const signInQueue = {
  /** Says that somebody asks for the password in place, until the answer is called; without it nothing waits. */
  ask: (): (() => void) => {
    askers += 1;
    return () => {
      askers -= 1;
    };
  },
  isAsked: (): boolean => askers > 0,
  /** The session with this token is over, and calls wait from now on. */
  open: (token: string): void => {
    former.add(token);
    isOpen = true;
  },
  /** Waits where there is something to wait for: whether the person has signed in again. */
  waiting: (): Promise<boolean> | null => (isOpen ? new Promise((resolve) => queue.push(resolve)) : null),
  /** Whether a call that carried this token is made again: once its person has signed in again, never for another one. */
  isRepeated: async (token: string): Promise<boolean> => {
    if (!former.has(token)) return false;
    return (await signInQueue.waiting()) ?? true;
  },
  /** The person has signed in again, or the page is given up; each waiting call hears of it once. */
  settle: (signedIn: boolean): void => {
    const waiting = queue;
    queue = [];
    isOpen = false;
    if (!signedIn) former.clear();
    for (const resolve of waiting) resolve(signedIn);
  },
};
