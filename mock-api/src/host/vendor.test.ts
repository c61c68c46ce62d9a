import { SIMULATOR_ACCOUNT } from '../demo/simulator/app.ts';
import { startSimulator } from '../demo/simulator/start-simulator.ts';
import { ecoVisioV1 } from '../counts/eco-visio/eco-visio-v1.ts';
import { ecoVisioFrom, openVendor } from './vendor.ts';

const real = {
  ECO_VISIO_URL: 'https://eco-visio.example',
  ECO_VISIO_CLIENT_ID: 'us',
  ECO_VISIO_CLIENT_SECRET: 'secret',
};

test('without credentials the vendor is simulated, on any free port unless one is set', () => {
  expect(ecoVisioFrom({})).toEqual({ simulatorPort: 0 });
  expect(ecoVisioFrom({ ECO_VISIO_SIMULATOR_PORT: '5400' })).toEqual({ simulatorPort: 5400 });
});

test('with credentials it is the real one', () => {
  expect(ecoVisioFrom(real)).toMatchObject({
    url: 'https://eco-visio.example',
    clientId: 'us',
    clientSecret: 'secret',
  });
});

test('a production start has the real one or none, never the simulator', () => {
  const production = { NODE_ENV: 'production', ECO_VISIO_SIMULATOR_PORT: '5400' };
  expect(ecoVisioFrom(production)).toEqual({ none: true });
  expect(ecoVisioFrom({ ...production, ...real })).toMatchObject({ url: real.ECO_VISIO_URL });
});

test('who asks a platform that is not set up is told so', async () => {
  const { vendor, simulator, close } = await openVendor(null as never, { none: true });
  expect(simulator).toBeNull();
  expect(vendor.simulated).toBe(false);
  const sentence = 'Eco-Visio is not set up on this server. Please tell the people who run it.';
  await expect(vendor.listSites({ longestWait: 0 })).rejects.toThrow(sentence);
  const counts = vendor.readCounts('1', { begin: 0, end: 60, interval: 60 }, { longestWait: 0 });
  await expect(counts.next()).rejects.toThrow(sentence);
  await close();
});

test('outside of production a platform may stand on this machine', () => {
  const local = { ...real, ECO_VISIO_URL: 'http://localhost:5400' };
  expect(ecoVisioFrom(local)).toMatchObject({ url: local.ECO_VISIO_URL });
});

test.each([
  [{ ...real, NODE_ENV: 'production', ECO_VISIO_URL: 'http://eco-visio.example' }, 'must begin with https'],
  [{ ...real, NODE_ENV: 'production', ECO_VISIO_URL: 'http://localhost:5400' }, 'must begin with https'],
  [{ ...real, ECO_VISIO_URL: 'http://eco-visio.example' }, 'must begin with https'],
  [{ ...real, ECO_VISIO_CLIENT_SECRET: '' }, 'are set together'],
  [{ ECO_VISIO_CLIENT_ID: 'us' }, 'are set together'],
  [{ ...real, ECO_VISIO_URL: 'eco' }, 'must be an address'],
  [{ ECO_VISIO_SIMULATOR_PORT: 'x' }, 'must be a port'],
])('%j is refused', (env, message) => expect(() => ecoVisioFrom(env)).toThrow(message));

test('the simulator answers to this machine alone', async () => {
  const simulator = await startSimulator({ plans: [], plannedDay: 20_000, now: () => new Date() }, 0);
  const vendor = ecoVisioV1({ url: simulator.url, ...SIMULATOR_ACCOUNT }, { simulated: true });
  try {
    expect(new URL(simulator.url).hostname).toBe('127.0.0.1');
    expect(await vendor.listSites({ longestWait: 0 })).toHaveLength(6);
  } finally {
    vendor.close();
    await simulator.close();
  }
});
