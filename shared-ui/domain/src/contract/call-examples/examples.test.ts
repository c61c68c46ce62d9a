import type { z } from 'zod';
import type { ApiKey } from '../../access.rules.ts';
import { CONTRACT, everyScopeOf } from '../index.ts';
import { EXAMPLES } from './index.ts';

type Declared = {
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType | 'form';
  form?: z.ZodType;
  reply: z.ZodType | 'file';
};
type Shown = Record<'params' | 'query' | 'also' | 'headers', Record<string, unknown> | undefined> & {
  body?: unknown;
  reply: unknown;
};
type Row = { key: ApiKey; declared: Declared; shown: Shown };

const open = (Object.keys(CONTRACT) as ApiKey[]).filter((key) => everyScopeOf(key).length > 0);
const rows: Row[] = open.map((key) => ({
  key,
  declared: CONTRACT[key] as Declared,
  shown: (EXAMPLES as Partial<Record<ApiKey, unknown>>)[key] as Shown,
}));

const namesOf = (schema?: z.ZodType): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

test('every call that a token may make has an example, and no other has one', () => {
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(open.toSorted());
});

describe.each(rows)('the example of $key', ({ declared, shown }) => {
  test.each(['params', 'query', 'headers'] as const)('has %s that the call takes', (part) => {
    const schema = declared[part];
    if (!schema) return expect(shown[part]).toBeUndefined();
    expect(schema.safeParse(shown[part]).error?.issues ?? []).toEqual([]);
    // what its schema leaves unread would be shown to no purpose
    expect(namesOf(schema)).toEqual(expect.arrayContaining(Object.keys(shown[part] ?? {})));
  });

  test('shows a value of each name that it takes', () => {
    for (const part of ['params', 'headers'] as const)
      expect(Object.keys(shown[part] ?? {}).toSorted()).toEqual(namesOf(declared[part]).toSorted());
    const { query = {}, also = {} } = shown;
    expect([...Object.keys(query), ...Object.keys(also)].toSorted()).toEqual(
      namesOf(declared.query).toSorted(),
    );
  });

  test('has further values that the call takes, too', () => {
    const all = declared.query?.safeParse({ ...shown.query, ...shown.also });
    expect(all?.error?.issues ?? []).toEqual([]);
  });

  test('has a body that the call takes, or none', () => {
    const { body, form } = declared;
    if (!body) return expect(shown.body).toBeUndefined();
    if (body !== 'form') return expect(body.safeParse(shown.body).error?.issues ?? []).toEqual([]);
    const { file, ...rest } = shown.body as Record<string, string>;
    const sent = { ...rest, file: new File([file ?? ''], 'counts.csv', { type: 'text/csv' }) };
    expect(form?.safeParse(sent).error?.issues).toBeUndefined();
    expect(file).toMatch(/\n$/);
  });

  test('has an answer as the call declares it, to the field', () => {
    const { reply } = declared;
    if (reply === 'file') return expect(shown.reply).toMatch(/\n$/);
    expect(reply.parse(shown.reply)).toEqual(shown.reply);
  });
});
