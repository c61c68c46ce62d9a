import { COMPARISONS, mayAccess, PINS_MAX, TABLE_VIEWS_MAX, type TableView, type User } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { refuseTaken } from '../../platform/http/unique.ts';
import * as sql from './table-views.sql.ts';
import { texts } from './texts.ts';

const taken = { field: 'name', text: texts.nameTaken };

/** Whether somebody may change or delete a view: whoever saved it, and of the agency's views an admin. */
const mayChange = ({ author_id, owner_id }: sql.ViewRow, user: User): boolean =>
  author_id === user.id || (owner_id === null && mayAccess('admin', user));

const reply = (view: sql.ViewRow, user: User): TableView => ({
  id: view.id,
  name: view.name,
  shared: view.owner_id === null,
  mine: view.author_id === user.id,
  may_change: mayChange(view, user),
  look: view.look,
  pinned: view.pinned,
  version: view.version,
});

/** The view to be changed; refused where it is not there for the caller, and where it is somebody else's. */
async function lockOwn(db: Queryable, id: string, user: User): Promise<sql.ViewRow> {
  const view = found(await sql.lockView(db, Number(id)));
  if (!mayChange(view, user)) throw new ApiProblem(403, texts.notYours);
  return view;
}

/** Refuses one view more than a person, or an agency (null), may have. */
async function refuseTooMany(db: Queryable, agency: number, owner: number | null): Promise<void> {
  if ((await sql.countViews(db, agency, owner)) <= TABLE_VIEWS_MAX) return;
  throw new ApiProblem(409, owner === null ? texts.agencyFull : texts.full);
}

const list = endpoint('GET /table-views', {
  handle: async ({ db, caller: { user }, input: { query } }) => {
    const views = await sql.selectViews(db, user.agency_id, query.table);
    return { data: views.map((view) => reply(view, user)) };
  },
});

const add = endpoint('POST /table-views', {
  handle: async ({ db, caller: { user }, input: { body }, audit }) => {
    const { table, name, shared, look, request_key: key } = body;
    const [agency, author] = [user.agency_id, user.id];
    const owner = shared ? null : author;
    const view = { agency, author, owner, table, name, look, key };
    const added = await refuseTaken(sql.insertView(db, view), taken);
    // sent twice, it is there already (T12)
    if (!added) return reply(found(await sql.selectViewByKey(db, { agency, author, key })), user);
    await refuseTooMany(db, agency, owner);
    if (shared) await audit('view.add', { view_id: added.id, name, table }, { agency });
    return reply(added, user);
  },
});

const change = endpoint('PUT /table-views/:id', {
  handle: async ({ db, caller: { user }, input: { params, body }, audit }) => {
    const before = await lockOwn(db, params.id, user);
    if (body.version !== before.version) {
      throw new ApiProblem(409, texts.stale, { current: reply(before, user) });
    }
    const { name, shared, look } = body;
    // nobody's own view is another's to make
    if (!shared && before.author_id !== user.id) throw new ApiProblem(403, texts.notYoursToTake);
    const owner = shared ? null : user.id;
    const after = found(await refuseTaken(sql.updateView(db, before.id, { name, owner, look }), taken));
    if (owner !== before.owner_id) await refuseTooMany(db, before.agency_id, owner);
    if (shared || before.owner_id === null) {
      const detail = {
        view_id: before.id,
        table: before.table_name,
        before: factsOf(before),
        after: factsOf(after),
      };
      await audit('view.update', detail, { agency: before.agency_id });
    }
    return reply(after, user);
  },
});

const factsOf = ({ name, owner_id, look }: sql.ViewRow) => ({ name, shared: owner_id === null, look });

const remove = endpoint('DELETE /table-views/:id', {
  handle: async ({ db, caller, input: { params }, audit }) => {
    const { id, name, table_name: table, owner_id, agency_id } = await lockOwn(db, params.id, caller.user);
    await sql.deleteView(db, id);
    if (owner_id === null) await audit('view.delete', { view_id: id, name, table }, { agency: agency_id });
    return { success: true as const };
  },
});

const pin = endpoint('PUT /table-views/:id/pin', {
  handle: async ({ db, caller: { user }, input: { params, body }, now }) => {
    const view = found(await sql.lockView(db, Number(params.id)));
    if (view.table_name !== COMPARISONS) throw new ApiProblem(422, texts.notPinned);
    const of = { view: view.id, user: user.id };
    if (!body.pinned) await sql.unpinView(db, of);
    else {
      await sql.pinView(db, { ...of, at: now() });
      if ((await sql.countPins(db, { agency: view.agency_id, user: user.id })) > PINS_MAX)
        throw new ApiProblem(409, texts.dashboardFull);
    }
    return reply({ ...view, pinned: body.pinned }, user);
  },
});

/** Looks of tables that people keep under a name. */
export const tableViews: Endpoint[] = [list, add, change, remove, pin];
