import { session } from 'shared-ui/auth';
import { openStream } from './notifications.resource.ts';

/**
 * What the tabs tell each other. `news`: ask for the list; `live`: the line is open from now on, so ask for what came
 * while it was not; `lost`: it is not open; `who`: is it open? `here`: it is.
 */
type Word = 'news' | 'live' | 'lost' | 'who' | 'here';

/** A place on the line that tells of new notifications. */
export type Line = {
  /** Has the other tabs ask for the list: something was read here. */
  tellOthers: () => void;
  leave: () => void;
};

/** Waits before opening the stream again, in milliseconds: after it broke, and after it was refused. */
const AGAIN_MS = { broken: 3_000, refused: 20_000 };

/** Keeps a stream open and says what becomes of it. Answers how to end it. */
function keepStream(say: (word: Word) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let close: () => void = () => undefined;
  function start(): void {
    let again = AGAIN_MS.refused;
    close = openStream({
      onOpen: () => {
        again = AGAIN_MS.broken;
        say('live');
      },
      onNews: () => say('news'),
      onEnd: () => {
        timer = setTimeout(start, again);
        say('lost');
      },
    });
  }
  start();
  return () => {
    clearTimeout(timer);
    close();
  };
}

/**
 * Joins the line of the person who is signed in. One tab holds the server's stream for all tabs of this browser that
 * join, since a browser opens few connections to one server; when that tab leaves or closes, another takes over and has
 * all ask for what was missed. A browser without locks or channels opens a stream for each tab. `onNews` is told when
 * there is something to ask for, `onLive` whether somebody will tell.
 */
export function joinLine(onNews: () => void, onLive: (live: boolean) => void): Line {
  let live = false;
  function hear(word: Word): void {
    if (word === 'live' || word === 'here') live = true;
    if (word === 'lost') live = false;
    onLive(live);
    if (word === 'news' || word === 'live') onNews();
  }
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return { tellOthers: () => undefined, leave: keepStream(hear) };

  const name = `notifications of ${session.getState().user?.id}`;
  const leaving = new AbortController();
  const channel = new BroadcastChannel(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  const tell = (word: Word) => channel.postMessage(word);
  let leading = false;
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if (data !== 'who') hear(data);
    else if (leading && live) tell('here');
  });
  const say = (word: Word) => {
    tell(word);
    hear(word);
  };
  const lead = () =>
    new Promise<void>((resolve) => {
      // a lock may still be given to a tab that has just left
      if (leaving.signal.aborted) {
        resolve();
        return;
      }
      leading = true;
      const end = keepStream(say);
      leaving.signal.addEventListener('abort', () => {
        end();
        resolve();
      });
    });
  // a tab that left before its turn came is refused the lock
  navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  tell('who');
  return {
    tellOthers: () => tell('news'),
    leave: () => {
      leaving.abort();
      channel.close();
    },
  };
}
