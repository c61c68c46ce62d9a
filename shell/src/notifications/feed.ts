import { joinLine, type Line } from './line.ts';
import { loadNotifications, type Notifications } from './notifications.resource.ts';
import { nextAsk, STARTED_MS } from './notifications.rules.ts';

/** A running feed of notifications. */
export type Feed = {
  /** Asks at once. */
  ask: () => Promise<void>;
  /** Asks soon, because something may have been started. */
  askSoon: () => void;
  /** Has the other tabs ask at once. */
  tellOthers: () => void;
  stop: () => void;
};

const isVisible = () => document.visibilityState === 'visible';

/**
 * Asks for the list at once, whenever the server tells that something came, and when the page is looked at again; only
 * a page that is looked at listens. Where nobody tells it asks again and again: often while something the person
 * started is running, seldom otherwise.
 */
export function startFeed(onAnswer: (answer: Notifications) => void, onFailure: () => void): Feed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let line: Line | null = null;
  let pending = 0;

  function askAfter(wait: number | null): void {
    clearTimeout(timer);
    if (wait !== null && !stopped) timer = setTimeout(() => void ask(), wait);
  }
  const askInTime = () => askAfter(nextAsk({ pending, visible: isVisible(), live: line?.isLive() ?? false }));
  async function ask(): Promise<void> {
    clearTimeout(timer);
    const answer = await loadNotifications().catch(() => null);
    if (stopped) return;
    pending = answer?.pending ?? 0;
    if (answer) onAnswer(answer);
    else onFailure();
    askInTime();
  }

  function listen(): void {
    line ??= joinLine((word) => (word === 'news' ? void ask() : askInTime()));
  }
  function mute(): void {
    line?.leave();
    line = null;
  }
  const onVisibility = () => {
    if (isVisible()) {
      listen();
      void ask();
      return;
    }
    mute();
    askInTime();
  };
  document.addEventListener('visibilitychange', onVisibility);
  if (isVisible()) listen();
  void ask();
  return {
    ask,
    askSoon: () => askAfter(STARTED_MS),
    tellOthers: () => line?.tellOthers(),
    stop: () => {
      stopped = true;
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
      mute();
    },
  };
}
