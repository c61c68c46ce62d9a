/** Something a person asked for has finished or failed; `href` is the screen it is about. */
export type Notification = {
  id: number;
  kind: 'certification' | 'import' | 'export';
  ok: boolean;
  title: string;
  text: string;
  href: string | null;
  created_at: string;
  read: boolean;
};
