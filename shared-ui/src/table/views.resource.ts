import { call, newIdempotencyKey } from 'shared-ui/api';
import type { TableLook, TableView } from 'shared-domain';
import { invalidate, optimistic, type Asked } from 'shared-ui/query';

/** The person's views of a table and those of their agency, by name. */
export const viewsQuery = (table: string): Asked<TableView[]> => ({
  queryKey: ['table views', table],
  queryFn: async ({ signal }) => (await call('GET /table-views', { query: { table } }, { signal })).data,
});

/** What a view is called and shows, and whether everybody of the agency has it. */
export type ViewValues = { name: string; shared: boolean; look: TableLook };

/** Keeps a view (null: a new one; `key` tells a second sending from a second view). */
export async function saveView(
  table: string,
  view: TableView | null,
  values: ViewValues,
  key?: string,
): Promise<TableView> {
  try {
    if (!view) return await call('POST /table-views', { body: { ...values, table, request_key: key } });
    const body = { ...values, version: view.version };
    return await call('PUT /table-views/:id', { params: { id: String(view.id) }, body });
  } finally {
    // refused, too: somebody else may have changed it
    await invalidate(viewsQuery(table).queryKey);
  }
}

/** Puts a view onto the person's dashboard, or takes it off. */
export async function pinView(table: string, id: number, pinned: boolean): Promise<void> {
  try {
    await call('PUT /table-views/:id/pin', { params: { id: String(id) }, body: { pinned } });
  } finally {
    await invalidate(viewsQuery(table).queryKey);
  }
}

/** Brings back a view of the caller's own that was just deleted: under its name, with its look, and pinned as it was. */
export async function restoreView(table: string, view: TableView): Promise<void> {
  const { name, shared, look, pinned } = view;
  const { id } = await saveView(table, null, { name, shared, look }, newIdempotencyKey());
  if (pinned) await pinView(table, id, true);
}

/** Takes a view away: at once, and it comes back where that is refused. */
export async function deleteView(table: string, id: number): Promise<void> {
  await optimistic(
    viewsQuery(table),
    (views) => views.filter((view) => view.id !== id),
    () => call('DELETE /table-views/:id', { params: { id: String(id) } }),
  );
}
