import type { Access, ApiKey, KeptTokenScope, User } from 'shared-domain';
import type { z } from 'zod';
import type { Database, Reading, Row, Scope, Statement, Together, Transaction } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { FileStore } from '../files/index.ts';
import type { Mail } from '../mail/send-mail.ts';
import type { AnyJob, JobQueue, QueueData, QueueName } from '../queue/queue.ts';
import type { Language, Text } from '../text/language.ts';
import type { Cache } from './cache.ts';
import type { Limiter } from './limiter.ts';
import type { Refusals } from './validate.ts';

// The frame hands on what it does not know: each subject says in its own room (`host-parts.ts`) what else it needs of the
// host and of a call, and the three types below have it. Only an interface can be added to from outside.
/* oxlint-disable typescript/consistent-type-definitions, typescript/no-empty-interface, typescript/no-empty-object-type */

/** What the server can be set to; the host reads it from the environment. */
export interface Settings {
  /**
   * Where people reach the app, for links in e-mails. Never taken from a request: whoever asks for somebody else's
   * link could name their own host.
   */
  publicUrl: () => string;
}

/**
 * What the host gives to the calls of the subjects, which add to it.
 * @public
 */
export interface Parts {}

/** What is made for each call of the subjects. */
export interface CallParts {}

/* oxlint-enable typescript/consistent-type-definitions, typescript/no-empty-interface, typescript/no-empty-object-type */

/** An answer that was given: to which call, none of the contract's where it is not said. */
export type Measured = { call: string | undefined; status: number; ms: number };

/** What the application is made of; nothing in it is a global. */
export type Deps = Parts & {
  db: Database;
  queue: JobQueue;
  files: FileStore;
  now: () => Date;
  settings: Settings;
  limiter: Limiter;
  cache: Cache;
  jobs: readonly AnyJob[];
  /** A standby for what may be a moment old, where there is one. */
  replica?: Replica;
  /** What only the host knows of whether it can serve, and whether it still takes calls; left out in tests. */
  health?: { isEnding: () => boolean; takesCalls: () => boolean; freeBytes: () => Promise<number> };
  /** One line of the request log; left out in tests. */
  log?: (line: Record<string, unknown>) => void;
  /** Takes the measure of each answer, where somebody wants it. */
  measure?: (what: Measured) => void;
};

/** The signed-in person of a call. */
export type Caller = {
  user: User;
  /** What the call's transaction sees. */
  scope: Scope;
  /** The agency that lists are narrowed to; null for a super admin whose current agency is statewide: all of them. */
  listAgency: number | null;
  tokenHash: string;
  /** Where a program asks by a token of the API: what it is good for, and what of its limits the answer tells. */
  token?: { scopes: readonly KeptTokenScope[]; left: Record<string, string> };
};

/** Who made a call a moment ago, how to ask whether that still holds, and whether the answer says so. */
export type KnownCaller = {
  caller: Caller;
  asked: Statement;
  isStill: (found: Row[] | undefined) => boolean;
};

/** What stands around a call besides the frame; `app.ts` hands over what the subjects have for it. */
export type Surroundings = {
  /** Who a token belongs to; null where nobody. `isUse` is false for what an open page asks by itself. */
  findCaller: (deps: Deps, token: string | null, isUse: boolean) => Promise<Caller | null>;
  /** As whom a token of the API acts; null where it is none. Counts the call among those of the token. */
  callerOfApiToken: (
    deps: Deps,
    token: string,
    of: { call: ApiKey; address: string },
  ) => Promise<Caller | null>;
  /** Why a token does not open a call; null where it does. */
  closedToToken: (token: NonNullable<Caller['token']>, call: ApiKey) => Text | null;
  /** How a token that is none is refused. */
  noSuchToken: Text;
  /** Who a session belongs to; null where it has run out. */
  callerOfSession: (deps: Deps, tokenHash: string, isUse: boolean) => Promise<Caller | null>;
  /** Who a token belonged to when it was used last; null where nothing is known of it. */
  knownCaller: (deps: Deps, token: string | null) => KnownCaller | null;
  /** What was done for somebody by jobs leaves a trace in the transaction that ends them; who has it, has all of that. */
  trace: (caller: Caller) => Statement;
  /** Refuses the call of a page that shows something else than its session is in. */
  assertShown: (request: Request, caller: Caller) => void;
  /** What every answer tells its caller besides, refusals of their access too. */
  callerHeaders: (caller: Caller) => Record<string, string>;
  /** Makes an attempt at a call, and again where a subject can mend what refused it. */
  attempts: <T>(
    attempt: () => Promise<T>,
    deps: Deps,
    call: { caller: Caller | null; body: unknown },
  ) => Promise<T>;
  /** How often somebody may make a call within a quarter of an hour, where it is counted. */
  mostCalls: Partial<Record<ApiKey, number>>;
  /** How the contract's own refusals are worded. */
  refusals: Refusals;
  callParts: (deps: Deps, db: Transaction, caller: Caller | null) => CallParts;
};

