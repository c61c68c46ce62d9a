import { callAt, calls } from '../testing/described-calls.ts';
import { askingOf } from './asking.rules.ts';
import { addressOf } from './guide.rules.ts';

test.each([
  ['/stations/AU0004', 'GET /stations/:stationId', { stationId: 'AU0004' }, {}, '/stations/AU0004'],
  [
    ' /api/counts?flowid_txdot=AU0001&nulls=true',
    'GET /counts',
    {},
    { flowid_txdot: 'AU0001', nulls: 'true' },
    '/counts?flowid_txdot=AU0001&nulls=true',
  ],
  ['/api/v1/stations/AU0004', 'GET /stations/:stationId', { stationId: 'AU0004' }, {}, '/stations/AU0004'],
  ['/stations/a%20b', 'GET /stations/:stationId', { stationId: 'a b' }, {}, '/stations/a%20b'],
  ['/stations/%', 'GET /stations/:stationId', { stationId: '%' }, {}, '/stations/%'],
])('the address %j asks for %s', (written, key, params, query, address) => {
  expect(askingOf(written, calls)).toEqual({ key, params, query, address: `/api${address}` });
});

test('what is shown as an address asks for what the example says', () => {
  expect(askingOf(addressOf(callAt('GET', '/counts')), calls)?.query).toEqual({
    flowid_txdot: 'AU0009',
    filters: `{"note":"Tom's & 5 %"}`,
  });
});

test.each(['/exports/1/file', '/v1/counts', '/users', ''])('the address %j asks for nothing', (written) => {
  expect(askingOf(written, calls)).toBeNull();
});
