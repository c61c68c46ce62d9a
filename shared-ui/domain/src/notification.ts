/** What a notification is about: what a person asked for, a registration that waits for them, mail in doubt, a stopped trial. */
export const NOTIFICATION_KINDS = [
  'certification',
  'import',
  'export',
  'registration',
  'mail',
  'trial',
] as const;
