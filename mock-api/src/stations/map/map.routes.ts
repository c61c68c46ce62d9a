import { found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { mapSettingsFor } from './map.rules.ts';
import { unpacked } from './tile-archive.ts';

/** A day: the archive is seldom another. Then its reader asks whether it still is. */
const KEPT_BY_ITS_READER = 'private, max-age=86400';

const tile = endpoint('GET /map-tiles/:z/:x/:y', {
  handle: async ({ settings, request, input: { params } }) => {
    const archive = found(settings.tileArchive);
    const headers = new Headers({ 'cache-control': KEPT_BY_ITS_READER });
    const stored = await archive.tile(params);
    if (!stored) return new Response(null, { status: 204, headers });
    const { bytes, packed, etag } = stored;
    headers.set('etag', etag);
    headers.set('vary', 'accept-encoding');
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    const taken = (request.headers.get('accept-encoding') ?? '').split(/[\s,;]+/);
    const asItIs = packed === null || taken.includes(packed);
    const body = asItIs ? bytes : await unpacked(bytes, packed);
    if (packed !== null && asItIs) headers.set('content-encoding', packed);
    headers.set('content-type', archive.contentType);
    headers.set('content-length', String(body.byteLength));
    return new Response(body, { headers });
  },
});

/** What maps are drawn with, as the host is set (X1). */
export const mapSettings: Endpoint[] = [
  endpoint('GET /map-settings', {
    handle: ({ settings, caller }) => mapSettingsFor(settings.map, caller.user.agency.name),
  }),
  tile,
];
