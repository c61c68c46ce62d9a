import { changeValues, defineFields, dropStaleChoices } from './fields.ts';
import { faultsOf, schemaOf } from './schema.ts';

type Values = {
  name: string;
  district: string | null;
  county: string | null;
  uses: string[];
  sign: string | null;
  signNumber: string;
  volume: number | null;
  agree: boolean;
  since?: string | null;
};
const lookups = {
  counties: [
    { code: '1', label: 'Travis', district: '14' },
    { code: '2', label: 'Harris', district: '12' },
  ],
  uses: [{ code: 'a', label: 'School' }],
};
const fields = defineFields<Values, typeof lookups>({
  name: {
    label: 'name',
    control: 'text',
    required: 'needName',
    check: (name) => (name.includes(',') ? 'noCommas' : null),
  },
  district: {
    label: 'district',
    control: 'select',
    options: () => [
      { code: '12', label: 'Houston' },
      { code: '14', label: 'Austin' },
    ],
  },
  county: {
    label: 'county',
    control: 'select',
    required: 'needCounty',
    options: ({ district }, { counties }) =>
      counties.filter((county) => !district || county.district === district),
  },
  uses: { label: 'uses', control: 'multi', options: (_, { uses }) => uses },
  sign: {
    label: 'sign',
    control: 'select',
    options: () => [{ code: '1', label: 'US' }],
    visible: ({ county }) => county !== null,
  },
  signNumber: {
    label: 'signNumber',
    control: 'text',
    required: 'needNumber',
    visible: ({ sign }) => sign !== null,
  },
  volume: { label: 'volume', control: 'number' },
  agree: { label: 'agree', control: 'check', required: 'needAgree' },
  since: { label: 'since', control: 'date' },
});
const filled: Values = {
  name: 'Shoal Creek',
  district: '14',
  county: '1',
  uses: ['a'],
  sign: '1',
  signNumber: '290',
  volume: 12,
  agree: true,
};

test.each<[string, Partial<Values>, Record<string, string>]>([
  ['everything is there', {}, {}],
  ['a required text is empty', { name: '' }, { name: 'needName' }],
  ['a required text is spaces', { name: ' \u00a0 ' }, { name: 'needName' }],
  ['a rule is broken', { name: 'a,b' }, { name: 'noCommas' }],
  ['a required choice is missing', { county: null, sign: null, signNumber: '' }, { county: 'needCounty' }],
  ['a shown field is empty', { signNumber: '' }, { signNumber: 'needNumber' }],
  ['a hidden field is empty', { sign: null, signNumber: '' }, {}],
  ['a number is none', { volume: Number.NaN }, { volume: '\0number' }],
  ['a date is none', { since: 'last May' }, { since: '\0date' }],
  ['a date is one', { since: '2024-05-01' }, {}],
  ['an optional number is empty', { volume: null }, {}],
  ['a box is not ticked', { agree: false }, { agree: 'needAgree' }],
])('when %s', (_, change, faults) => {
  expect(faultsOf(schemaOf(fields), { ...filled, ...change })).toEqual(faults);
});

test('a draft may leave required fields empty, but not break a rule', () => {
  const schema = schemaOf(fields, { draft: true });
  expect(faultsOf(schema, { ...filled, name: '', county: null, agree: false })).toEqual({});
  expect(faultsOf(schema, { ...filled, name: 'a,b' })).toEqual({ name: 'noCommas' });
});

test('a choice that is no longer offered is cleared, and what hangs on it too', () => {
  expect(dropStaleChoices(fields, { ...filled, district: '12' }, lookups)).toEqual({
    ...filled,
    district: '12',
    county: null,
    sign: null,
    signNumber: '',
  });
});

test('of several choices only those no longer offered go', () => {
  expect(dropStaleChoices(fields, { ...filled, uses: ['a', 'gone'] }, lookups).uses).toEqual(['a']);
});

test('values that are all in order stay the same object', () => {
  expect(dropStaleChoices(fields, filled, lookups)).toBe(filled);
});

type Counted = { type: string; unit: string; note: string };
const counted = defineFields<Counted>({
  type: {
    label: 'type',
    control: 'text',
    publishCheck: (type) => (type === 'boat' ? 'noBoats' : null),
    sets: ({ type, unit }, before) => (unit === '' || unit === before.type ? { unit: type } : {}),
  },
  unit: { label: 'unit', control: 'text' },
  note: { label: 'note', control: 'text' },
});
const bicycle: Counted = { type: 'bicycle', unit: 'bicycle', note: '' };

test('a draft may break a rule that is for publishing alone', () => {
  const boat = { ...bicycle, type: 'boat' };
  expect(faultsOf(schemaOf(counted), boat)).toEqual({ type: 'noBoats' });
  expect(faultsOf(schemaOf(counted, { draft: true }), boat)).toEqual({});
});

test.each<[string, Partial<Counted>, Partial<Counted>]>([
  ['a change', { type: 'scooter' }, { type: 'scooter', unit: 'scooter' }],
  ['a change to what it was', { type: 'bicycle' }, bicycle],
  ['a change of both', { type: 'scooter', unit: 'pair' }, { type: 'scooter', unit: 'pair' }],
  ['a change of another field', { note: 'wet' }, { ...bicycle, note: 'wet' }],
])('%s brings with it what hangs on it', (_, part, expected) => {
  expect(changeValues(() => counted, bicycle, part, {})).toMatchObject(expected);
});

test('what becomes undefined is taken out', () => {
  expect(changeValues(() => counted, bicycle, { note: undefined }, {})).toEqual({
    type: 'bicycle',
    unit: 'bicycle',
  });
});

test('the schema says of each field what it holds, and which have to be answered', () => {
  const described = (draft: boolean) =>
    Object.entries(schemaOf(fields, { draft }).describe({ value: filled, parent: filled }).fields).map(
      ([name, field]) => [name, field.type, 'optional' in field && !field.optional],
    );
  const types = ['string', 'string', 'string', 'array', 'string', 'string', 'number', 'boolean', 'string'];
  const required = ['name', 'county', 'signNumber', 'agree'];
  const names = Object.keys(fields);
  expect(described(false)).toEqual(names.map((name, at) => [name, types[at], required.includes(name)]));
  expect(described(true)).toEqual(names.map((name, at) => [name, types[at], false]));
});

test('the same fields have one schema', () => {
  expect(schemaOf(fields)).toBe(schemaOf(fields));
  expect(schemaOf(fields)).not.toBe(schemaOf(fields, { draft: true }));
});
