/** One thing that somebody did: `text` says it in the caller's language, `detail` holds what was recorded, in words too. */
export type AuditEntry = {
  id: number;
  at: string;
  user_name: string;
  agency: string | null;
  station_id_tmg: string | null;
  action: string;
  text: string;
  detail: Record<string, unknown>;
};

/** GET /audit: the newest first; `next` is the `before` of the following page. */
export type AuditPage = {
  data: AuditEntry[];
  next: number | null;
  actions: { code: string; label: string }[];
};

/** Narrows the audit list; `station` and `user` match parts of number, name and e-mail. */
export type AuditFilters = {
  before?: number;
  limit?: number;
  action?: string;
  station?: string;
  user?: string;
};