type ReadingCtx<I> = Pick<Ctx<I>, 'caller' | 'input' | 'valid' | 'language' | 'cache' | 'now' | 'settings'>;
/** What a call has that only reads, and shortly. */
export type BriefCtx<I> = ReadingCtx<I> & Pick<Ctx<I>, 'brief'>;
/** What a call has that only reads, and at length. */
export type LongCtx<I> = ReadingCtx<I> & Pick<Ctx<I>, 'reading'>;

/** What a call has that answers ahead of its check: it writes nothing, and what it asks first comes with the check. */
export type AheadCtx<I> = ReadingCtx<I> & {
  /**
   * Asks these together with whether the caller is still who they were; leaves the call to the ordinary way if not. `atLength`:
   * over the connections for long work.
   */
  ask: (
    statements: readonly Statement[],
    how?: { plans?: Together['plans']; atLength?: boolean },
  ) => Promise<Row[][]>;
};

/** What a handler works with. */
export type Ctx<I, A extends Access = 'signedIn'> = Parts &
  CallParts & {
    caller: A extends 'public' ? null : Caller;
    /**
     * The call's transaction, scoped to the caller's agency. It starts with the first statement, is committed with the
     * reply and rolled back with a refusal.
     */
    db: Transaction;
    /** The same for reading at length: what is asked at once is a transaction of its own and keeps nobody waiting. */
    reading: Reading;
    /** The same for a call that only reads, and shortly: what is asked at once goes in one round trip. */
    brief: Reading;
    /** Commits what was done so far, so that slow work (hashing, streaming) does not keep the database waiting. */
    settle: () => Promise<void>;
    /** Commits what was done so far, then does this, again where it meets the lock of another, and commits it. */
    lastPart: <T>(work: () => Promise<T>) => Promise<T>;
    input: I;
    /** What came in inside of a text, checked like the input. */
    valid: <S extends z.ZodType>(schema: S, input: unknown) => z.output<S>;
    language: Language;
    now: () => Date;
    /** Adds a job in the call's transaction: it exists if and only if the call's writes do. */
    enqueue: <Q extends QueueName>(queue: Q, data: QueueData[Q]) => Promise<void>;
    /** Puts an e-mail into the outbox, in the call's transaction. */
    mail: (mail: Omit<Mail, 'at'>) => Promise<void>;
    files: FileStore;
    settings: Settings;
    limiter: Limiter;
    cache: Cache;
    /** The request itself; its body is unread only in calls that take a form. */
    request: Request;
    /** The JSON body as it was sent, for calls that are signed. */
    rawBody: string;
    /** The caller's network address, '' where the host does not know it. */
    address: string;
    /** Whether the caller is reached over an encrypted connection. */
    secure: boolean;
    /** Sent with the reply. */
    replyHeaders: Headers;
    /** Says that the call is answered with 202: what it asks for is done by a job, to be followed at this address. */
    accept: (followedAt: string) => void;
    /** One line of the request log beside the call's own; left out in tests. */
    log?: Deps['log'];
  };
