/** How often a person gets the digest of the agency's network. */
export const DIGEST_CHOICES = ['weekly', 'monthly', 'off'] as const;
export type DigestChoice = (typeof DIGEST_CHOICES)[number];

/** So many other agencies a super admin hears of in one e-mail at most: more would be cut off by mail programs. */
export const DIGEST_AGENCIES_MAX = 20;

/** In which language. */
export const DIGEST_LANGUAGES = ['en', 'es'] as const;

/** What of the network may be told at once, beside the digest. */
export const AT_ONCE = ['silent', 'recovered', 'failed', 'turn'] as const;
export type AtOnce = (typeof AT_ONCE)[number];
