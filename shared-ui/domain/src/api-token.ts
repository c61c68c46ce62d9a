/** What a token of the API can be good for. Which calls each opens stands in `contract/token-scopes.ts`. */
export const TOKEN_SCOPES = ['read', 'import', 'webhooks'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** For how many days a token can be made, the longest last; and which of them a form offers first. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
export const TOKEN_DAYS_USUAL = 90;

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
