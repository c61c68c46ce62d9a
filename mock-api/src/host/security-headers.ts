/** On every answer that is not the API's; the page has a policy of its own in place of this one. */
export const SECURITY_HEADERS = {
  'content-security-policy': "base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Google's script and the frame of its widget; the addresses are those that Google names for such a policy. */
const RECAPTCHA = {
  script: ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  frame: 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};

/** What the page lets in besides itself: Google's human check, and the origins of a configured map and picture. */
export type PageOptions = {
  recaptcha?: boolean;
  /** Of pictures. */
  tiles?: string | null;
  /** Of tiles that the page draws. */
  drawnTiles?: string | null;
  embed?: string | null;
  qcEmbed?: string | null;
  /** Origins of developers' machines that a remote may be loaded from. */
  overrides?: string[];
};

/**
 * What the page may load: its own origin alone; styles made while it runs carry the nonce of this answer. Others are
 * let in only where they are configured.
 */
export function contentSecurityPolicy(nonce: string, options: PageOptions = {}): string {
  const { recaptcha = false, tiles, drawnTiles, embed, qcEmbed, overrides = [] } = options;
  const machines = overrides.map((origin) => ` ${origin}`).join('');
  // a development server tells of changes by a socket
  const sockets = overrides.map((origin) => ` ${origin.replace(/^http/, 'ws')}`).join('');
  const frames = [...new Set([recaptcha ? RECAPTCHA.frame : null, embed, qcEmbed])].filter(Boolean);
  return [
    `default-src 'self'`,
    `script-src 'self'${recaptcha ? RECAPTCHA.script : ''}${machines}`,
    `style-src 'self' 'nonce-${nonce}'${machines}`,
    `img-src 'self' data: blob:${tiles ? ` ${tiles}` : ''}${machines}`,
    `font-src 'self'${machines}`,
    `connect-src 'self'${drawnTiles ? ` ${drawnTiles}` : ''}${machines}${sockets}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
