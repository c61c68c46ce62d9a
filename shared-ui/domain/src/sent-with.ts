import type { FlowSet } from './contract/flows.schema.ts';

/**
 * Optimistic locking: a record with the version it was read at; a write with an older one than the server's is refused
 * (S10).
 */
export type Versioned<T> = T & { version?: number };

/**
 * A new record with an idempotency key that its form made up; on the wire it is `request_key` (T12). Sent again under the
 * same key, because the answer was lost on the way, it is not added a second time: the answer is the record that is there.
 */
export type Keyed<T> = T & { request_key?: string };

/** A record with the keys of the questions that a person has answered with yes; see `Question`. */
export type Confirmable<T> = T & { confirmed?: string[] };

/**
 * What is asked before something unlikely is stored. The call answers 422 with `questions`; sent again with their keys
 * in `confirmed`, it is stored.
 */
export type Question = { key: string; text: string };

/** A station's request with what is changed of its flows, stored together with it. */
export type WithFlows<T> = T & { flow_set?: FlowSet };

/** A new station with the vendor's site that it is made of; the site says whose it is (S14). */
export type OfSite<T> = T & { eco_id?: string | null };
