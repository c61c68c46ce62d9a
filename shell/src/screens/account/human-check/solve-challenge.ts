import { pbkdf2, solveChallenge, type Challenge } from 'altcha/lib';

/** Searches at once: the browser derives keys on threads of its own, so this page stays usable. */
const LANES = 4;

/**
 * Solves a task of the self-hosted check (proof of work); answers the payload that the server judges, or null when
 * no answer was found in time. Needs a secure context (https or localhost), as all of the browser's cryptography.
 */
export async function solve(task: Record<string, unknown>, signal: AbortSignal): Promise<string | null> {
  const challenge = task as unknown as Challenge;
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const lanes = Array.from({ length: LANES }, (_, lane) =>
    solveChallenge({
      challenge,
      controller,
      counterStart: lane,
      counterStep: LANES,
      deriveKey: pbkdf2.deriveKey,
    }),
  );
  const solution = await Promise.race(lanes);
  controller.abort();
  const { parameters, signature } = challenge;
  return solution && btoa(JSON.stringify({ challenge: { parameters, signature }, solution }));
}
