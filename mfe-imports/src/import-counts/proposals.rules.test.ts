import {
  exportedTo,
  adopted,
  merged,
  noProposals,
  partFor,
  proposalsOf,
  vendorOf,
} from './proposals.rules.ts';

test.each([
  [
    { vendor: '1', interval: 15, trafxPeriod: null },
    { vendor: '1', interval: '15', trafxPeriod: null },
  ],
  [
    { vendor: '0', interval: 30, trafxPeriod: null },
    { vendor: '0', interval: null, trafxPeriod: null },
  ],
  [
    { vendor: '2', interval: 60, trafxPeriod: 'hourly' },
    { vendor: '2', interval: '60', trafxPeriod: 'hourly' },
  ],
  [
    { vendor: '2', interval: null, trafxPeriod: 'daily' },
    { vendor: '2', interval: null, trafxPeriod: null },
  ],
  [
    { vendor: '2', interval: null, trafxPeriod: 'timestamps' },
    { vendor: '2', interval: null, trafxPeriod: 'timestamps' },
  ],
] as const)('a file found to be %j proposes %j', (found, proposals) =>
  expect(proposalsOf({ ...found, exportOf: null })).toEqual(proposals),
);

test.each([
  ['2', 60, 'hourly'],
  ['2', 15, 'timestamps'],
  ['0', 60, null],
] as const)(
  'of a file of our own, vendor %s at %i minutes, the period proposed is %s',
  (vendor, interval, period) => {
    const exportOf = { station_id_tmg: 'AU0009', station_name: 'Trail', flows: [] };
    expect(proposalsOf({ vendor, interval, trafxPeriod: null, exportOf }).trafxPeriod).toBe(period);
  },
);

test.each([
  [null, '0'],
  ['1', '1'],
  ['4', '0'],
])('for a station of vendor %s the vendor %s is proposed', (stationVendor, proposed) =>
  expect(vendorOf({ vendor: '0', vendors: ['0', '1'] }, stationVendor)).toBe(proposed),
);

const next = { vendor: '1', interval: '60', trafxPeriod: null };

test.each([
  ['empty fields', noProposals, noProposals, { vendor: '1', interval: '60' }],
  [
    'fields as proposed before',
    { vendor: '0', interval: '15', trafxPeriod: null },
    { vendor: '0', interval: '15', trafxPeriod: null },
    { vendor: '1', interval: '60' },
  ],
  [
    'a vendor that a person chose',
    { vendor: '4', interval: null, trafxPeriod: null },
    { vendor: '0', interval: null, trafxPeriod: null },
    { interval: '60' },
  ],
])('%s: adopts what may be changed', (_, values, before, part) =>
  expect(adopted(values, before, next)).toEqual(part),
);

test('nothing that the file says nothing of is emptied', () =>
  expect(
    adopted({ ...noProposals, interval: '15' }, { ...noProposals, interval: '15' }, noProposals),
  ).toEqual({}));

test('what new proposals leave open stays as it was proposed', () =>
  expect(merged({ vendor: '0', interval: '15', trafxPeriod: null }, { ...next, vendor: null })).toEqual({
    vendor: '0',
    interval: '60',
    trafxPeriod: null,
  }));

test.each([
  ['AU0009', 'AU0009'],
  ['HO0001', null],
])('a file exported from %s proposes the station %s', (station_id_tmg, station) => {
  const exportOf = { station_id_tmg, station_name: 'Trail', flows: [] };
  expect(exportedTo({ exportOf }, [{ station_id_tmg: 'AU0009' }])).toBe(station);
  expect(exportedTo({ exportOf: null }, [{ station_id_tmg: 'AU0009' }])).toBeNull();
});

test.each([
  ['AU0009', 'AU0009 60'],
  // two intervals: nobody but a person knows which
  ['AU0005', null],
  ['AU0001', null],
  [null, null],
])('of a file of several stations %s is for %s', (station, part) => {
  const of = (station_id_tmg: string, interval: number) => ({
    serial: `${station_id_tmg} ${interval}`,
    name: station_id_tmg,
    first: null,
    last: null,
    rows: 1,
    part: { station_id_tmg, interval },
  });
  const log = { ...of('AU0001', 60), part: null };
  expect(partFor({ counters: [of('AU0009', 60), of('AU0005', 60), of('AU0005', 15), log] }, station)).toBe(
    part,
  );
});
