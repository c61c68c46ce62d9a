/** So many sites an agency may name, each so long at most. */
export const EMBED_SITES_MAX = 20;
export const EMBED_SITE_MAX = 200;

const SITE = /^https:\/\/(\*\.)?([a-z0-9](-*[a-z0-9])*\.)+[a-z]([a-z0-9-]*[a-z0-9])?(:[1-9]\d{0,4})?$/;

/**
 * A site in whose pages something may stand, as browsers are told it (CSP `frame-ancestors`): 'https://www.example.org', with
 * 'https://*.example.org' for all below a name; https is meant where nothing is said. Null where it is no site.
 */
export function embedSite(text: string): string | null {
  const written = text.trim().toLowerCase().replace(/\/$/, '');
  const site = written.includes('://') ? written : `https://${written}`;
  return site.length <= EMBED_SITE_MAX && SITE.test(site) ? site : null;
}
