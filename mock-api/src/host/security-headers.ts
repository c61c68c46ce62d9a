/** On every answer that is not the API's. */
export const SECURITY_HEADERS = {
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

/**
 * What the page may load: its own origin alone; styles made while it runs carry the nonce of this answer. Google's
 * human check is let in only where it is configured.
 */
export function contentSecurityPolicy(
  nonce: string,
  { recaptcha = false }: { recaptcha?: boolean } = {},
): string {
  return [
    `default-src 'self'`,
    `script-src 'self'${recaptcha ? RECAPTCHA.script : ''}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    ...(recaptcha ? [`frame-src ${RECAPTCHA.frame}`] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
