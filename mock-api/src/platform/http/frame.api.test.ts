import type { ApiErrorBody } from 'shared-domain';
import { forgetSignIns, request, requestOf, signIn, testApi } from '../../testing/index.ts';

const BASE = 'http://count-exchange.test/api';
const send = (path: string, init?: RequestInit) => testApi().fetch(new Request(`${BASE}${path}`, init));
const json = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body,
});
const problemOf = async (response: Response) => (await response.json()) as ApiErrorBody;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('the token', () => {
  test.each([
    ['header', (token: string) => send('/agencies', { headers: { authorization: `Bearer ${token}` } })],
    ['query of a GET', (token: string) => send(`/agencies?token=${token}`)],
    ['body of a POST', (token: string) => send('/user/me', json(JSON.stringify({ token })))],
    ['query of a POST', (token: string) => send(`/user/me?token=${token}`, json('{}'))],
    ['query of a DELETE', (token: string) => send(`/users/3?token=${token}`, { method: 'DELETE' })],
    [
      'body of a DELETE',
      (token: string) => send('/users/3', { ...json(JSON.stringify({ token })), method: 'DELETE' }),
    ],
  ])('is taken from the %s', async (_, attempt) => {
    expect((await attempt(await signIn('admin'))).status).toBe(200);
  });

  test('of the header is preferred to the others', async () => {
    const [admin, houston] = [await signIn('admin'), await signIn('houston')];
    const response = await send(
      '/user/me',
      json(JSON.stringify({ token: houston }), { authorization: `Bearer ${admin}` }),
    );
    expect(await response.json()).toMatchObject({ email: 'admin@example.org' });
  });

  test('of a form is taken from a field before the file', async () => {
    const form = new FormData();
    form.append('token', await signIn('admin'));
    form.append('file', new Blob(['']), 'empty.csv');
    const response = await send('/counts/upload', { method: 'POST', body: form });
    expect(response.status).toBe(422);
  });

  test('is not taken for one of the call’s own fields', async () => {
    const token = await signIn('user');
    const response = await send('/user/me', json(JSON.stringify({ token })));
    expect(response.status).toBe(200);
  });
});

describe('a refusal', () => {
  test.each([
    ['unreadable JSON', 400, '/user/login', json('{"email":'), 'The request is not readable JSON.'],
    ['JSON that is no object', 400, '/user/login', json('[1]'), 'The request is not readable JSON.'],
    [
      'a body that is too large',
      413,
      '/user/login',
      json(JSON.stringify({ email: 'x'.repeat(2_000_000) })),
      'The request is too large.',
    ],
    ['an unknown address', 404, '/nowhere', {}, 'There is no such address in this API.'],
    ['an unknown address with a dot', 404, '/no.where/at.all', {}, 'There is no such address in this API.'],
    ['an address that ends in a dot', 404, '/nowhere.', {}, 'There is no such address in this API.'],
    ['a dot for an id', 401, '/stations/a.b', {}, 'Please sign in.'],
    ['a method that is not answered', 405, '/user/login', {}, 'This address does not answer that method.'],
    ['a call without a token', 401, '/agencies', {}, 'Please sign in.'],
  ])(
    'of %s has status %i, one sentence in both fields and one form',
    async (_, status, path, init, sentence) => {
      const response = await send(path, init);
      expect(response.status).toBe(status);
      expect(await problemOf(response)).toEqual({ error: sentence, message: sentence });
    },
  );

  test.each(['a.b', 'draft.12', 'AU0001.csv'])(
    'of the record %s is that of one that is not there',
    async (stationId) => {
      const { status, problem } = await request(
        'GET /stations/:stationId',
        { params: { stationId } },
        'user',
      );
      expect([status, problem.error]).toEqual([
        404,
        'This record does not exist, or belongs to another agency.',
      ]);
    },
  );

  test('names the methods that are answered', async () => {
    const response = await send('/agencies', { method: 'PATCH' });
    expect(response.headers.get('allow')).toBe('GET, POST');
  });

  test('of fields names each, in the caller’s language', async () => {
    const wrong = { name: 5, email: 'no address' } as never;
    const params = { userId: '3' };
    const en = await request('PUT /users/:userId', { params, body: wrong }, 'user');
    expect(en.status).toBe(422);
    expect(en.problem.message).toBe('name: This must be a text. Invalid e-mail address.');
    expect(Object.keys(en.problem.errors ?? {})).toEqual(['name', 'email']);
    const es = await request('PUT /users/:userId', { params, body: wrong }, 'user', {
      'accept-language': 'es',
    });
    expect(es.problem.errors?.email).toEqual(['Dirección de correo electrónico no válida.']);
    expect(es.problem.errors?.name).toEqual(['Debe ser un texto.']);
  });

  test('of a value that no column can hold is no failure of the server', async () => {
    const { status } = await request(
      'PUT /users/:userId',
      { params: { userId: '3' }, body: { name: 'a\u0000b' } },
      'user',
    );
    expect(status).toBe(422);
  });
});

describe('every reply', () => {
  test.each(['/health', '/nowhere', '/agencies'])(
    'of %s stays out of caches and tells no address on',
    async (path) => {
      const { headers } = await send(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test.each(['/health', '/nowhere', '/agencies'])('of %s is no page, and in no page', async (path) => {
    const { headers } = await send(path);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]));
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('to a call that fails half-way leaves nothing written', async () => {
    const token = await signIn('admin');
    const [before] = await testApi().query('select count(*) as n from audit_log');
    const body = { name: 'Nora', email: 'user@example.org' };
    expect((await testApi().fetch(requestOf('POST /user/add', { body }, token))).status).toBe(422);
    expect(await testApi().query('select count(*) as n from audit_log')).toEqual([before]);
  });
});

describe('the description', () => {
  type Description = {
    openapi: string;
    paths: Record<
      string,
      Record<string, { security?: unknown[]; parameters: { name: string; in: string }[] }>
    >;
  };
  const description = async () => (await (await send('/openapi.json')).json()) as Description;

  test('is OpenAPI 3.1 and covers every call', async () => {
    const { openapi, paths } = await description();
    expect(openapi).toBe('3.1.0');
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual(
      testApi()
        .endpoints.map(({ key }) => key)
        .toSorted(),
    );
  });

  test('says which parameters a call takes, and that login needs no token', async () => {
    const { paths } = await description();
    expect(paths['/users/{userId}']?.put?.parameters).toEqual([
      { name: 'userId', in: 'path', required: true, schema: { type: 'string', pattern: '^\\d{1,9}$' } },
    ]);
    expect(paths['/user/login']?.post?.security).toEqual([]);
    expect(paths['/user/me']?.post?.security).toBeUndefined();
  });
});
