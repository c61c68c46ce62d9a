import { randomBytes } from 'node:crypto';
import { DAY_MS, mayAccess, SHARE_LINKS_MAX, type User } from 'shared-domain';
import { comparisonAt } from '../../counts/compare/compare.routes.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { hashToken } from '../../platform/http/token.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import * as sql from './links.sql.ts';
import { texts } from './texts.ts';

const BYTES = 32;

/** Whose links somebody sees and ends: an admin their agency's, others their own. */
const whose = (user: User, listAgency: number | null) => ({
  agency: listAgency,
  user: mayAccess('admin', user) ? null : user.id,
});

const list = endpoint('GET /share-links', {
  handle: async ({ db, caller: { user, listAgency }, now }) => ({
    data: await sql.selectLinks(db, whose(user, listAgency), now()),
  }),
});

const add = endpoint('POST /share-links', {
  handle: async ({ db, caller: { user }, input: { body }, now, audit, settings }) => {
    const { name, station_id: number, query, days } = body;
    // whoever follows the link can't mend its address
    if (query !== null && !comparisonAt(query))
      throw new ApiProblem(422, texts.noComparison, { errors: { query: [texts.noComparison] } });
    const station = number === null ? null : found(await selectPublished(db, number));
    if ((await sql.countLinks(db, user.agency_id, now())) >= SHARE_LINKS_MAX)
      throw new ApiProblem(409, texts.full);
    const token = randomBytes(BYTES).toString('base64url');
    const link = found(
      await sql.insertLink(db, {
        hash: hashToken(token),
        ending: token.slice(-4),
        name,
        agency: user.agency_id,
        station,
        query,
        user,
        now: now(),
        expires: new Date(now().getTime() + days * DAY_MS),
      }),
    );
    await audit('share-link.add', { name, days }, station === null ? undefined : { station });
    return { address: `${settings.publicUrl()}/shared/${token}`, link };
  },
});

const end = endpoint('DELETE /share-links/:id', {
  handle: async ({ db, caller: { user, listAgency }, input: { params }, now, audit }) => {
    const {
      name,
      created_by,
      agency_id: agency,
    } = found(await sql.revokeLink(db, Number(params.id), whose(user, listAgency), now()));
    await audit('share-link.end', { name, created_by }, { agency });
    return { success: true as const };
  },
});

/** Read-only links: what somebody without an account sees until they end. */
export const shareLinkCalls: Endpoint[] = [list, add, end];
