import type { z } from 'zod';
import type { ApiKey } from '../access.rules.ts';
import type { Deprecated } from './deprecated.rules.ts';

/**
 * A call beside who may make it (`ACCESS`, which travels to the browser): what it does, takes and answers. The types of
 * screens and server are inferred from it, the server checks with it, and the API's description is made from it.
 */
type Declaration = {
  /** One line for the API's description. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers that the description tells of. */
  headers?: z.ZodType;
  /** 'form' for a multipart form. */
  body?: z.ZodType | 'form';
  /** The parts of such a form, for the description; a file among them is a `z.file()`. */
  form?: z.ZodType;
  /** 'file' where the answer is bytes, or a stream, and never JSON. */
  reply: z.ZodType | 'file';
  /** What such bytes may be; 'application/octet-stream' where nothing is said. */
  media?: readonly string[];
  /** When it answers 202 instead of 200: what it asks for is done by a job then, to be followed at the address of `Location`. */
  accepts?: string;
  /** That programs are to leave it. */
  deprecated?: Deprecated;
};

/** Calls by method and path: `{ 'GET /users': { … } } as const satisfies Calls`. */
export type Calls = Partial<Record<ApiKey, Declaration>>;

/** What travels as text and is read as a number or a flag: the names may be left out as before, the values are those read. */
type AsRead<S extends z.ZodType> = {
  [F in keyof z.input<S>]: F extends keyof z.output<S> ? z.output<S>[F] : never;
};

type TextPart<D, P extends 'params' | 'query'> =
  D extends Record<P, infer S extends z.ZodType> ? Record<P, AsRead<S>> : unknown;
type Body<D> = D extends { body: 'form' }
  ? { body: FormData }
  : D extends { body: infer S extends z.ZodType }
    ? { body: z.input<S> extends Record<string, never> ? object : z.input<S> }
    : unknown;
type Reply<D> = D extends { reply: infer S extends z.ZodType } ? z.output<S> : never;

/** What declared calls take and answer, by method and path, as screens make them. */
export type CallsOf<C> = {
  -readonly [K in keyof C]: TextPart<C[K], 'params'> &
    TextPart<C[K], 'query'> &
    Body<C[K]> & { reply: Reply<C[K]> };
};
