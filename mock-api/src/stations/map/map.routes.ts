import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { mapSettingsFor } from './map.rules.ts';

/** What the dashboard's map is drawn with, as the host is set (X1). */
export const mapSettings: Endpoint[] = [
  endpoint('GET /map-settings', {
    handle: ({ settings, caller }) => mapSettingsFor(settings.map, caller.user.agency.name),
  }),
];
