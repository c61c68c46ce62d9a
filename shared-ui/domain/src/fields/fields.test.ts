import { termIn } from '../glossary/index.ts';
import { contactFields } from './contact-fields.ts';
import type { Field, FormName } from './field.ts';
import { FLOW_COLUMNS, STATION_COLUMNS, fieldsIn, fieldsOf, formHints, listOf, requiredOf } from './forms.ts';
import { flowFields } from './flow-fields.ts';
import { SECTIONS, stationFields } from './station-fields.ts';

const FORMS = Object.keys(SECTIONS) as FormName[];
const rows = [
  ...Object.entries(stationFields).map(([column, field]) => ({ table: 'stations', column, field })),
  ...Object.entries(flowFields).map(([column, field]) => ({ table: 'flows', column, field })),
  ...Object.entries(contactFields).map(([column, field]) => ({ table: 'contacts', column, field })),
];

test.each(rows)('$table $column has both labels, and a list where its answers come from one', ({ field }) => {
  expect([field.label.en, field.label.es].every((label) => label.trim() !== '')).toBe(true);
  expect('list' in field).toBe(['code', 'codes', 'reference'].includes(field.kind));
});

test.each(rows)('$table $column is asked by a form, in a section that the form has', ({ field }) => {
  const asked = FORMS.filter((form) => form in field);
  expect(asked).not.toEqual([]);
  for (const form of asked) {
    const { section } = (field as Field)[form] ?? { section: '' };
    expect(SECTIONS[form]).toContain(section);
  }
});

test.each(FORMS)('the %s form asks nothing twice, under one name each', (form) => {
  const fields = fieldsOf(form);
  for (const names of [fields.map(({ request }) => request), fields.map(({ name }) => name)]) {
    expect(new Set(names).size).toBe(fields.length);
  }
});

test.each([
  [
    'v1',
    'roadwayCharacteristics',
    'street_width street_traffic_volume_adt posted_speed_limit nhs posted_route_sign posted_signed_route_number',
  ],
  ['v1', 'additionalFeatures', 'parking ada_ramp street_lighting transit shade surrounding_land_use'],
  [
    'next',
    'roadwayInfo',
    'func_class direction_of_route intersection street_width street_traffic_volume_adt posted_route_sign posted_signed_route_number posted_speed_limit nhs',
  ],
  ['next', 'siteCharacteristics', 'surrounding_land_uses ada_ramp street_lighting transit'],
  ['channel', 'channel', 'name eco_id count_type travel_direction street_side sensor_type vendor'],
] as const)('the %s form asks in %s: %s', (form, section, names) => {
  expect(fieldsIn(form, section).map(({ name }) => name)).toEqual(names.split(' '));
});

test.each([
  [
    'next',
    'station_name street_or_trail_name latitude_avg longitude_avg county_code city_id year_station_established func_class_code direction_of_route_code',
  ],
  ['channel', 'name eco_id count_type_code travel_direction_code sensor_type_code vendor_code'],
  ['flow', 'name vendor_code count_method_code count_type_code travel_direction_code sensor_type_code'],
] as const)('the %s form requires for publishing %s', (form, names) => {
  expect(requiredOf(form)).toEqual(names.split(' '));
});

test('a form chooses each code from one list; the v1 form shows the first of several land uses', () => {
  expect(listOf('next')).toMatchObject({ surrounding_land_use_codes: 'surroundingLandUse' });
  expect(listOf('v1')).toMatchObject({ surrounding_land_use_code: 'surroundingLandUse' });
  expect(listOf('v1')).not.toHaveProperty('county_code');
});

test('every field is a column of its own', () => {
  expect([STATION_COLUMNS.length, FLOW_COLUMNS.length]).toEqual([44, 21]);
});

test.each([
  ['v1', 'station_name street_or_trail_name latitude longitude count_interval eco_id mounting_object'],
  ['next', 'station_name street_or_trail_name latitude_avg longitude_avg'],
  ['flow', 'eco_id count_interval mounting_object'],
] as const)('the %s form says something beside %s, in both languages', (form, names) => {
  const hinted = names.split(' ');
  for (const language of ['en', 'es'] as const) {
    const hints = Object.entries(formHints(form, language));
    expect(hints.map(([name]) => name)).toEqual(expect.arrayContaining(hinted.map((name) => `${name}_hint`)));
    expect(hints.every(([, text]) => text.trim() !== '')).toBe(true);
    expect(hints).toHaveLength(hinted.length);
  }
});

test('each form says of the interval what its label leaves open', () => {
  expect(formHints('v1', 'en').count_interval_hint).toBe('Use 0 for TRAFx');
  expect(formHints('flow', 'en').count_interval_hint).toBe('Minutes; 0 for TRAFx');
});

test.each([
  [
    'provider',
    'agency',
    'provider_agency',
    'Provider Agency',
    'Agencia del proveedor',
    'Provider of the counts: agency',
  ],
  [
    'provider',
    'email',
    'provider_email',
    'Provider Email',
    'Correo electrónico del proveedor',
    'Provider: e-mail',
  ],
  ['requester', 'name', 'requester_name', 'Requester Name', 'Nombre del solicitante', 'Requester: name'],
  [
    'requester',
    'phone',
    'requester_phone',
    'Requester Phone',
    'Teléfono del solicitante',
    'Requester: telephone',
  ],
] as const)('a new %s is told of by its %s: %s', (form, column, request, en, es, meaning) => {
  expect(fieldsOf(form)).toContainEqual(
    expect.objectContaining({ column, request, name: request, label: { en, es }, max: 120 }),
  );
  expect(fieldsOf(form).find((field) => field.column === column)?.meaning.en).toBe(meaning);
});

test('of a contact the name alone is required', () => {
  expect(requiredOf('contact')).toEqual(['name']);
  expect(requiredOf('requester')).toEqual(['requester_name']);
});

test.each([
  ['v1', 'func_class', 'Functional class', 'Clase funcional'],
  ['next', 'txdot_district', 'District', 'Distrito'],
  ['next', 'street_traffic_volume_adt', 'ADT', 'ADT'],
  ['flow', 'count_interval', 'Count interval', 'Intervalo de conteo'],
  ['flow', 'direction_of_route', 'Direction of route', 'Dirección de la ruta'],
  ['channel', 'street_side', 'Street side', 'Lado de la calle'],
] as const)('in the form %s, %s leads to the entry %s', (form, name, en, es) => {
  const term = fieldsOf(form).find((field) => field.name === name)?.term;
  expect(term && [termIn('en', term).term, termIn('es', term).term]).toEqual([en, es]);
});

test.each(FORMS.flatMap((form) => fieldsOf(form).flatMap(({ term }) => (term ? [term] : []))))(
  'the entry %s that a field leads to is there in both languages',
  (term) => {
    expect(termIn('en', term).meaning).not.toBe('');
    expect(termIn('es', term).meaning).not.toBe('');
    expect(termIn('es', term).meaning).not.toBe(termIn('en', term).meaning);
  },
);
