import { ACCESS, type Access, type Api, type ApiKey, type ApiReply } from 'shared-domain';
import { CONTRACT, type Contract } from 'shared-domain/contract';
import type { z } from 'zod';
import type { Ctx } from './context.ts';

/** What the handler reads: the schema's output, so that defaults count. */
type InputOf<S> = {
  [P in 'params' | 'query' | 'body']: P extends keyof S
    ? S[P] extends z.ZodType
      ? z.output<S[P]>
      : undefined
    : undefined;
};

type Answer<K extends ApiKey> = [ApiReply<K>] extends [never] ? Response : ApiReply<K>;

/** How the server answers a call that the contract declares. */
type Serving<K extends ApiKey, S> = {
  /** As the database's owner, past the agency scope: public calls are; signed-in ones say why beside it. */
  runsAs?: 'owner';
  /** A ticket in the query stands for the token, where the caller can send no header. */
  takesTicket?: boolean;
  /** An open page asks it without its person's doing: it does not count as using the session. */
  byItself?: boolean;
  /** Largest body in bytes, 1 MiB unless given; 'form' bodies keep their own limit. */
  maxBytes?: number;
  handle: (ctx: Ctx<InputOf<S>, (typeof ACCESS)[K]>) => Answer<K> | Promise<Answer<K>>;
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
  maxBytes: number;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType | 'form';
  reply: z.ZodType | 'file';
  handle: (ctx: Ctx<never, Access>) => unknown;
};

type Declared = Pick<Endpoint, 'summary' | 'params' | 'query' | 'body' | 'reply'>;

/**
 * Answers a call of the contract, which says who may make it, what it takes and what it answers.
 * @example endpoint('POST /user/me', { handle: ({ caller }) => caller.user })
 */
export function endpoint<K extends keyof Contract>(key: K, spec: Serving<K, Contract[K]>): Endpoint;
/** The same of a call whose schemas stand with the server yet: those that differ from the contract's types do not compile. */
export function endpoint<K extends Exclude<ApiKey, keyof Contract>, S extends Schemas<K>>(
  key: K,
  spec: S & Undeclared<K> & Serving<K, S>,
): Endpoint;
export function endpoint(
  key: ApiKey,
  spec: Partial<Declared> & Omit<Serving<never, unknown>, 'handle'> & { handle: unknown },
): Endpoint {
  const [method = '', path = ''] = key.split(' ');
  const access: Access = ACCESS[key];
  const { runsAs, takesTicket = false, byItself = false, maxBytes = 1024 * 1024, handle } = spec;
  const declared = { ...spec, ...(CONTRACT as Partial<Record<ApiKey, Declared>>)[key] };
  const { summary = '', params, query, body, reply = 'file' } = declared;
  return {
    key,
    method,
    path,
    access,
    summary,
    owner: access === 'public' || runsAs === 'owner',
    takesTicket,
    byItself,
    maxBytes,
    params,
    query,
    body,
    reply,
    // the frame hands each handler the input that its own schemas have read
    handle: handle as Endpoint['handle'],
  };
}

/** A part of a call's input as the contract types it; `undefined` where the contract has none. */
type Part<K extends ApiKey, P extends 'params' | 'query' | 'body'> = P extends keyof Api[K]
  ? Api[K][P]
  : undefined;

type Schema<K extends ApiKey, P extends 'params' | 'query' | 'body'> =
  Part<K, P> extends FormData ? 'form' : z.ZodType<Part<K, P>>;

/** A schema is demanded exactly where the contract has such a part. */
type Schemas<K extends ApiKey> = {
  [P in 'params' | 'query' | 'body' as P extends keyof Api[K] ? P : never]: Schema<K, P>;
};

/** What a call says of itself that the contract does not declare yet. */
type Undeclared<K extends ApiKey> = {
  summary: string;
  /** What it answers; 'file' where the handler builds the Response itself. */
  reply: [ApiReply<K>] extends [never] ? 'file' : z.ZodType<ApiReply<K>>;
};
