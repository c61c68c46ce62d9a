import fc from 'fast-check';
import type { NextStation, NextStationRequest } from 'shared-domain';
import { emptyValues, errorsByField, toForm, toRequest } from './next-station.record.ts';

const text = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 áñü.'-]{0,30}[A-Za-z0-9])?$/);
const code = fc.stringMatching(/^[0-9A-Z]{1,2}$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
/** Coordinates as people give them: six to nine decimals. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e9, max: max * 1e9 }).map((billionths) => billionths / 1e9);

const request: fc.Arbitrary<NextStationRequest> = fc.record({
  station_name: text,
  street_or_trail_name: maybe(text),
  neighborhood: maybe(text),
  latitude_avg: maybe(degrees(25, 37)),
  longitude_avg: maybe(degrees(-107, -93)),
  year_station_established: maybe(date),
  year_station_discontinued: maybe(fc.integer({ min: 1990, max: 2100 })),
  first_imported: maybe(date),
  state_code: maybe(code),
  txdot_district_code: maybe(fc.integer({ min: 1, max: 25 })),
  county_code: maybe(fc.integer({ min: 1, max: 254 })),
  city_id: maybe(fc.integer({ min: 1, max: 100 })),
  intersection_code: code,
  func_class_code: maybe(code),
  direction_of_route_code: maybe(code),
  street_width_code: maybe(code),
  street_traffic_volume_adt: maybe(fc.integer({ min: 0, max: 300_000 })),
  posted_route_sign_code: maybe(code),
  posted_route_sign_number: maybe(text),
  posted_speed_limit_code: maybe(code),
  nhs_code: maybe(code),
  surrounding_land_use_codes: fc.uniqueArray(code, { maxLength: 5 }),
  ada_ramp_code: maybe(code),
  street_lighting_code: maybe(code),
  transit_code: maybe(code),
});

const record = (fields: NextStationRequest): NextStation => ({
  ...fields,
  id: 7,
  draft_id: 7,
  draft: true,
  station_id_tmg: null,
  agency_id: 3,
  progress: 0.5,
  version: 4,
  flows: [],
});

test('a record comes out of the form as it went in', () => {
  fc.assert(
    fc.property(request, (fields) => {
      expect(toRequest(toForm(record(fields)))).toEqual(fields);
    }),
  );
});

test('the form is the same after a round trip through the request', () => {
  fc.assert(
    fc.property(request, (fields) => {
      const values = toForm(record(fields));
      expect(toForm(record(toRequest(values)))).toEqual(values);
    }),
  );
});

test('what was typed survives being stored, but for the spaces around it', () => {
  const typed = fc.record({
    station_name: fc.string(),
    street_or_trail_name: fc.string(),
    neighborhood: fc.string(),
  });
  fc.assert(
    fc.property(request, typed, (fields, texts) => {
      const values = { ...toForm(record(fields)), ...texts };
      const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]));
      expect(toForm(record(toRequest(values)))).toEqual({ ...values, ...trimmed });
    }),
  );
});

test('an intersection that was never chosen is code 0', () => {
  const fields = toRequest({ ...emptyValues, station_name: 'Ped Bridge' });
  expect(toForm(record({ ...fields, intersection_code: null })).intersection).toBe('0');
  expect(toRequest({ ...emptyValues, intersection: null }).intersection_code).toBe('0');
});

test('blank answers are sent as null and texts without spaces around them', () => {
  const fields = toRequest({ ...emptyValues, station_name: ' Ped Bridge ', neighborhood: '  ' });
  expect(fields).toMatchObject({ station_name: 'Ped Bridge', neighborhood: null, latitude_avg: null });
});

test.each([
  [30.25, '30.250000'],
  [-97.7431234, '-97.7431234'],
  [30, '30.000000'],
])('coordinate %s shows at least six decimals', (value, shown) => {
  const fields = toRequest(emptyValues);
  expect(toForm(record({ ...fields, latitude_avg: value })).latitude_avg).toBe(shown);
});

test("the server's errors come back at the form's fields", () => {
  const errors = { func_class_code: ['Choose one.'], city_id: ['Unknown.', 'Required.'], other: ['?'] };
  expect(errorsByField(errors)).toEqual({
    func_class: ['Choose one.'],
    city: ['Unknown.', 'Required.'],
    other: ['?'],
  });
});
