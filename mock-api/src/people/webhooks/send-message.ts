import { lookup as ask, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { quotedText } from 'shared-domain';
import { isPublicAddress } from './address.rules.ts';
import type { Tried } from './outcome.rules.ts';

/** What is sent: the body as it was signed, with the headers that say so. */
export type Message = { url: string; headers: Record<string, string>; body: string };
/** Sends a message once; whatever comes of it is an answer or a fault, never thrown. */
export type SendMessage = (message: Message) => Promise<Tried>;

const PATIENCE_MS = 15_000;
const MOST_BYTES = 64 * 1024;
const TOLD_CHARACTERS = 1000;

/** An address that a name leads to is none on the internet. */
class Closed extends Error {}

type Resolve = (
  name: string,
  options: { all: true; verbatim: true },
  found: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Looks a name up for a socket: it connects to the very addresses that were looked at, so that a name can't lead elsewhere between
 * the look and the connection. One closed address among them refuses all.
 */
export const guardedLookup =
  (allowPrivate: boolean, resolve: Resolve = ask): LookupFunction =>
  (name, options, found) => {
    resolve(name, { all: true, verbatim: true }, (error, addresses) => {
      if (error) return found(error, '', 0);
      const isOpen = addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));
      if (!isOpen && !allowPrivate) return found(new Closed(name), '', 0);
      if (options.all) return found(null, addresses);
      return found(null, addresses[0]?.address ?? '', addresses[0]?.family);
    });
  };

/** The beginning of an answer; what comes after so many bytes is not read. */
async function beginningOf(answer: http.IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.byteLength;
    if (bytes >= MOST_BYTES) break;
  }
  // it is shown to people, beside words of our own: nothing in it turns the writing, and no database keeps a character zero
  return quotedText(Buffer.concat(pieces).toString('utf8')).slice(0, TOLD_CHARACTERS);
}

/** Sends it over an agent of its own: no connection of before, no proxy. */
function request(
  { url, headers, body }: Message,
  lookup: LookupFunction,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, lookup, signal };
    const sent = url.startsWith('http:')
      ? http.request(url, { ...options, agent: new http.Agent({ keepAlive: false }) })
      : https.request(url, { ...options, agent: new https.Agent({ keepAlive: false }) });
    sent.on('response', resolve).on('error', reject).end(body);
  });
}

/** The network, guarded: a redirect is an answer like any other, and is not followed. */
export const createSendMessage =
  ({
    allowPrivate,
    resolve,
    patience = PATIENCE_MS,
  }: {
    allowPrivate: boolean;
    resolve?: Resolve;
    patience?: number;
  }): SendMessage =>
  async (message) => {
    const signal = AbortSignal.timeout(patience);
    try {
      const answer = await request(message, guardedLookup(allowPrivate, resolve), signal);
      const { statusCode: status = 0, headers } = answer;
      return { status, answer: await beginningOf(answer), retryAfter: headers['retry-after'] ?? null };
    } catch (error) {
      if (error instanceof Closed) return { fault: 'address' };
      return { fault: signal.aborted ? 'timeout' : 'unreachable' };
    }
  };
