import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './description.ts';

const deep = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

/** JSON that stops careless readers: far too deep, numbers without end, names that mean something to the language. */
export const HOSTILE_JSON = [
  '{',
  '[]',
  'null',
  '"text"',
  '',
  '{}',
  '{"a":1e999}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"__proto__":{"admin":1,"super_admin":1}}',
  '{"constructor":{"prototype":{"admin":1}}}',
  deep(20_000, '{"station":', '}'),
  `{"filters":${deep(50_000, '[', ']')}}`,
];

const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  'ﬁ İ ß',
  '٣',
  '../../../etc/passwd',
  '..%2f..%2f',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x.example")',
  '${7*7}{{7*7}}',
  '%',
  '\\',
  'a\r\nBcc: x@example.org',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30',
  '275760-09-13',
  '2026-03-08 02:30',
  'javascript:alert(1)',
  'null',
  'true',
  '{"minDate":"x"}',
  '[1,2',
];
const NUMBERS = [0, -0, -1, 0.5, 255, 32_768, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, -1e308, 5e-324];

/** What no field expects, or only just. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, ...NUMBERS),
  fc.constantFrom(...TEXTS),
  fc.constantFrom<unknown>([], {}, [[]], [null], { $ne: 1 }, JSON.parse('{"__proto__":{"admin":1}}')),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.integer({ min: 1000, max: 70_000 }).map((length) => 'x'.repeat(length)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.array(fc.integer(), { maxLength: 2000, size: 'max' }),
  fc.jsonValue({ maxDepth: 5 }),
);

const DATES = ['2026-01-01', '2025-12-31', '2024-02-29', '01/31/2026', '2026-03-01'];
const WORDS = ['0', '1', '2', '3', '5', '9', 'Main St', 'station', 'all', 'en', 'name', '8U', '227'];

function textFor({ minLength = 0, maxLength = 40, format, pattern }: JsonSchema): Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'date' || format === 'date-time') return fc.constantFrom(...DATES);
  if (pattern && pattern.length < 120) {
    try {
      return fc.stringMatching(new RegExp(pattern));
    } catch {
      // a pattern that the generator can't turn round; words will do
    }
  }
  return fc.oneof(
    fc.constantFrom(...WORDS, ...DATES),
    fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }),
  );
}

function numberFor({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, type }: JsonSchema) {
  const min = Math.ceil(minimum ?? (exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : 0));
  const max = Math.floor(maximum ?? (exclusiveMaximum !== undefined ? exclusiveMaximum - 1 : min + 300));
  const whole = fc.integer({
    min: Math.max(min, -(2 ** 31)),
    max: Math.min(Math.max(min, max), 2 ** 31 - 1),
  });
  return type === 'integer'
    ? whole
    : fc.oneof(
        whole,
        whole.map((one) => Math.min(one + 0.25, max)),
      );
}

function recordFor(schema: JsonSchema, ids: readonly unknown[]): Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  const required = new Set(schema.required);
  const made = fc.record(Object.fromEntries(fields.map(([name, of]) => [name, valueFor(of, ids, name)])), {
    requiredKeys: fields.map(([name]) => name).filter((name) => required.has(name)),
  });
  // a field that nobody declared is to be refused or left out, never stored
  const more = fc.constantFrom({ admin: 1 }, { agency_id: 4 }, { id: 1, version: 1 });
  return fc.oneof(
    { weight: 8, arbitrary: made },
    { weight: 1, arbitrary: fc.tuple(made, more).map(([own, other]) => ({ ...own, ...other })) },
  );
}

function soundFor(schema: JsonSchema, ids: readonly unknown[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.length) return fc.oneof(...choices.map((one) => soundFor(one, ids)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return recordFor(schema, ids);
  if (type === 'array')
    return fc.array(valueFor(schema.items ?? {}, ids), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    });
  if (type === 'integer' || type === 'number') return numberFor({ ...schema, type });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return textFor(schema);
}

const IS_ID = /id$|^id|station|flow|site|agency|file$/i;

/** A value for a field: mostly as its schema asks, an id that is somebody's where it names one, at times hostile. */
export function valueFor(schema: JsonSchema, ids: readonly unknown[], name = ''): Arbitrary<unknown> {
  const sound = soundFor(schema, ids);
  const isRecord = schema.properties !== undefined;
  const known = IS_ID.test(name) && !isRecord && ids.length > 0;
  return fc.oneof(
    { weight: 30, arbitrary: sound },
    ...(known ? [{ weight: 45, arbitrary: fc.constantFrom(...ids) }] : []),
    { weight: isRecord ? 1 : 5, arbitrary: hostileValue },
  );
}
