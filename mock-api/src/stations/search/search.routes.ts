import {
  flowIdOf,
  may,
  mayOpen,
  paths,
  SEARCH_ROWS,
  SEARCH_WORDS,
  searchWords,
  type SearchReply,
} from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import {
  findAgencies,
  findFlows,
  findPeople,
  findStations,
  selectCertified,
  type FoundFlow,
} from './search.sql.ts';

/** The rows that are shown, and whether there was one more. */
const someOf = <T>(found: T[]) => ({ rows: found.slice(0, SEARCH_ROWS), more: found.length > SEARCH_ROWS });

const NONE = { rows: [], more: false };

const flowReply = (flow: FoundFlow) => ({
  id: flow.id,
  name: flow.name ?? '',
  flowid_txdot: flowIdOf(flow.station_id_tmg, flow),
  station_id_tmg: flow.station_id_tmg,
  station_name: flow.station_name,
});

async function stationReplies(db: Queryable, found: Awaited<ReturnType<typeof findStations>>) {
  const ids = found.map(({ id }) => id);
  const certified = await selectCertified(db, ids);
  return found.map(({ id, ...station }) => ({ ...station, certified: certified.has(id) }));
}

/** Records by what they are called, as far as the caller's lists show them. */
export const search: Endpoint[] = [
  endpoint('GET /search', {
    mayLag: 'all',
    handle: async ({ db, caller, input }): Promise<SearchReply> => {
      const words = searchWords(input.query.q).slice(0, SEARCH_WORDS);
      if (words.length === 0) return { stations: NONE, flows: NONE, people: NONE, agencies: NONE };
      const agency = caller.listAgency;
      const { user } = caller;
      const withSuper = user.super_admin === 1;
      return {
        stations: someOf(await stationReplies(db, await findStations(db, { agency, words }))),
        flows: someOf((await findFlows(db, { agency, words })).map(flowReply)),
        people: someOf(may(user, 'GET /users') ? await findPeople(db, { agency, words, withSuper }) : []),
        agencies: someOf(
          mayOpen(user, paths.agencies) ? await findAgencies(db, { agency: null, words }) : [],
        ),
      };
    },
  }),
];
