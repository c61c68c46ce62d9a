import { randomInt } from 'node:crypto';
import { cookieIn, cookieOf } from '../../platform/http/cookie.ts';

/** Where a session keeps what it drew: which of two shells it has. It says nothing of anybody, and opens nothing. */
const COOKIE = 'count-exchange-draw';
/** So few numbers that none tells people apart. */
const NUMBERS = 1000;

/** What a session drew, from 0 to 1; null where it has not. */
export function drawIn(request: Pick<Request, 'headers'>): number | null {
  const value = cookieIn(request, COOKIE) ?? '';
  return /^0\.\d{1,3}$/.test(value) ? Number(value) : null;
}

/** Draws for a session. */
export const newDraw = (): number => randomInt(NUMBERS) / NUMBERS;

/** The cookie that keeps it until the browser is closed; a link from elsewhere finds it, too. */
export const drawnCookie = (draw: number, secure: boolean): string =>
  cookieOf(COOKIE, draw.toFixed(3), { secure, path: '/', attributes: 'HttpOnly; SameSite=Lax' });
