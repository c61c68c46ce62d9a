import type { MapSettings } from 'shared-domain';
import type { Quota } from '../platform/http/quota.rules.ts';
import type { TileArchive } from './map/tile-archive.ts';
import type { CounterVendor } from './vendor-sites/counter-vendor.ts';

/* oxlint-disable typescript/consistent-type-definitions -- only an interface can be added to from outside */

declare module '../platform/http/context.ts' {
  interface Settings {
    /** What the map of the dashboard is; `{agency}` in the embed's address stands for the agency's name. */
    map: MapSettings;
    /** Street tiles on this machine's disk, where that is what the map is drawn with. */
    tileArchive: TileArchive | null;
    /** What the photos of an agency's stations may take of the disk. */
    photoQuota: Quota;
  }
  interface Parts {
    /** The counter vendor's platform, or the simulator in its place. */
    vendor: CounterVendor;
  }
}

declare module '../platform/queue/queue.ts' {
  interface JobDeps {
    vendor: CounterVendor;
  }
}
