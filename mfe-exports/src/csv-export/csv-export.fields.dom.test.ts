import { faultsOf, schemaOf } from 'shared-ui/form';
import { csvExportFields } from './csv-export.fields.ts';
import { noLookups } from '../station-search/place.fields.ts';
import { emptyCsvExport, type CsvExportValues } from './csv-export.record.ts';

const schema = schemaOf(csvExportFields);
const good: CsvExportValues = {
  ...emptyCsvExport,
  stations: ['AU0001'],
  fromDate: '2026-01-01',
  toDate: '2026-01-31',
};

test.each<[string, Partial<CsvExportValues>, Record<string, string>]>([
  ['a full request', {}, {}],
  ['one day', { toDate: '2026-01-01' }, {}],
  ['no station', { stations: [] }, { stations: 'required' }],
  ['no dates', { fromDate: null, toDate: null }, { fromDate: 'required', toDate: 'required' }],
  ['From after To', { fromDate: '2026-02-01' }, { fromDate: 'fromAfterTo' }],
  ['neither counts nor metadata', { content: [] }, { content: 'required' }],
])('%s: refused as %j', (_, change, faults) =>
  expect(faultsOf(schema, { ...good, ...change })).toEqual(faults),
);

test('a chosen district narrows the counties, a chosen county the districts', () => {
  const county = (code: number, name: string, district: number) => ({
    code,
    county: name,
    txdot_district_code: district,
    agency_id: null,
  });
  const lookups = {
    ...noLookups,
    places: {
      districts: [
        { code: 12, txdot_district: 'Houston', agency_id: null },
        { code: 14, txdot_district: 'Austin', agency_id: null },
      ],
      counties: [county(102, 'Harris', 12), county(227, 'Travis', 14)],
      agencies: [],
    },
  };
  const offered = (name: 'txdot_districts' | 'counties', values: CsvExportValues) => {
    const spec = csvExportFields[name];
    const options = spec && 'options' in spec ? spec.options(values, lookups) : [];
    return options.filter(({ disabled }) => !disabled).map(({ label }) => label);
  };
  expect(offered('counties', { ...emptyCsvExport, txdot_districts: ['14'] })).toEqual(['Travis']);
  expect(offered('txdot_districts', { ...emptyCsvExport, counties: ['102'] })).toEqual(['Houston']);
});
