import type { TableLook } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { bool, int } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { tableViews } from './table-views.tables.ts';

const VIEW = shape({
  ...tableViews.pick('id', 'agency_id', 'owner_id', 'author_id', 'table_name', 'name', 'look', 'version'),
  // row security shows the caller's own pins alone
  pinned: bool.by('exists (select 1 from pinned_views p where p.view_id = table_views.id)'),
});
export type ViewRow = RowOf<typeof VIEW>;

/** The views of a table at an agency that the caller sees, by name. Row security holds whose they are. */
export function selectViews(db: Queryable, agency: number, table: string): Promise<ViewRow[]> {
  return readRows(
    db,
    VIEW,
    `select ${VIEW.sql} from table_views where agency_id = $1 and table_name = $2 order by lower(name), id`,
    [agency, table],
  );
}

/** One view; nobody else writes it until the transaction ends. */
export function lockView(db: Queryable, id: number): Promise<ViewRow | undefined> {
  return readRow(db, VIEW, `select ${VIEW.sql} from table_views where id = $1 for update`, [id]);
}

/** How many views a person has at an agency, or with null the agency itself. */
export async function countViews(db: Queryable, agency: number, owner: number | null): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int }),
    'select count(*)::int as n from table_views where agency_id = $1 and owner_id is not distinct from $2::int',
    [agency, owner],
  );
  return row?.n ?? 0;
}

type Values = { name: string; owner: number | null; look: TableLook };
type NewView = Values & { agency: number; author: number; table: string; key: string | undefined };

/** Keeps a view; undefined where one was kept under this key before (T12). */
export function insertView(db: Queryable, view: NewView): Promise<ViewRow | undefined> {
  return readRow(
    db,
    VIEW,
    `insert into table_views (agency_id, owner_id, author_id, table_name, name, look, request_key)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7)
     on conflict (agency_id, author_id, request_key) do nothing returning ${VIEW.sql}`,
    [
      view.agency,
      view.owner,
      view.author,
      view.table,
      view.name,
      JSON.stringify(view.look),
      view.key ?? null,
    ],
  );
}

/** The caller's view that was kept under a key. */
export function selectViewByKey(
  db: Queryable,
  { agency, author, key }: Pick<NewView, 'agency' | 'author' | 'key'>,
): Promise<ViewRow | undefined> {
  return readRow(
    db,
    VIEW,
    `select ${VIEW.sql} from table_views where agency_id = $1 and author_id = $2 and request_key = $3`,
    [agency, author, key ?? null],
  );
}

/** Writes what a view is and raises its version. */
export function updateView(
  db: Queryable,
  id: number,
  { name, owner, look }: Values,
): Promise<ViewRow | undefined> {
  return readRow(
    db,
    VIEW,
    `update table_views set name = $2, owner_id = $3, look = $4::text::jsonb, version = version + 1
     where id = $1 returning ${VIEW.sql}`,
    [id, name, owner, JSON.stringify(look)],
  );
}

/** Takes a view away. */
export async function deleteView(db: Queryable, id: number): Promise<void> {
  await db.query('delete from table_views where id = $1', [id]);
}

/** Puts a view onto a person's dashboard; one that is there stays as it is. */
export async function pinView(db: Queryable, pin: { view: number; user: number; at: Date }): Promise<void> {
  await db.query(
    `insert into pinned_views (user_id, view_id, pinned_at) values ($1, $2, $3) on conflict do nothing`,
    [pin.user, pin.view, pin.at.toISOString()],
  );
}

/** Takes it from there. */
export async function unpinView(
  db: Queryable,
  { view, user }: { view: number; user: number },
): Promise<void> {
  await db.query('delete from pinned_views where user_id = $1 and view_id = $2', [user, view]);
}

/** How many of an agency's views a person has on their dashboard. */
export async function countPins(
  db: Queryable,
  { agency, user }: { agency: number; user: number },
): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int }),
    `select count(*)::int as n from pinned_views p join table_views v on v.id = p.view_id
     where p.user_id = $1 and v.agency_id = $2`,
    [user, agency],
  );
  return row?.n ?? 0;
}
