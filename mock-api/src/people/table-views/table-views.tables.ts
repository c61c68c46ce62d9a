import type { TableLook } from 'shared-domain';
import { int, json, moment, orNull, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const tableViews = table('table_views', {
  id: int,
  agency_id: int,
  owner_id: orNull(int),
  author_id: orNull(int),
  table_name: text,
  name: text,
  look: json<TableLook>(),
  version: int,
  request_key: orNull(text),
});

export const pinnedViews = table('pinned_views', { user_id: int, view_id: int, pinned_at: moment });
