/** Whether webhooks may lead to addresses inside a network, and without encryption: never where people work. */
export function webhookAllowPrivateFrom({
  WEBHOOK_ALLOW_PRIVATE: text,
  NODE_ENV: mode,
}: Record<string, string | undefined>): boolean {
  if (!text || text === 'false') return false;
  if (text !== 'true') throw new Error(`WEBHOOK_ALLOW_PRIVATE is "true" or "false", not "${text}".`);
  if (mode === 'production')
    throw new Error(
      'WEBHOOK_ALLOW_PRIVATE is for development: in production webhooks lead to the internet alone.',
    );
  return true;
}
