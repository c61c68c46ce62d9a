import { ACCESS, type Access, type Api, type ApiKey, type ApiReply } from 'shared-domain';
import type { z } from 'zod';
import type { Ctx } from './context.ts';

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

/** What the handler reads: the schema's output, so that defaults count. */
type InputOf<S> = {
  [P in 'params' | 'query' | 'body']: P extends keyof S
    ? S[P] extends z.ZodType
      ? z.output<S[P]>
      : undefined
    : undefined;
};

type Spec<K extends ApiKey, S extends Schemas<K>> = S & {
  /** One line for the API's description. */
  summary: string;
  /** As the database's owner, past the agency scope: public calls are; signed-in ones say why beside it. */
  runsAs?: 'owner';
  /** A ticket in the query stands for the token, where the caller can send no header. */
  takesTicket?: boolean;
  /** An open page asks it without its person's doing: it does not count as using the session. */
  byItself?: boolean;
  /** Largest body in bytes, 1 MiB unless given; 'form' bodies keep their own limit. */
  maxBytes?: number;
  /** What it answers; 'file' where the handler builds the Response itself. */
  reply: [ApiReply<K>] extends [never] ? 'file' : z.ZodType<ApiReply<K>>;
  handle: (
    ctx: Ctx<InputOf<S>, (typeof ACCESS)[K]>,
  ) => [ApiReply<K>] extends [never] ? Response | Promise<Response> : ApiReply<K> | Promise<ApiReply<K>>;
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

/**
 * Declares a call of the contract: what it takes, what it answers. Schemas that differ from the contract's types do not
 * compile; who may make it the contract says.
 */
export function endpoint<K extends ApiKey, S extends Schemas<K>>(key: K, spec: Spec<K, S>): Endpoint {
  const [method = '', path = ''] = key.split(' ');
  const access: Access = ACCESS[key];
  const {
    summary,
    runsAs,
    takesTicket = false,
    byItself = false,
    maxBytes = 1024 * 1024,
    reply,
    handle,
  } = spec;
  const { params, query, body } = spec as Pick<Endpoint, 'params' | 'query' | 'body'>;
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
    handle: handle as unknown as Endpoint['handle'],
  };
}
