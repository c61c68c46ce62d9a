import { loadNotifications, openStream, type Notifications } from './notifications.resource.ts';
import { nextAsk, STARTED_MS } from './notifications.rules.ts';

/** A running feed of notifications. */
export type Feed = {
  /** Asks at once. */
  ask: () => Promise<void>;
  /** Asks soon, because something may have been started. */
  askSoon: () => void;
  stop: () => void;
};

const isVisible = () => document.visibilityState === 'visible';

/**
 * Listens to the server's stream while the page is looked at (a hidden one would keep one of the few connections that
 * a browser opens), and asks at once when it is looked at again. Where the stream is not to be had it asks again and
 * again: often while something the person started is running, seldom otherwise.
 */
export function startFeed(onAnswer: (answer: Notifications) => void, onFailure: () => void): Feed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let stream: EventSource | null = null;
  let pending = 0;
  const isLive = () => stream !== null && stream.readyState === stream.OPEN;

  function askAfter(wait: number | null): void {
    clearTimeout(timer);
    if (wait !== null && !stopped) timer = setTimeout(() => void ask(), wait);
  }
  const askInTime = () => askAfter(nextAsk({ pending, visible: isVisible(), live: isLive() }));
  async function ask(): Promise<void> {
    clearTimeout(timer);
    const answer = await loadNotifications().catch(() => null);
    if (stopped) return;
    pending = answer?.pending ?? 0;
    if (answer) onAnswer(answer);
    else onFailure();
    if (isVisible()) listen();
    askInTime();
  }

  /** Opens the stream unless it is open; a broken line is mended by the browser, a refusal by the next asking. */
  function listen(): void {
    if (stopped || (stream && stream.readyState !== stream.CLOSED)) return;
    stream = openStream();
    // what came while nobody listened is in the list
    stream?.addEventListener('open', () => void ask());
    stream?.addEventListener('notification', () => void ask());
    stream?.addEventListener('error', askInTime);
  }
  function mute(): void {
    stream?.close();
    stream = null;
  }

  const onVisibility = () => {
    if (isVisible()) {
      void ask();
      return;
    }
    mute();
    askInTime();
  };
  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return {
    ask,
    askSoon: () => askAfter(STARTED_MS),
    stop: () => {
      stopped = true;
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
      mute();
    },
  };
}
