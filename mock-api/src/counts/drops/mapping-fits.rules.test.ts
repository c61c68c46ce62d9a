import { VENDOR } from 'shared-domain';
import { chooseMapping, mismatches, type FileFacts, type KnownFile } from './mapping-fits.rules.ts';

const file: FileFacts = {
  vendor: VENDOR.custom,
  layout: 'columns',
  delimiter: ',',
  interval: 15,
  headers: ['Date', 'NB', 'SB'],
  mark: null,
  stations: ['AU0009'],
};
const known: KnownFile = {
  vendor: VENDOR.custom,
  layout: 'columns',
  delimiter: ',',
  interval: 15,
  headers: ['Date', 'NB', 'SB'],
  mark: null,
  station: 'AU0009',
  maySave: true,
};
const serial = { stations: [], mark: '3912' };

test.each<[string, Partial<FileFacts>, Partial<KnownFile>]>([
  ['the number of its station', {}, {}],
  ['the serial number of its counter', serial, { mark: '3912' }],
  ['single passages, which fit into any interval', { interval: null }, {}],
  [
    'columns that are called by their site',
    { vendor: VENDOR.ecoCounter, stations: [] },
    { vendor: VENDOR.ecoCounter },
  ],
])('a file with %s fits', (_, of, mapping) => {
  expect(mismatches({ ...file, ...of }, { ...known, ...mapping })).toEqual([]);
});

test.each<[Partial<FileFacts>, Partial<KnownFile>, string]>([
  [{ headers: ['Date', 'NB', 'SB', 'SB Bike'] }, {}, 'Column “SB Bike” is new.'],
  [{ headers: ['Date', 'NB'] }, {}, 'Column “SB” is missing.'],
  [{ headers: ['Date', 'SB', 'NB'] }, {}, 'The columns stand in another order than before.'],
  [{ headers: ['Date', 'nb', 'SB'] }, {}, 'Column “nb” is new. Column “NB” is missing.'],
  [{ delimiter: ';' }, {}, 'The columns are separated by another character than before.'],
  [
    { layout: 'export' },
    {},
    'The file is laid out in another way than the one that the mapping was saved for.',
  ],
  [{ interval: 60 }, {}, 'The counts are at 60 minutes; the saved mapping is for 15 minutes.'],
  [
    { stations: ['AU0010'] },
    {},
    'The file names another station than AU0009, which the saved mapping is for.',
  ],
  [
    serial,
    { mark: '3913' },
    'The file says it is from “3912”; the saved mapping for AU0009 knows another counter or site.',
  ],
  [
    { stations: [] },
    {},
    'The file does not say which station it is from. With the station’s number in its name, such as AU0009-counts.csv, it would.',
  ],
  [{}, { maySave: false }, 'Whoever saved the mapping for AU0009 may no longer load files for it.'],
])('%j beside %j does not fit', (of, mapping, reason) => {
  const told = mismatches({ ...file, ...of }, { ...known, ...mapping });
  expect(told.map(({ en }) => en).join(' ')).toBe(reason);
});

const of = (mapping: string, more: Partial<KnownFile> = {}) => ({
  mapping,
  file,
  known: { ...known, ...more },
});
const choice = (...candidates: Parameters<typeof chooseMapping<string>>[0]) => {
  const chosen = chooseMapping(candidates);
  return 'mapping' in chosen ? chosen.mapping : chosen.reasons.map(({ en }) => en);
};

test('exactly one mapping has to fit', () => {
  expect(choice(of('a'), of('b', { station: 'AU0010' }))).toBe('a');
  expect(choice(of('a'), of('b'))).toEqual(['More than one saved mapping fits this file (AU0009).']);
  expect(choice()).toEqual(['No mapping is saved for files such as this one.']);
  expect(choice(of('a', { vendor: VENDOR.trafx }))).toEqual([
    'No mapping is saved for files such as this one.',
  ]);
});

test('where none fits, the nearest says why', () => {
  expect(
    choice(of('a', { headers: ['Date', 'NB', 'EB'], delimiter: ';' }), of('b', { headers: ['Date', 'NB'] })),
  ).toEqual(['Column “SB” is new.']);
});
