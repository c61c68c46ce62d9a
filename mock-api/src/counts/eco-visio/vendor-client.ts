import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { sendRequest, type SendRequest } from '../../platform/http/send-request.ts';
import type { Patience } from '../../stations/vendor-sites/counter-vendor.ts';
import { opensAt, withOneMore } from './pace.rules.ts';
import { ownPace, type Pace } from './pace.ts';
import { tokenReply } from './replies.ts';
import { texts } from '../../stations/vendor-sites/vendor-texts.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';

/** Where the platform is and who asks; with a user name the password grant is used. */
export type VendorAccess = {
  url: string;
  clientId: string;
  clientSecret: string;
  username?: string;
  password?: string;
};

/** What the client needs of its surroundings; tests give their own. */
export type ClientParts = {
  fetch: SendRequest;
  now: () => number;
  /** Resolves after so many milliseconds, or rejects when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** What others of the same account know of these requests; nobody, unless told. */
  pace?: Pace;
};

/** The network, the clock and real waiting. */
export const realParts: ClientParts = {
  // credentials go where they were set to go, and nowhere else
  fetch: (request, signal) => sendRequest(new Request(request, { redirect: 'error' }), signal),
  now: () => Date.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, { signal }),
};

const TIMEOUT_MS = 30_000;
/** Waits after a failure before the next try, in milliseconds. */
const BACKOFF_MS = [1000, 2000, 4000];
/** A token is renewed so long before it expires. */
const MARGIN_MS = 60_000;

type Token = { value: string; until: number };
/** An answer read to its end; null is none, or one that broke off. */
type Answer = { status: number; retryAfter: string; body: string } | null;

/**
 * Asks the platform one thing at a time: signs in, keeps to the fair use, waits where it is told to and tries again
 * where that may help.
 */
export class VendorClient {
  private readonly access: VendorAccess;
  private readonly parts: ClientParts;
  private readonly closing = new AbortController();
  private token: Token | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly pace: Pace;

  constructor(access: VendorAccess, parts: ClientParts = realParts) {
    this.access = access;
    this.parts = parts;
    this.pace = parts.pace ?? ownPace();
  }

  close(): void {
    this.closing.abort();
  }

  /** The answer of a path under the address, checked; null where there is no such thing (404). */
  async get<S extends z.ZodType>(path: string, schema: S, patience: Patience): Promise<z.output<S> | null> {
    const waited = { left: patience.longestWait };
    let renewed = false;
    for (let failures = 0; ;) {
      await this.untilOpen(waited, patience.onWait);
      const answer = await this.inTurn(() => this.ask(path));
      const next = whatNext(answer, renewed);
      if (answer && next === 'read') return readable(answer.body, schema);
      if (next === 'nothing') return null;
      if (next === 'sign in') {
        renewed = true;
        this.token = null;
      }
      if (next === 'try again') {
        const pause = BACKOFF_MS[failures];
        if (pause === undefined) throw new VendorProblem(texts.unreachable, true, { is: 'unreachable' });
        failures += 1;
        await this.pause(pause);
      }
    }
  }

  /** Waits until neither the platform nor the fair use holds requests back; gives up where that is too long. */
  private async untilOpen(waited: { left: number }, onWait: Patience['onWait']): Promise<void> {
    for (;;) {
      const opens = opensAt(await this.pace.read(), this.parts.now());
      if (opens <= this.parts.now()) return;
      const pause = opens - this.parts.now();
      if (pause > waited.left)
        throw new VendorProblem(texts.limited(new Date(opens)), true, {
          is: 'limited',
          until: new Date(opens),
        });
      waited.left -= pause;
      await onWait?.(new Date(opens));
      await this.pause(pause);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    try {
      await this.parts.wait(milliseconds, this.closing.signal);
    } catch {
      throw new VendorProblem(texts.stopped, true, { is: 'stopped' });
    }
  }

  /** One request at a time: each begins when the one before has its answer. */
  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const result = this.turn.then(run);
    this.turn = result.catch(() => undefined);
    return result;
  }

  /** A 429 is noted for all who come after. */
  private async send(path: string, init: RequestInit): Promise<Answer> {
    await this.pace.change((sent) => withOneMore(sent, this.parts.now()));
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const request = new Request(new URL(path, this.access.url), init);
    const answer = await this.answerOf(request, signal);
    if (this.closing.signal.aborted) throw new VendorProblem(texts.stopped, true, { is: 'stopped' });
    if (answer?.status === 429) {
      const closedUntil = this.parts.now() + waitOf(answer.retryAfter, this.parts.now());
      await this.pace.change((sent) => ({ ...sent, closedUntil }));
    }
    return answer;
  }

  private async answerOf(request: Request, signal: AbortSignal): Promise<Answer> {
    try {
      const response = await this.parts.fetch(request, signal);
      const retryAfter = response.headers.get('retry-after') ?? '';
      return { status: response.status, retryAfter, body: await response.text() };
    } catch {
      return null;
    }
  }

  /** Sends a request, signed in; answers the sign-in's own failure where that is what went wrong. */
  private async ask(path: string): Promise<Answer> {
    if (!this.token || this.token.until <= this.parts.now()) {
      const answer = await this.signIn();
      if (answer && [400, 401, 403].includes(answer.status)) throw refused();
      if (answer?.status !== 200) return answer;
      const { access_token, expires_in } = readable(answer.body, tokenReply);
      const lasts = expires_in * 1000;
      this.token = {
        value: access_token,
        until: this.parts.now() + lasts - Math.min(MARGIN_MS, lasts / 10),
      };
    }
    return this.send(path, { headers: { authorization: `Bearer ${this.token.value}` } });
  }

  private signIn(): Promise<Answer> {
    const { clientId, clientSecret, username, password } = this.access;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const body = new URLSearchParams({ grant_type: username ? 'password' : 'client_credentials' });
    if (username) {
      body.set('username', username);
      body.set('password', password ?? '');
    }
    return this.send('/token', { method: 'POST', headers: { authorization: `Basic ${basic}` }, body });
  }
}

const refused = () => new VendorProblem(texts.refused, false, { is: 'refused' });

/** What an answer means. Refusals that no repetition helps against are thrown. */
function whatNext(answer: Answer, renewed: boolean): 'read' | 'nothing' | 'sign in' | 'wait' | 'try again' {
  if (!answer || answer.status >= 500) return 'try again';
  if (answer.status === 200) return 'read';
  if (answer.status === 404) return 'nothing';
  if (answer.status === 429) return 'wait';
  if (answer.status === 401 && !renewed) return 'sign in';
  throw [401, 403].includes(answer.status) ? refused() : new VendorProblem(texts.unreadable, false);
}

function readable<S extends z.ZodType>(body: string, schema: S): z.output<S> {
  const read = schema.safeParse(parsed(body));
  if (read.success) return read.data;
  throw new VendorProblem(texts.unreadable, false);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Milliseconds to wait by the header Retry-After, seconds or a date: a minute where it says nothing, a second at least. */
function waitOf(header: string, now: number): number {
  if (/^\d+$/.test(header)) return Math.max(1, Number(header)) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? 60_000 : Math.max(1000, date - now);
}
