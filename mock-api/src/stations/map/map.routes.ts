import { z } from 'zod';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { mapSettingsFor } from './map.rules.ts';

/** What the dashboard's map is drawn with, as the host is set (X1). */
export const mapSettings: Endpoint[] = [
  endpoint('GET /map-settings', {
    summary:
      "Tiles or an outside visualization that the dashboard's map uses; both null for the built-in map",
    reply: z.strictObject({
      tiles: z.strictObject({ url: z.string(), attribution: z.string() }).nullable(),
      embed: z.string().nullable(),
    }),
    handle: ({ settings, caller }) => mapSettingsFor(settings.map, caller.user.agency.name),
  }),
];
