/**
 * What a page may load: its own style and script. It is asked for no cookie, no frame and nothing from elsewhere; the data
 * block for search engines is no script, and no browser runs it.
 */
const PAGE_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The same for what stands in others' pages, of those sites that its agency names; it takes no form. */
const embedPolicy = (sites: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `form-action 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${sites.length > 0 ? sites.join(' ') : '*'}`,
  ].join('; ');

/** What is kept of a page: anybody for five minutes, and for a day while it is asked for anew. */
export const KEPT_SHORTLY = 'public, max-age=300, stale-while-revalidate=86400';
/** Of what is not there: shorter, for it may come. */
export const KEPT_BRIEFLY = 'public, max-age=60';
/** Of a file whose address changes with its content. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable';

/** What of a request an answer depends on, besides its address. */
export const VARY = 'Accept-Encoding, Accept-Language';

/** Kinds of what anybody may ask for, with the headers of each that are the same in every answer. */
const KINDS = {
  page: {
    'content-security-policy': PAGE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  },
  embed: {
    'content-security-policy': embedPolicy([]),
    'cross-origin-resource-policy': 'cross-origin',
    'x-robots-tag': 'noindex',
  },
  shared: {
    'content-security-policy': PAGE_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
  },
} as const;

export type Kind = keyof typeof KINDS;

/** The headers of a kind; of an embed with the sites in whose pages it may stand, none for any. */
export const headersOf = (kind: Kind, sites: readonly string[] = []): Record<string, string> =>
  kind === 'embed' ? { ...KINDS.embed, 'content-security-policy': embedPolicy(sites) } : KINDS[kind];
