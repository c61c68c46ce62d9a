/** What a token of the API can be good for. Which calls each opens stands in `contract/token-scopes.ts`. */
export const TOKEN_SCOPES = [
  'stations:read',
  'counts:read',
  'findings:read',
  'counts:import',
  'webhooks:manage',
] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** What tokens of before are good for, which they keep until they end; older screens still make such. */
export const OLD_TOKEN_SCOPES = ['read', 'import', 'webhooks'] as const;
export type OldTokenScope = (typeof OLD_TOKEN_SCOPES)[number];

/** What a token that was made once may have. */
export const KEPT_TOKEN_SCOPES = [...TOKEN_SCOPES, ...OLD_TOKEN_SCOPES] as const;
export type KeptTokenScope = TokenScope | OldTokenScope;

/** For how many days a token can be made, the longest last; and which of them a form offers first. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
export const TOKEN_DAYS_USUAL = 90;

/** For how many minutes a token lasts by which calls are tried, and what it is good for: reading alone. */
export const TRIAL_MINUTES = 15;
export const TRIAL_SCOPES = [
  'stations:read',
  'counts:read',
  'findings:read',
] as const satisfies readonly TokenScope[];

/** Longest name of a token, and how many a person and an agency have at a time. */
export const TOKEN_NAME_MAX = 60;
export const TOKENS_MAX = { person: 20, agency: 50 } as const;

/** Most addresses that a token is bound to, and the longest of them: an IPv6 range. */
export const TOKEN_ADDRESSES_MAX = 20;
export const ADDRESS_RANGE_MAX = 50;

/** How often a token may ask: calls within a minute and a day, and of these, imports within a minute. */
export const TOKEN_LIMITS = { perMinute: 60, perDay: 10_000, importsPerMinute: 10 } as const;

/** Most rows of counts that one call sends. */
export const SENT_ROWS_MAX = 50_000;

/** Of more rows than these the answer is that they are accepted, with the import to follow. */
export const SENT_ROWS_AT_ONCE = 5000;
