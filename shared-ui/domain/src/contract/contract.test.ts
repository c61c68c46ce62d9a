import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ACCESS } from '../index.ts';
import { CONTRACT } from './index.ts';

test('no call is declared twice', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.calls.ts'));
  const declared = files.flatMap((file) => {
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    return [...source.matchAll(/^ {2}'([A-Z]+ \/[^']*)': \{/gm)].map(([, key = '']) => key);
  });
  expect(declared.toSorted()).toEqual(Object.keys(CONTRACT).toSorted());
});

test('every call of the access table is declared', () => {
  expect(Object.keys(CONTRACT).toSorted()).toEqual(Object.keys(ACCESS).toSorted());
});

const forms = Object.entries(CONTRACT).filter(([, call]) => 'body' in call && call.body === 'form');

test.each(forms)('%s says the parts of its form', (_, call) => expect(call).toHaveProperty('form'));

/** The files that a file brings along when it runs; what is imported as a type is gone by then. */
function broughtBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, from = ''] of source.matchAll(/^(?:import|export)\b(?! type\b)[^;]*?from '([^']+)';/gm)) {
    if (from.startsWith('.')) broughtBy(path.join(path.dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

test('what screens take brings no schema and no library into the browser', () => {
  const domain = path.join(__dirname, '..');
  const brought = [...broughtBy(path.join(domain, 'index.ts'))];
  expect(brought.length).toBeGreaterThan(30);
  expect(brought.filter((file) => !file.startsWith(domain) || file.startsWith(__dirname))).toEqual([]);
  expect([...broughtBy(path.join(__dirname, 'index.ts'))]).toContain('zod');
});

test('the examples of calls come with no schema, and with no call', () => {
  const examples = path.join(__dirname, 'call-examples');
  const apart = [...broughtBy(path.join(__dirname, 'index.ts'))];
  expect(apart.filter((file) => file.startsWith(examples))).toEqual([]);
  const own = [...broughtBy(path.join(examples, 'index.ts'))];
  expect(own.length).toBeGreaterThan(15);
  const others = own.filter((file) => !file.startsWith(examples));
  expect(others.filter((file) => file === 'zod' || file.startsWith(__dirname))).toEqual([]);
});
