/** How often a person gets the digest of the agency's network. */
export const DIGEST_CHOICES = ['weekly', 'off'] as const;
export type DigestChoice = (typeof DIGEST_CHOICES)[number];

/** In which language. */
export const DIGEST_LANGUAGES = ['en', 'es'] as const;
