import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { createApp } from '../app.ts';

/** Asks for a task of the self-hosted human check and solves it, as the widget in the browser does. */
export async function solvedHumanCheck(app: ReturnType<typeof createApp>): Promise<string> {
  const response = await app.fetch(new Request('http://count-exchange.test/api/human-check/challenge'), {});
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
