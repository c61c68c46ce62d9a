/** What a notification is about: what a person asked for, a registration that waits for them, mail in doubt, a stopped trial, a file that arrived. */
export const NOTIFICATION_KINDS = [
  'certification',
  'import',
  'export',
  'registration',
  'mail',
  'trial',
  'drop',
] as const;
