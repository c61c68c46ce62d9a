import { z } from 'zod';
import {
  ADDRESS_RANGE_MAX,
  KEPT_TOKEN_SCOPES,
  TOKEN_ADDRESSES_MAX,
  TOKEN_DAYS,
  TOKEN_NAME_MAX,
} from '../api-token.ts';
import { PASSWORD_MAX } from '../limits.ts';
import { NO_CONTROL } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { done, idText } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** A token as it is listed; the token itself is told once, when it is made. */
const apiToken = z.strictObject({
  id: z.int(),
  /** A person's, who stands behind what is done with it; or the agency's. */
  kind: z.enum(['person', 'agency']),
  name: z.string(),
  scopes: z.array(z.enum(KEPT_TOKEN_SCOPES)),
  /** The network addresses and ranges that it may be used from; empty: any. */
  addresses: z.array(z.string()),
  /** Its last four characters, to tell it by. */
  ending: z.string(),
  /** Where it acts. */
  agency: z.string(),
  created_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** Whether its time is over. */
  expired: z.boolean(),
  last_used_at: z.string().nullable(),
  /** The network address that it was used from last. */
  last_used_address: z.string().nullable(),
  /** How many calls it has made; a server of before does not count. */
  uses: z.int().optional(),
});
export type ApiToken = z.output<typeof apiToken>;

const wanted = z.object({
  name: z
    .string()
    .trim()
    .min(1, refusal('tokens.nameRequired'))
    .max(TOKEN_NAME_MAX, refusal('tokens.nameTooLong'))
    .regex(NO_CONTROL, refusal('strangeCharacters')),
  scopes: z
    .array(z.enum(KEPT_TOKEN_SCOPES))
    .min(1, refusal('tokens.scopeRequired'))
    .max(KEPT_TOKEN_SCOPES.length),
  /** Network addresses and ranges ('203.0.113.5', '2001:db8::/32') that it may be used from; left out or empty: any. */
  addresses: z.array(z.string().trim().min(1).max(ADDRESS_RANGE_MAX)).max(TOKEN_ADDRESSES_MAX).optional(),
  days: z.union(TOKEN_DAYS.map((days) => z.literal(days))),
  /** The caller's own: what works for months wants more than an open page. */
  password: z.string().max(PASSWORD_MAX),
});
export type NewApiToken = z.input<typeof wanted>;

const made = z.strictObject({
  /** The token; it is never told again. */
  secret: z.string(),
  token: apiToken,
});
export type MadeApiToken = z.output<typeof made>;

const trial = z.strictObject({
  /** The token; it is never told again. */
  secret: z.string(),
  expires_at: z.string(),
});
export type TrialToken = z.output<typeof trial>;

const list = z.strictObject({ data: z.array(apiToken) });
const params = z.object({ id: idText });

/** Tokens by which programs ask the API, for a person or for an agency. */
export const apiTokenCalls = {
  'GET /user/tokens': { summary: "The caller's own tokens, the newest first", reply: list },
  'POST /user/tokens': {
    summary: 'Makes a token that acts for the caller in their current agency; its secret is told this once',
    body: wanted,
    reply: made,
  },
  'POST /user/tokens/trial': {
    summary:
      'Makes a token by which calls for reading are tried for a quarter of an hour; the one that the caller had for that ends',
    reply: trial,
  },
  'DELETE /user/tokens/:id': {
    summary: "Revokes one of the caller's tokens; it is refused from then on",
    params,
    reply: done,
  },
  'GET /agency-tokens': {
    summary:
      "The current agency's tokens, its people's too, the newest first; of all agencies for a super admin at a statewide one",
    reply: list,
  },
  'POST /agency-tokens': {
    summary: 'Makes a token that acts for the current agency; its secret is told this once',
    body: wanted,
    reply: made,
  },
  'DELETE /agency-tokens/:id': {
    summary:
      "Revokes a token of the current agency, or of one of its people, who are told by the agency's log",
    params,
    reply: done,
  },
} as const satisfies Calls;
