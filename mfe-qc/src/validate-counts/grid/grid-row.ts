import type { CountRow } from 'shared-domain';

/** A row of the list: the count as the server has it, and what the person has typed or chosen since. */
export type GridRow = {
  count: CountRow;
  suspect_id: number | null;
  note: string;
  selected: boolean;
  /** Why the server refused the row's last update. */
  refusal: string | null;
};
