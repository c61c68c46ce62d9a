import type { ImportStation } from 'shared-domain';
import { faultsOf, schemaOf } from 'shared-ui/form';
import { translate } from 'shared-ui/i18n';
import { texts } from '../texts.ts';
import {
  VENDORS,
  emptyImport,
  errorsByField,
  importCountsFields,
  importLookups,
  stationsOf,
  toRequest,
  vendorLabel,
} from './import-counts.fields.ts';

const idle = {
  city_area: null,
  eco_id: null,
  certifying: 0,
  importing: 0,
  last_imported: null,
  last_count: null,
} as const;
const stations: ImportStation[] = [
  { ...idle, station_id_tmg: 'AU0001', station_name: 'Shoal Creek', vendor_code: '1' },
  { ...idle, station_id_tmg: 'AU0002', station_name: 'Congress', vendor_code: '0' },
  { ...idle, station_id_tmg: 'AU0003', station_name: 'Nobody’s', vendor_code: null },
];
const fields = importCountsFields(stations, null);
const good = {
  file: null,
  vendor: '1',
  station: 'AU0001',
  trafxPeriod: null,
  interval: '60',
  mapping: { 7: 'NB', 8: '' },
  reading: {},
  remember: false,
};

test.each([
  [
    'nothing chosen',
    emptyImport,
    { vendor: 'invalidVendor', station: 'invalidStation', interval: 'invalidInterval' },
  ],
  ['everything chosen', good, {}],
  ['a station of another vendor', { ...good, vendor: '0' }, { station: 'invalidStation' }],
  ['a station without a vendor', { ...good, station: 'AU0003' }, { station: 'invalidStation' }],
  [
    'TRAFx without a period',
    { ...good, vendor: '2' },
    { station: 'invalidStation', trafxPeriod: 'invalidTrafxPeriod' },
  ],
  ['a column of two channels', { ...good, mapping: { 7: 'NB', 8: 'NB' } }, { mapping: 'columnTwice' }],
])('%s: refused as %j', (_, values, faults) => expect(faultsOf(schemaOf(fields), values)).toEqual(faults));

test.each([
  ['date', {}, { reading: 'dateOpen' }],
  ['date', { dateFormat: 'day-first' as const }, {}],
  ['part', {}, { reading: 'partOpen' }],
  ['part', { counter: 'AU0005 60' }, {}],
  ['counter', {}, { reading: 'counterOpen' }],
  ['counter', { counter: '11Aa' }, {}],
] as const)('where the file leaves open its %s, and %j is said: %j', (question, reading, faults) =>
  expect(faultsOf(schemaOf(importCountsFields(stations, question)), { ...good, reading })).toEqual(faults),
);

test.each([
  ['channels', 'mapping'],
  ['channels.0.header', 'mapping'],
  ['dateFormat', 'reading'],
  ['reading.dateFormat', 'reading'],
  ['reading.headerLine', 'file'],
  ['file', 'file'],
  ['trafxPeriod', 'trafxPeriod'],
])('what the API refuses of %s stands at the field %s', (field, name) =>
  expect(errorsByField({ [field]: ['No.'] })).toEqual({ [name]: ['No.'] }),
);

test.each([
  [null, null, ['AU0001', 'AU0002', 'AU0003']],
  ['1', null, ['AU0001']],
  ['1', 'AU0002', ['AU0001', 'AU0002']],
  ['4', null, []],
])('vendor %s with station %s offers %j', (vendor, station, offered) =>
  expect(stationsOf(stations, { vendor, station }).map(({ code }) => code)).toEqual(offered),
);

test('lists all vendors, Diamond Traffic disabled, and names them', () => {
  expect(VENDORS.map(({ label }) => label)).toEqual([
    'BP/CX Custom',
    'Eco-Counter',
    'TRAFx',
    'TimeMark (csv)',
    'JAMAR',
    'Diamond Traffic',
  ]);
  expect(VENDORS.filter(({ disabled }) => disabled).map(({ code }) => code)).toEqual(['5']);
  expect(vendorLabel('2')).toBe('TRAFx');
  expect(vendorLabel('9')).toBe('9');
});

test('offers six intervals, of which 15 and 60 minutes can be chosen', () => {
  const { intervals } = importLookups(translate(texts, 'en'), stations);
  expect(intervals.map(({ code }) => code)).toEqual(['5', '10', '15', '20', '30', '60']);
  expect(intervals.filter(({ disabled }) => !disabled).map(({ label }) => label)).toEqual([
    '15 minutes',
    '60 minutes',
  ]);
});

test('asks for the import of the mapped channels', () => {
  expect(toRequest('f1', good)).toEqual({
    file: 'f1',
    vendor: '1',
    station: 'AU0001',
    channels: [{ id: 7, header: 'NB' }],
    interval: 60,
    trafxPeriod: null,
  });
});

test('asks for nothing before a vendor is chosen whose files are taken', () => {
  expect(toRequest('f1', { ...good, vendor: null })).toBeNull();
  expect(toRequest('f1', { ...good, vendor: '5' })).toBeNull();
});

test('asks for the reading that a person has overruled', () =>
  expect(toRequest('f1', { ...good, reading: { dateFormat: 'day-first' } })).toMatchObject({
    reading: { dateFormat: 'day-first' },
  }));
