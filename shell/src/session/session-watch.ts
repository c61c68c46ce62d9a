import type { SessionTime } from 'shared-domain';
import { extendSession, timeLeft } from './session-time.resource.ts';
import { look } from './session-time.rules.ts';

/** When the session ends, in milliseconds of this page's clock, whether that is soon, and whether it can be kept. */
export type SessionEnd = { endsAt: number; ending: boolean; canStay: boolean };
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
export function watchSession(onTime: (time: SessionEnd) => void): SessionWatch {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let endsAt: number | null = null;
  let canStay = true;

  /** Tells what is known and sets the clock for the next asking. */
  function tell(): void {
    clearTimeout(timer);
    if (stopped || endsAt === null) return;
    const { ending, wait } = look(endsAt - Date.now());
    onTime({ endsAt, ending, canStay });
    timer = setTimeout(() => void ask(), wait);
  }
  function take({ expires_in, can_stay }: SessionTime): void {
    endsAt = Date.now() + expires_in * 1000;
    canStay = can_stay;
    tell();
  }
  async function ask(): Promise<void> {
    try {
      take(await timeLeft());
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
