import { embedSite, type EmbedSites } from 'shared-domain';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import * as sql from './embed-sites.sql.ts';
import { texts } from './texts.ts';

const readEmbeds = async (db: Queryable, agency: number): Promise<EmbedSites> =>
  (await sql.selectEmbeds(db, agency)) ?? { sites: [], version: 0 };

const read = endpoint('GET /embed-sites', {
  handle: ({ db, caller }) => readEmbeds(db, caller.scope.agency),
});

const choose = endpoint('PUT /embed-sites', {
  handle: async ({ db, caller, input: { body }, audit }) => {
    const { agency } = caller.scope;
    const wrong = body.sites.find((site) => embedSite(site) === null);
    if (wrong !== undefined) {
      const text = texts.noSite({ site: wrong });
      throw new ApiProblem(422, text, { errors: { sites: [text] } });
    }
    const sites = [...new Set(body.sites.flatMap((site) => embedSite(site) ?? []))];
    const before = await readEmbeds(db, agency);
    const kept =
      before.version === body.version && (await sql.keepEmbeds(db, { agency, sites, version: body.version }));
    if (!kept) throw new ApiProblem(409, texts.staleSites, { current: await readEmbeds(db, agency) });
    await audit('embed-sites.choose', { before: { sites: before.sites }, after: { sites } }, { agency });
    return kept;
  },
});

/** In whose pages the pieces of an agency's public pages may stand: chosen by its admins. */
export const embedSitesCalls: Endpoint[] = [read, choose];
