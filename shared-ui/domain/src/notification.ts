/** What a notification is about: what a person asked for, a registration that waits for them, or mail in doubt. */
export const NOTIFICATION_KINDS = ['certification', 'import', 'export', 'registration', 'mail'] as const;
