import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

const root = path.join(__dirname, '..', '..');
const production = ownFiles(root)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

/** A dropdown without a rule: the table, the migration of its column, what is seeded. */
const HOMES_MAX = 3;

test.each(['street_lighting', 'ada_ramp', 'transit', 'surface_type', 'parking', 'shade'])(
  'a dropdown without a rule has few homes: %s',
  (name) => {
    const homes = production
      .filter(({ file, source }) => source.includes(`${name}_code`) && !file.includes('/testing/'))
      .map(({ file }) => file);
    expect(homes).toContain('shared-ui/domain/src/fields/road-fields.ts');
    expect(homes.length).toBeLessThanOrEqual(HOMES_MAX);
  },
);

/** A field with a rule: each file that names it, and why. Forms, records, reviews and saves read the table or ask the rule. */
const FUNC_CLASS: Record<string, string> = {
  'shared-ui/domain/src/fields/road-fields.ts': 'the row of the table',
  'shared-ui/domain/src/direction-of-route.rules.ts': 'the rule: it decides the directions of route',
  'mock-api/src/stations/next/next-station.rules.ts': 'a class that is unknown contradicts no direction',
  'mock-api/src/host/schema/migrations/0001-schema.sql.ts': 'its column',
  'mock-api/src/counts/exports/tmas/layout.ts': 'the record of TMAS, whose field has this name',
  'mock-api/src/demo/seed/stations/station-plans.ts': 'the plan of what is seeded',
  'mock-api/src/testing/walk/walk.bodies.ts': 'a station that is tried by the API',
  'mfe-stations/src/testing/add-draft.ts': 'a station that is tried by the screens',
};

test('the function class is named where there is a rule about it, and nowhere else', () => {
  const homes = production.filter(({ source }) => source.includes('func_class')).map(({ file }) => file);
  expect(homes.toSorted()).toEqual(Object.keys(FUNC_CLASS).toSorted());
});

/** What the table of fields says; other files read it there. */
const SAID_ONCE: [string, string][] = [
  ['At least 6 decimals, for example 30.264000', 'shared-ui/domain/src/fields/place-fields.ts'],
  ['No commas', 'shared-ui/domain/src/fields/names.ts'],
  ['Use 0 for TRAFx', 'shared-ui/domain/src/fields/shared-fields.ts'],
  ['lugar del conteo respecto a la calzada', 'shared-ui/domain/src/fields/shared-fields.ts'],
];
test.each(SAID_ONCE)('"%s" is said in %s alone', (text, home) => {
  expect(production.filter(({ source }) => source.includes(`'${text}'`)).map(({ file }) => file)).toEqual([
    home,
  ]);
});

test.each(['provider_phone', 'requester_phone'])('a part of a contact has few homes: %s', (name) => {
  const homes = production.filter(({ source }) => source.includes(name)).map(({ file }) => file);
  expect(homes).toEqual(['mock-api/src/host/schema/migrations/0003-deployments.sql.ts']);
});
