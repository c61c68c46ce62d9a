import { ACCESS, type Access, type ApiKey, type ApiReply } from 'shared-domain';
import { CONTRACT, type Contract, type Deprecated } from 'shared-domain/contract';
import type { z } from 'zod';
import type { AheadCtx, BriefCtx, Ctx, LongCtx } from './context.ts';
import { readingBy } from './reading.ts';

/** What the handler reads: the schema's output, so that defaults count. */
type InputOf<S> = {
  [P in 'params' | 'query' | 'body']: P extends keyof S
    ? S[P] extends z.ZodType
      ? z.output<S[P]>
      : undefined
    : undefined;
};

type Answer<K extends ApiKey> = [ApiReply<K>] extends [never] ? Response : ApiReply<K>;

type MayLag = 'all' | 'reading';

/** How the server answers a call. */
type Serving<K extends ApiKey> = Terms & (Handled<K> | Brief<K> | Long<K>);

type Terms = {
  /** As the database's owner, past the agency scope: public calls are; signed-in ones say why beside it. */
  runsAs?: 'owner';
  /** A ticket in the query stands for the token, where the caller can send no header. */
  takesTicket?: boolean;
  /** An open page asks it without its person's doing: it does not count as using the session. */
  byItself?: boolean;
  /**
   * What it reads may be a moment old: `all` of it where it writes nothing, or only what it asks of `reading`. That goes to a
   * replica where there is one that holds what the caller has written (`recent.ts`).
   */
  mayLag?: MayLag;
  /** Largest body in bytes, 1 MiB unless given; 'form' bodies keep their own limit. */
  maxBytes?: number;
};

type Handled<K extends ApiKey> = {
  /**
   * Answers by what was known a moment ago, and asks in the same round trip whether it is still so (`ahead.ts`); null, or
   * whatever goes wrong, leaves the call to `handle`. For calls that are made often and write nothing.
   */
  ahead?: (ctx: AheadCtx<InputOf<Contract[K]>>) => Promise<Answer<K> | null>;
  handle: (ctx: Ctx<InputOf<Contract[K]>, (typeof ACCESS)[K]>) => Answer<K> | Promise<Answer<K>>;
};

/** One that only reads, and shortly: it is answered ahead where its caller is known, and on the ordinary way else. */
type Brief<K extends ApiKey> = {
  briefly: (ctx: BriefCtx<InputOf<Contract[K]>>) => Promise<Answer<K>>;
};

/** One that only reads, and at length, in the same two ways. */
type Long<K extends ApiKey> = {
  atLength: (ctx: LongCtx<InputOf<Contract[K]>>) => Promise<Answer<K>>;
};

/** An endpoint as the application runs it; made by `endpoint` alone. */
export type Endpoint = {
  key: ApiKey;
  method: string;
  /** '/users/:userId', without the prefix /api. */
  path: string;
  access: Access;
  summary: string;
  owner: boolean;
  takesTicket: boolean;
  byItself: boolean;
  mayLag: MayLag | null;
  maxBytes: number;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Told in the description; a handler that heeds one reads it itself. */
  headers?: z.ZodType;
  body?: z.ZodType | 'form';
  /** The parts of a form, for the description. */
  form?: z.ZodType;
  reply: z.ZodType | 'file';
  /** What a file may be. */
  media?: readonly string[];
  /** When it answers 202. */
  accepts?: string;
  /** Its answers say so. */
  deprecated?: Deprecated;
  ahead?: (ctx: AheadCtx<never>) => Promise<unknown>;
  handle: (ctx: Ctx<never, Access>) => unknown;
};

/** What a call that only reads works with every call has. */
function bothWays<K extends ApiKey>(spec: Brief<K> | Long<K>): Handled<K> {
  if ('briefly' in spec)
    return {
      ahead: (ctx) => spec.briefly({ ...ctx, brief: readingBy(ctx.ask) }),
      handle: (ctx) => spec.briefly(ctx as unknown as Parameters<typeof spec.briefly>[0]),
    };
  return {
    ahead: (ctx) => spec.atLength({ ...ctx, reading: readingBy(ctx.ask, true) }),
    handle: (ctx) => spec.atLength(ctx as unknown as Parameters<typeof spec.atLength>[0]),
  };
}

/**
 * Answers a call of the contract, which says who may make it, what it takes and what it answers.
 * @example endpoint('POST /user/me', { handle: ({ caller }) => caller.user })
 */
export function endpoint<K extends ApiKey>(key: K, spec: Serving<K>): Endpoint {
  const [method = '', path = ''] = key.split(' ');
  const access: Access = ACCESS[key];
  const { runsAs, takesTicket = false, byItself = false, mayLag = null, maxBytes = 1024 * 1024 } = spec;
  const { ahead, handle } = 'handle' in spec ? spec : bothWays(spec);
  return {
    key,
    method,
    path,
    access,
    owner: access === 'public' || runsAs === 'owner',
    takesTicket,
    byItself,
    mayLag,
    maxBytes,
    ...CONTRACT[key],
    ...(ahead && { ahead }),
    // the frame hands each handler the input that its own schemas have read
    handle: handle as unknown as Endpoint['handle'],
  };
}
