import fc from 'fast-check';
import type { FlowRequest } from 'shared-domain';
import { emptyFlow, errorsByField, newFlow, toForm, toRequest, type FlowValues } from './flow.record.ts';

const text = fc.stringMatching(/^[A-Za-z0-9]([A-Za-z0-9 áñü,.'-]{0,30}[A-Za-z0-9])?$/);
const code = fc.stringMatching(/^[0-9A-Z]{1,2}$/);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const request: fc.Arbitrary<FlowRequest> = fc.record({
  name: text,
  vendor_code: maybe(code),
  eco_id: maybe(text),
  eco_name: maybe(text),
  count_method_code: maybe(code),
  street_side_code: maybe(code),
  facility_type_code: maybe(code),
  count_type_code: maybe(code),
  travel_direction_code: maybe(code),
  sensor_type_code: maybe(code),
  direction_of_route_code: maybe(code),
  movement_direction_code: maybe(code),
  count_location_to_roadway_code: maybe(code),
  count_interval: maybe(fc.integer({ min: 0, max: 1440 })),
  serial_number: maybe(text),
  mounting_object: maybe(text),
  surface_condition_code: maybe(code),
  nonmotorized_facility_width_code: maybe(code),
  nonmotorized_facility_buffer_width_code: maybe(code),
  station_id_agency: maybe(text),
  other_notes: maybe(text),
});

/** Anything that can stand in the form: texts as typed, spaces and all. */
const values: fc.Arbitrary<FlowValues> = request.chain((fields) =>
  fc.record({ name: fc.string(), other_notes: fc.string(), serial_number: fc.string() }).map((typed) => ({
    ...toForm(fields),
    ...typed,
  })),
);

test('a flow comes out of the form as it went in', () => {
  fc.assert(fc.property(request, (fields) => expect(toRequest(toForm(fields))).toEqual(fields)));
});

test('what was typed survives being stored, but for the spaces around it', () => {
  fc.assert(
    fc.property(values, (typed) => {
      const stored = toForm(toRequest(typed));
      expect(stored).toEqual({
        ...typed,
        name: typed.name.trim(),
        other_notes: typed.other_notes.trim(),
        serial_number: typed.serial_number.trim(),
      });
      expect(toForm(toRequest(stored))).toEqual(stored);
    }),
  );
});

test('blank answers are sent as null and texts without spaces around them', () => {
  expect(toRequest({ ...emptyFlow, name: ' Bikes ', serial_number: '  ' })).toMatchObject({
    name: 'Bikes',
    serial_number: null,
    vendor_code: null,
    count_interval: null,
  });
});

test('a flow of a draft has its place from the start, one of a published station has not', () => {
  expect(newFlow(true).count_location_to_roadway).toBe('1');
  expect(newFlow(false).count_location_to_roadway).toBeNull();
});

test("the server's errors come back at the form's fields", () => {
  expect(errorsByField({ travel_direction_code: ['Taken.'], eco_id: ['Required.'], other: ['?'] })).toEqual({
    travel_direction: ['Taken.'],
    eco_id: ['Required.'],
    other: ['?'],
  });
});
