import { extendSession, secondsLeft } from './session-time.resource.ts';
import { look } from './session-time.rules.ts';

/** When the session ends, in milliseconds of this page's clock, and whether that is soon. */
export type SessionTime = { endsAt: number; ending: boolean };
/** A running watch over the session's end. */
export type SessionWatch = {
  /** Keeps the session; throws the ApiError of a refusal. */
  stay: () => Promise<void>;
  stop: () => void;
};

/**
 * Watches the end of the session. The server is asked at the start, when the warning is due, at the end and whenever
 * the page is looked at again, since another tab may have kept the session meanwhile.
 */
export function watchSession(onTime: (time: SessionTime) => void): SessionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let endsAt: number | null = null;

  /** Tells what is known and sets the clock for the next asking. */
  function tell(): void {
    clearTimeout(timer);
    if (stopped || endsAt === null) return;
    const { ending, wait } = look(endsAt - Date.now());
    onTime({ endsAt, ending });
    timer = setTimeout(() => void ask(), wait);
  }
  function take(seconds: number): void {
    endsAt = Date.now() + seconds * 1000;
    tell();
  }
  async function ask(): Promise<void> {
    try {
      take(await secondsLeft());
    } catch {
      // over: the client has ended the session; not reached: the red line says so, and the last answer holds
      tell();
    }
  }

  const onVisibility = () => {
    if (document.visibilityState === 'visible') void ask();
  };
  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return {
    stay: async () => take(await extendSession()),
    stop: () => {
      stopped = true;
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(timer);
    },
  };
}
