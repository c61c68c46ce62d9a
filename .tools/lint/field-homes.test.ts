import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../docs/own-files.ts';

const root = path.join(__dirname, '..', '..');
const production = ownFiles(root)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

/** A dropdown without a rule: the table, the migration of its column, what is seeded and what is tried. */
const HOMES_MAX = 4;

test.each(['street_lighting', 'ada_ramp', 'transit', 'surface_type', 'parking', 'shade'])(
  'a dropdown without a rule has few homes: %s',
  (name) => {
    const homes = production.filter(({ source }) => source.includes(`${name}_code`)).map(({ file }) => file);
    expect(homes).toContain('shared-ui/domain/src/fields/road-fields.ts');
    expect(homes.length).toBeLessThanOrEqual(HOMES_MAX);
  },
);
