/** What a notification is about: what a person asked for, a registration that waits for them, or mail in doubt. */
export const NOTIFICATION_KINDS = ['certification', 'import', 'export', 'registration', 'mail'] as const;

/** Something a person asked for has finished or failed, or waits for them; `href` is the screen it is about. */
export type Notification = {
  id: number;
  kind: (typeof NOTIFICATION_KINDS)[number];
  ok: boolean;
  title: string;
  text: string;
  href: string | null;
  created_at: string;
  read: boolean;
};
