import { createHash } from 'node:crypto';
import type {
  CounterVendor,
  Patience,
  VendorCount,
  VendorRange,
} from '../../stations/vendor-sites/counter-vendor.ts';
import { countOf, dataReply, siteOf, sitesReply } from './replies.ts';
import { texts } from '../../stations/vendor-sites/vendor-texts.ts';
import { realParts, VendorClient, type ClientParts, type VendorAccess } from './vendor-client.ts';
import { VendorProblem } from '../../stations/vendor-sites/vendor-problem.ts';
import { piecesOf, vendorTime } from './vendor-times.rules.ts';

/** Eco-Visio's API v1; `simulated` says whether the address is the built-in simulator's. */
export function ecoVisioV1(
  access: VendorAccess,
  { simulated, parts = realParts }: { simulated: boolean; parts?: ClientParts },
): CounterVendor {
  const client = new VendorClient(access, parts);
  return {
    simulated,
    account: accountOf(access, simulated),
    listSites: async (patience) => {
      const sites = await client.get('/api/1.0/site', sitesReply, patience);
      if (!sites) throw new VendorProblem(texts.unreadable, false);
      return sites.map(siteOf);
    },
    readCounts: (id, range, patience) => readCounts(client, id, range, patience),
    close: () => client.close(),
  };
}

/** A simulator listens elsewhere after each start, and is the same. */
function accountOf({ url, clientId, username }: VendorAccess, simulated: boolean): string {
  if (simulated) return 'simulator';
  return createHash('sha256')
    .update(JSON.stringify([url, clientId, username ?? null]))
    .digest('hex');
}

async function* readCounts(
  client: VendorClient,
  id: string,
  { begin, end, interval }: VendorRange,
  patience: Patience,
): AsyncGenerator<VendorCount[]> {
  const step = interval === 15 ? '15m' : 'hour';
  for (const piece of piecesOf({ begin, end })) {
    const query = new URLSearchParams({
      begin: vendorTime(piece.begin),
      end: vendorTime(piece.end),
      step,
    });
    const rows = await client.get(
      `/api/1.0/data/site/${encodeURIComponent(id)}?${query}`,
      dataReply,
      patience,
    );
    if (!rows) throw new VendorProblem(texts.unknownSite({ id }), false);
    const counts = rows.map(countOf).filter((count) => count !== null);
    if (counts.length < rows.length) throw new VendorProblem(texts.unreadable, false);
    // a platform that answers more than was asked must not reach counts outside the range
    yield counts.filter(({ minutes }) => minutes >= piece.begin && minutes < piece.end);
  }
}
