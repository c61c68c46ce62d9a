import type { z } from 'zod';
import type { ApiKey } from '../../access.rules.ts';
import type { Contract } from '../index.ts';

type Written<D, P extends string> = D extends Record<P, infer S extends z.ZodType> ? z.input<S> : never;

type Params<D> = D extends { params: z.ZodType } ? { params: Written<D, 'params'> } : unknown;
/** `also`: values of what may stand behind the question mark, too, but not in this call. */
type Query<D> = D extends { query: z.ZodType }
  ? { query: Written<D, 'query'>; also?: Partial<Written<D, 'query'>> }
  : unknown;
type Headers<D> = D extends { headers: z.ZodType } ? { headers: Written<D, 'headers'> } : unknown;
/** Of a multipart form its fields by name; the file as the text that it holds. */
type Body<D> = D extends { body: 'form' }
  ? { body: { file: string } & Record<string, string> }
  : D extends { body: z.ZodType }
    ? { body: Written<D, 'body'> }
    : unknown;
/** Of a file the text that it holds. */
type Reply<D> = D extends { reply: infer S extends z.ZodType } ? { reply: z.output<S> } : { reply: string };

/** How a program makes a call, as it goes over the wire, and what it may be answered: true answers about made counts, their lists cut short. */
export type Example<K extends ApiKey> = Params<Contract[K]> &
  Query<Contract[K]> &
  Headers<Contract[K]> &
  Body<Contract[K]> &
  Reply<Contract[K]>;

/** Examples of some calls; one that a call's schemas refuse does not compile. */
export type ExamplesOf<K extends ApiKey> = { [Key in K]: Example<Key> };
