import {
  emptyCsvExport,
  fromChoices,
  toChoices,
  toRequest,
  toSearch,
  type CsvExportValues,
} from './csv-export.record.ts';

const values = {
  ...emptyCsvExport,
  txdot_districts: ['14'],
  counties: ['227', '246'],
  agencies: ['3'],
  count_types: ['2'],
  travel_directions: ['1', '5'],
  count_methods: ['1'],
  stations: ['AU0001', 'AU0002'],
  fromDate: '2026-01-05',
  toDate: '2026-02-28',
};

const search = {
  txdot_districts: [14],
  counties: [227, 246],
  count_types: ['2'],
  travel_directions: ['1', '5'],
  count_methods: ['1'],
};

test('searches by the codes chosen, by agency for super admins alone', () => {
  expect(toSearch(values, false)).toEqual(search);
  expect(toSearch(values, true)).toEqual({ ...search, agencies: [3] });
});

test('an empty form narrows nothing', () => {
  expect(toSearch(emptyCsvExport, true)).toEqual({
    txdot_districts: [],
    counties: [],
    agencies: [],
    count_types: [],
    travel_directions: [],
    count_methods: [],
  });
});

test('asks for the chosen stations and days, dates as MM/dd/yyyy', () => {
  expect(toRequest(values)).toEqual({
    stations: ['AU0001', 'AU0002'],
    count_types: ['2'],
    count_methods: ['1'],
    travel_directions: ['1', '5'],
    fromDate: '01/05/2026',
    toDate: '02/28/2026',
    countData: true,
    stationMetadata: false,
    factors: false,
  });
});

test('asks for what the file shall hold', () => {
  expect(toRequest({ ...values, content: ['stationMetadata'] })).toMatchObject({
    countData: false,
    stationMetadata: true,
  });
});

test('leaves missing days empty for the server to refuse', () => {
  expect(toRequest(emptyCsvExport)).toMatchObject({ fromDate: '', toDate: '' });
});

test('a preset gives back the choices that it was made of', () => {
  const values: CsvExportValues = {
    txdot_districts: ['14'],
    counties: ['227'],
    agencies: [],
    count_types: ['2'],
    travel_directions: ['1'],
    count_methods: ['3'],
    stations: ['AU0002'],
    fromDate: '2026-02-20',
    toDate: null,
    content: ['stationMetadata'],
    factors: false,
  };
  expect(fromChoices(toChoices(values, false))).toEqual(values);
  expect(toChoices({ ...values, agencies: ['3'] }, false).agencies).toBeUndefined();
  expect(fromChoices(toChoices({ ...values, agencies: ['3'] }, true)).agencies).toEqual(['3']);
});

test.each([
  [true, ['countData'], true],
  [true, ['stationMetadata'], false],
  [false, ['countData'], false],
] as const)('factors are asked for: %s beside %j is %s, and a preset keeps it', (factors, content, asked) => {
  const chosen: CsvExportValues = { ...values, factors, content: [...content] };
  expect(toRequest(chosen).factors).toBe(asked);
  expect(fromChoices(toChoices(chosen, true)).factors).toBe(asked);
});

test('a preset of before asks for no factors', () => {
  const { factors: _factors, ...before } = toChoices(values, true);
  expect(fromChoices(before).factors).toBe(false);
});
