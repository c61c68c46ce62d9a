import { z } from 'zod';
import { endpoints } from '../../app.ts';
import { refusals } from '../../refusals.ts';
import { ApiProblem } from './api-problem.ts';
import { valid } from './validate.ts';
import { changed, inputOf, pathsOf } from '../../testing/walk/walk.bad-input.ts';

/** One of each kind of what a field may not be. */
const BAD = [
  undefined,
  null,
  '',
  ' ',
  'zzz',
  'x'.repeat(100_000),
  '9999-12-31',
  '2025-02-30',
  '0000-00-00',
  '+275760-09-13',
  'a\u0000b',
  true,
  0,
  -1,
  0.5,
  1e308,
  99_999,
  [],
  [null],
  Array.from({ length: 3000 }, () => 'x'),
  {},
  { unknown: 1 },
];

/** What only a library says. */
const RAW =
  /Invalid (input|string|option|number|key|element)|Too (small|big)|expected|received|Unrecognized|pattern|[<>]=|Entrada inválida|Opción inválida|Cadena inválida|Demasiado (pequeño|grande)|se esperaba|recibid|debe coincidir con/i;

function sentencesOf(schema: z.ZodType, input: unknown, language: 'en' | 'es'): string[] {
  try {
    valid(schema, input, language, refusals);
    return [];
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return Object.values(error.detail.errors ?? {}).flat() as string[];
  }
}

const schemas = endpoints.flatMap(({ key, query, body }) => {
  const input = inputOf(key);
  return [
    ...(query ? [[`${key} query`, query, input.query ?? {}] as const] : []),
    ...(body && body !== 'form' ? [[`${key} body`, body, input.body ?? {}] as const] : []),
  ];
});

/** What is wrong with the sentences that one value gets; asked of some hundred thousand, so expected of all at once. */
function faultsOf(en: readonly string[], es: readonly string[]): string[] {
  if (es.length !== en.length) return [`${en.length} sentences in English, ${es.length} in Spanish`];
  const raw = [...en, ...es].filter((sentence) => RAW.test(sentence));
  const same = es.filter((sentence, at) => sentence === en[at]);
  return [...raw.map((sentence) => `raw: ${sentence}`), ...same.map((sentence) => `same: ${sentence}`)];
}

test.each(schemas)('%s says what is wrong in words of ours, in both languages', (_name, schema, good) => {
  const faults: string[] = [];
  for (const path of [...pathsOf(schema), ['unknown']]) {
    for (const bad of BAD) {
      const input = changed(good, path, bad);
      const found = faultsOf(sentencesOf(schema, input, 'en'), sentencesOf(schema, input, 'es'));
      faults.push(...found.map((fault) => `${path.join('.')}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test.each([
  ['a sentence of a library', ['Invalid input'], ['Esto no es posible.'], ['raw: Invalid input']],
  ['one that is not translated', ['No.'], ['No.'], ['same: No.']],
  ['one that is missing', ['No.'], [], ['1 sentences in English, 0 in Spanish']],
  ['none', ['This is not possible.'], ['Esto no es posible.'], []],
])('of what is wrong with sentences it finds %s', (_kind, en, es, faults) => {
  expect(faultsOf(en, es)).toEqual(faults);
});

test.each([
  ['a missing field', z.object({ a: z.string() }), {}, 'This field is required.'],
  ['another kind', z.object({ a: z.int() }), { a: 'x' }, 'This must be a number.'],
  ['a broken number', z.object({ a: z.int() }), { a: 0.5 }, 'This must be a whole number.'],
  ['an empty text', z.object({ a: z.string().min(1) }), { a: '' }, 'This field must not be empty.'],
  ['a long text', z.object({ a: z.string().max(3) }), { a: 'long' }, 'This may have 3 characters at most.'],
  ['a small number', z.object({ a: z.number().min(5) }), { a: 1 }, 'This must be 5 or more.'],
  ['a large number', z.object({ a: z.number().lt(5) }), { a: 9 }, 'This must be less than 5.'],
  ['a long list', z.object({ a: z.array(z.int()).max(1) }), { a: [1, 2] }, 'These may be 1 at most.'],
  ['no choice', z.object({ a: z.enum(['b', 'c']) }), { a: 'd' }, 'This must be one of “b”, “c”.'],
  ['an unknown field', z.strictObject({}), { a: 1 }, 'There is no such field here: “a”.'],
  [
    'another form',
    z.object({ a: z.string().regex(/^\d$/) }),
    { a: 'x' },
    'This is not written in the way that it has to be.',
  ],
  [
    'what a rule refuses',
    z.object({ a: z.string().refine(() => false) }),
    { a: 'x' },
    'This value is not possible here.',
  ],
])('%s', (_kind, schema, input, sentence) => {
  expect(sentencesOf(schema, input, 'en')).toEqual([sentence]);
});
