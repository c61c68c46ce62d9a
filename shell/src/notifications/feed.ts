import { loadNotifications, type Notifications } from './notifications.resource.ts';
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
 * Asks for notifications again and again: often while something the person started is running, seldom while the page
 * is looked at, and at once when it is looked at again.
 */
export function startFeed(onAnswer: (answer: Notifications) => void, onFailure: () => void): Feed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function askAfter(wait: number | null): void {
    clearTimeout(timer);
    if (wait !== null) timer = setTimeout(() => void ask(), wait);
  }
  async function ask(): Promise<void> {
    clearTimeout(timer);
    const answer = await loadNotifications().catch(() => null);
    if (stopped) return;
    if (answer) onAnswer(answer);
    else onFailure();
    askAfter(nextAsk({ pending: answer?.pending ?? 0, visible: isVisible() }));
  }

  const onVisibility = () => {
    if (isVisible()) void ask();
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
    },
  };
}
