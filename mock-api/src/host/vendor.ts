import type { Database } from '../platform/db/database.ts';
import { settings } from '../platform/db/settings.tables.ts';
import { readRow, shape } from '../platform/db/table.ts';
import { DEMO_DAY, demoStations } from '../demo/seed/index.ts';
import { dayIndex, yesterdayInTexas } from '../demo/seed/generator/calendar.ts';
import type { CounterVendor } from '../stations/vendor-sites/counter-vendor.ts';
import { ecoVisioV1 } from '../counts/eco-visio/eco-visio-v1.ts';
import { noVendor } from '../counts/eco-visio/no-vendor.ts';
import { sharedPace } from '../counts/eco-visio/pace.ts';
import { realParts, type ClientParts, type VendorAccess } from '../counts/eco-visio/vendor-client.ts';
import { SIMULATOR_ACCOUNT } from '../demo/simulator/app.ts';
import { startSimulator } from '../demo/simulator/start-simulator.ts';
import { isSafeAddress } from './map-options.ts';

const DAY = shape(settings.pick('value'));

/** The vendor's platform, or where the simulator in its place listens, or that there is neither. */
export type EcoVisioOptions = VendorAccess | { simulatorPort: number } | { none: true };

type Env = Record<string, string | undefined>;

/**
 * The platform's address and credentials; without them the simulator's port, any free one unless set. A production
 * start runs no simulator: made-up counts would stand beside real ones. Credentials travel encrypted, but for a platform
 * on this machine outside of production.
 */
export function ecoVisioFrom(env: Env): EcoVisioOptions {
  const { ECO_VISIO_URL: url, ECO_VISIO_CLIENT_ID: clientId, ECO_VISIO_CLIENT_SECRET: clientSecret } = env;
  const { ECO_VISIO_USERNAME: username, ECO_VISIO_PASSWORD: password } = env;
  const production = env.NODE_ENV === 'production';
  if (!url && !clientId && !clientSecret)
    return production ? { none: true } : { simulatorPort: portOf(env.ECO_VISIO_SIMULATOR_PORT) };
  if (!url || !clientId || !clientSecret)
    throw new Error('ECO_VISIO_URL, ECO_VISIO_CLIENT_ID and ECO_VISIO_CLIENT_SECRET are set together.');
  if (!URL.canParse(url)) throw new Error(`ECO_VISIO_URL must be an address, not "${url}".`);
  if (production ? new URL(url).protocol !== 'https:' : !isSafeAddress(url))
    throw new Error(`ECO_VISIO_URL must begin with https: credentials are sent there, not "${url}".`);
  return { url, clientId, clientSecret, username, password };
}

function portOf(text: string | undefined): number {
  const port = Number(text ?? 0);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`ECO_VISIO_SIMULATOR_PORT must be a port, not "${text}".`);
}

/** The vendor as the server uses it; `close` ends its waits, and the simulator. */
export async function openVendor(
  db: Database,
  options: EcoVisioOptions,
  parts: ClientParts = realParts,
): Promise<{ vendor: CounterVendor; simulator: string | null; close: () => Promise<void> }> {
  if ('none' in options) return { vendor: noVendor, simulator: null, close: () => Promise.resolve() };
  // the fair use is the account's, whichever process asks, and the day's is not forgotten with a start
  const paced = { ...parts, pace: sharedPace(db) };
  if (!('simulatorPort' in options)) {
    const vendor = ecoVisioV1(options, { simulated: false, parts: paced });
    return { vendor, simulator: null, close: () => Promise.resolve(vendor.close()) };
  }
  const demo = await readRow(db, DAY, `select ${DAY.sql} from settings where name = $1`, [DEMO_DAY]);
  const plans = demo ? demoStations : [];
  const plannedDay = demo ? dayIndex(demo.value) : yesterdayInTexas(new Date());
  const simulator = await startSimulator({ plans, plannedDay, now: () => new Date() }, options.simulatorPort);
  const vendor = ecoVisioV1({ url: simulator.url, ...SIMULATOR_ACCOUNT }, { simulated: true, parts: paced });
  const close = () => {
    vendor.close();
    return simulator.close();
  };
  return { vendor, simulator: simulator.url, close };
}
