import { testApi } from '../index.ts';
import { operations } from './description.ts';
import { NEVER_DONE, unsound } from './never.ts';
import { curlOf, type FuzzRequest } from './request.ts';
import { fuzz, told } from './run.ts';
import { judge } from './verdict.ts';
import { foreignIn, freshWorld } from './world.ts';

const asked: FuzzRequest = {
  key: 'GET /stations',
  asker: 'houston',
  tokenIn: 'header',
  method: 'GET',
  path: '/stations',
  headers: {},
  body: null,
};

afterAll(() => testApi().reset());

/** Milliseconds for some three hundred requests, each with its reply read through. */
const ENOUGH = 240_000;

test(
  'no request of the description is answered with a failure, in a library’s words, or with another agency’s data; every call is done by some, or listed',
  async () => {
    const report = await fuzz(testApi(), { seed: 20_260_302, requests: 300 });
    expect(report.findings.map(told)).toEqual([]);
    expect(
      unsound(
        report.calls,
        operations.map(({ key }) => key),
      ),
    ).toEqual([]);
  },
  ENOUGH,
);

test('what is right is the same in every world, so that a seed makes the same requests again', async () => {
  const first = await freshWorld(testApi());
  const second = await freshWorld(testApi());
  expect([...second.valid]).toEqual([...first.valid]);
  expect(second.ids).toEqual(first.ids);
});

test('a call that nobody has done and nobody listed is told, and so is one that is listed and was done', () => {
  const keys = ['GET /stations', 'GET /exports', 'GET /users', 'POST /user/me'] as const;
  const calls = {
    'GET /stations': { 200: 1 },
    'GET /users': { 403: 2 },
    'POST /user/me': { 200: 3, 401: 1 },
  };
  const listed = { 'GET /exports': 'nobody may', 'POST /user/me': 'nobody may' };
  expect(unsound(calls, keys, listed)).toEqual([
    'GET /users was never done (403 × 2)',
    'POST /user/me is listed as never done, and was done (200 × 3, 401 × 1)',
  ]);
  for (const why of Object.values(NEVER_DONE)) expect(why).toMatch(/\S/);
});

test('every call of the description is asked', () => {
  expect(operations).toHaveLength(testApi().endpoints.length);
});

describe('the judge', () => {
  const api = (answer: () => Promise<Response> | Response) =>
    ({ ...testApi(), fetch: async () => answer() }) as ReturnType<typeof testApi>;
  const judged = async (answer: () => Promise<Response> | Response) =>
    (await judge(api(answer), asked, await freshWorld(testApi())))?.fault ?? null;

  test('sees a failure', async () => {
    expect(await judged(() => Response.json({ error: 'x', message: 'x' }, { status: 500 }))).toMatch(
      /answered 500/,
    );
  });

  test('sees what is not as described', async () => {
    expect(await judged(() => Response.json({ nothing: 1 }))).toMatch(/against its description \(200\)/);
    expect(await judged(() => Response.json({ sorry: 1 }, { status: 404 }))).toMatch(/description \(404\)/);
  });

  test('sees the words of a library', async () => {
    const error = 'Invalid input: expected string, received number';
    expect(await judged(() => Response.json({ error, message: error }, { status: 422 }))).toMatch(
      /library’s|library's/,
    );
  });

  test('sees what is another agency’s, but not what was asked with', async () => {
    const world = await freshWorld(testApi());
    expect(foreignIn('{"name":"Lamar BlvdZQ3ZQ"}', asked, world)).toBe('ZQ3ZQ');
    expect(foreignIn('{"email":"user@example.org"}', asked, world)).toBe('user@example.org');
    expect(foreignIn('{"name":"Main StZQ4ZQ"}', asked, world)).toBeNull();
    expect(foreignIn('AU0001 is not there', { ...asked, path: '/stations/AU0001' }, world)).toBeNull();
  });
});

test('a request is told as a command that makes it again', () => {
  expect(curlOf({ ...asked, method: 'PUT', headers: { 'content-type': 'text/plain' }, body: "it's" })).toBe(
    `curl -X PUT 'http://localhost:3000/api/stations' -H 'Authorization: Bearer $HOUSTON' -H 'content-type: text/plain' --data-binary 'it'\\''s'`,
  );
});
