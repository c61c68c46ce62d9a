import { z } from 'zod';
import { LINE_MAX, NAME_MAX, TABLE_VIEW_COLUMNS_MAX, TABLE_VIEW_NAME_MAX } from '../limits.ts';
import { NO_CONTROL } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { done, idempotencyKey, idText } from './fields.schema.ts';
import { refusal } from './refusals.ts';

/** A table's own name, as its screen gives it: the same in every release. */
const table = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
/** A column's own name. */
const field = z.string().min(1).max(LINE_MAX).regex(NO_CONTROL, refusal('strangeCharacters'));

/** How a table is looked at. Columns and filters that a later release lacks are left out by its screen. */
const tableLook = z.strictObject({
  /** The columns shown, in order; null: all of them, as the table has them. */
  columns: z.array(field).max(TABLE_VIEW_COLUMNS_MAX).nullable(),
  /** What columns are narrowed to. */
  filters: z
    .array(
      z.strictObject({
        field,
        value: z.string().min(1).max(NAME_MAX).regex(NO_CONTROL, refusal('strangeCharacters')),
      }),
    )
    .max(TABLE_VIEW_COLUMNS_MAX),
  /** The column that the rows are in order of; null: as the table comes. */
  sort: z.strictObject({ field, order: z.enum(['asc', 'desc']) }).nullable(),
});
export type TableLook = z.output<typeof tableLook>;

const tableView = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Whether everybody of the agency has it, or its author alone. */
  shared: z.boolean(),
  /** Whether the caller saved it. */
  mine: z.boolean(),
  /** Whether the caller may change and delete it. */
  may_change: z.boolean(),
  look: tableLook,
  /** Whether the caller has it on their dashboard. */
  pinned: z.boolean(),
  version: z.int(),
});
export type TableView = z.output<typeof tableView>;

const named = z.object({
  name: z
    .string()
    .trim()
    .min(1, refusal('views.nameRequired'))
    .max(TABLE_VIEW_NAME_MAX, refusal('views.nameTooLong'))
    .regex(NO_CONTROL, refusal('strangeCharacters')),
  shared: z.boolean(),
  look: tableLook,
});
const params = z.object({ id: idText });

/** Looks of tables that people keep under a name, for themselves or for their agency. */
export const tableViewCalls = {
  'GET /table-views': {
    summary: "The caller's views of a table and those of their current agency, by name",
    query: z.object({ table }),
    reply: z.strictObject({ data: z.array(tableView) }),
  },
  'POST /table-views': {
    summary:
      'Keeps a look of a table under a name; 422 where the name is taken, 409 where there are too many',
    body: named.extend({ table, request_key: idempotencyKey }),
    reply: tableView,
  },
  'PUT /table-views/:id': {
    summary:
      'Changes a view, by its author or, where it is the agency’s, by an admin; 409 with the newer view where the version is stale',
    params,
    body: named.extend({ version: z.int() }),
    reply: tableView,
  },
  'PUT /table-views/:id/pin': {
    summary: 'Puts a saved comparison onto the caller’s dashboard or takes it off; 409 where no more fit',
    params,
    body: z.object({ pinned: z.boolean() }),
    reply: tableView,
  },
  'DELETE /table-views/:id': {
    summary: 'Takes a view away, by its author or, where it is the agency’s, by an admin',
    params,
    reply: done,
  },
} as const satisfies Calls;
