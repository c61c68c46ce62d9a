import type { EcoList, EcoStation } from 'shared-domain';
import { asOwner } from '../../platform/db/database.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectSiteStates } from '../../stations/vendor-sites/eco-sites.sql.ts';
import type { KeptList } from '../../stations/vendor-sites/vendor-list.sql.ts';
import { ecoStation, newSites } from './new-stations.rules.ts';
import { askAgain, vendorList } from './vendor-list.ts';

type Parts = Pick<Ctx<unknown>, 'caller' | 'db' | 'language' | 'vendor'>;

/** Those of a list that are the caller's and new. Whose a site is and what stands for it is asked with each call, of the database. */
async function newOf({ db, caller }: Parts, { sites }: KeptList): Promise<EcoStation[]> {
  const agency = caller.listAgency;
  // a site may be used by a station that the caller does not see; whose it is does not show
  const states = new Map((await asOwner(db, selectSiteStates)).map((state) => [state.id, state]));
  return newSites(sites, agency, states).map((site) =>
    ecoStation(site, agency === null ? (states.get(site.id)?.agency ?? null) : null),
  );
}

const listOf = async (ctx: Parts, kept: KeptList): Promise<EcoList> => ({
  stations: await newOf(ctx, kept),
  simulated: ctx.vendor.simulated,
  listed_at: kept.read_at,
  problem: kept.failure?.[ctx.language] ?? null,
});

/** The stations of the counter vendor's platform that are new here. */
export const newStations: Endpoint[] = [
  endpoint('GET /eco-visio', { handle: ({ vendor }) => ({ simulated: vendor.simulated }) }),
  endpoint('GET /stations-new', { handle: async (ctx) => newOf(ctx, await vendorList(ctx)) }),
  endpoint('GET /eco-visio/list', { handle: async (ctx) => listOf(ctx, await vendorList(ctx)) }),
  endpoint('POST /eco-visio/list', { handle: async (ctx) => listOf(ctx, await askAgain(ctx)) }),
];
