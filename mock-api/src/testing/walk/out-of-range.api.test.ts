import type { ApiKey } from 'shared-domain';
import { endpoints } from '../../app.ts';
import { forgetSignIns, testApi } from '../index.ts';
import { eachThatReaches, sendAsSuper } from './refused-unread.ts';
import { changed, inputOf, pathsOf } from './walk.bad-input.ts';

// a call of many fields is some hundreds of requests
jest.setTimeout(180_000);

/** What the calendar or a column ends before. */
const DAYS = ['9999-12-31', '0000-01-01', '275760-09-13', '12/31/9999'];
const NUMBERS = [-1, 2 ** 31, 2 ** 53, 0.5];
const TEXTS = ['99999999999', '-999999999999999', '%', 'a\u0000b'];

const filtersOf = (day: string) => [
  JSON.stringify({ minDate: day }),
  JSON.stringify({ maxDate: day }),
  JSON.stringify({ minDate: day, maxDate: day }),
];
const valuesFor = (name: string | undefined): unknown[] =>
  name === 'filters' ? DAYS.flatMap(filtersOf) : [...DAYS, ...NUMBERS, ...TEXTS];

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function answerOf(send: () => Promise<Response>): Promise<{ status: number; text: string }> {
  const response = await send();
  const isStream = response.headers.get('content-type') === 'text/event-stream';
  if (isStream) await response.body?.cancel();
  const text = isStream ? '' : await response.text();
  if (response.status !== 401) return { status: response.status, text };
  // the last call ended the session, or made the caller another one
  await testApi().reset();
  forgetSignIns();
  return answerOf(send);
}

const calls = endpoints.filter(({ body }) => body !== 'form').map(({ key }) => key);

test.each(calls)('%s has a sentence for what is out of range, and never fails', async (key) => {
  const endpoint = endpoints.find((one) => one.key === key);
  const input = inputOf(key) as Record<string, unknown>;
  const wrong: string[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint?.[part];
    if (!schema || schema === 'form') continue;
    const rows = pathsOf(schema).flatMap((path) =>
      valuesFor(path.at(-1)).map((value) => ({
        said: `${part} ${path.join('.')} ${JSON.stringify(value)}`,
        input: { ...input, [part]: changed(input[part] ?? {}, path, value) },
      })),
    );
    await eachThatReaches(key, rows, async ({ said }, send) => {
      const { status, text } = await answerOf(send);
      const isSaid = status < 300 || /"error":"[^"]/.test(text);
      if (status >= 500 || !isSaid) wrong.push(`${said}: ${status}`);
    });
  }
  expect(wrong).toEqual([]);
});

test.each(['GET /counts', 'GET /counts/scope', 'GET /counts/checklist', 'GET /counts/year'] as ApiKey[])(
  '%s says which days there are',
  async (key) => {
    const query = { flowid_txdot: 'AU0001', filters: JSON.stringify({ maxDate: '9999-12-31' }) };
    const { status, text } = await answerOf(() => sendAsSuper(key, { query }));
    expect(status).toBe(422);
    expect(JSON.parse(text)).toMatchObject({
      errors: {
        maxDate: ['A date must be a day of the calendar as YYYY-MM-DD, from 1900-01-01 to 2200-12-31.'],
      },
    });
  },
);
