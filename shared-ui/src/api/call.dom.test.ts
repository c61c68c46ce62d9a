import { http } from 'msw';
import { session, useSession } from 'shared-ui/auth';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, loseOnce, realApi, server, signInAs } from 'shared-ui/testing';
import { ApiError, call, messageOf } from './index.ts';

/** Passes calls on to the API and keeps what was sent. */
function listen(): Request[] {
  const sent: Request[] = [];
  server.use(
    http.all('*/api/*', ({ request }) => {
      sent.push(request.clone());
      return realApi().fetch(request);
    }),
  );
  return sent;
}
/** Holds the next answer about agencies back until it is released. */
function holdAgencies(answer: (request: Request) => Response | Promise<Response>): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(http.get('*/api/agencies', ({ request }) => held.then(() => answer(request)), { once: true }));
  return release;
}
const failureOf = (made: Promise<unknown>): Promise<ApiError> =>
  made.then(
    () => Promise.reject(new Error('The call was not refused')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error as Error)),
  );

describe('signed in', () => {
  beforeEach(() => signInAs('user'));

  test('GET carries the token in the query and in the header', async () => {
    const { token } = session.getState();
    const sent = listen();
    await call('GET /stations/summary', { query: { includeDrafts: false } });
    const url = new URL(sent[0]!.url);
    expect(Object.fromEntries(url.searchParams)).toEqual({ includeDrafts: 'false', token });
    expect(sent[0]!.headers.get('authorization')).toBe(`Bearer ${token}`);
  });

  test('POST carries the token in the body', async () => {
    const sent = listen();
    await call('POST /user/me');
    expect(await sent[0]!.json()).toEqual({ token: session.getState().token });
    expect(new URL(sent[0]!.url).search).toBe('');
  });

  test('a body with a token of its own keeps it', async () => {
    const sent = listen();
    expect(await call('POST /recaptcha', { body: { token: '' } })).toMatchObject({ success: false });
    expect(await sent[0]!.json()).toEqual({ token: '' });
    expect(sent[0]!.headers.get('authorization')).toBe(`Bearer ${session.getState().token}`);
  });

  test('places of the path are filled and encoded', async () => {
    const sent = listen();
    await failureOf(call('GET /stations/:stationId', { params: { stationId: 'a/b?c' } }));
    expect(new URL(sent[0]!.url).pathname).toBe('/api/stations/a%2Fb%3Fc');
  });

  test('a 401 ends the session', async () => {
    answerOnce('GET /agencies', 401, { error: 'Expired', message: 'Expired' });
    expect((await failureOf(call('GET /agencies'))).status).toBe(401);
    expect(session.getState()).toMatchObject({ status: 'error', token: null, user: null });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('a late 401 of an older session leaves the present one alone', async () => {
    const release = holdAgencies(() =>
      Response.json({ error: 'Expired', message: 'Expired' }, { status: 401 }),
    );
    const late = failureOf(call('GET /agencies'));
    await signInAs('admin');
    release();
    await late;
    expect(session.getState().user?.email).toBe('admin@example.org');
  });

  test('a server that is not reached raises the banner, and the next answer takes it away', async () => {
    loseOnce('GET /agencies');
    const lost = await failureOf(call('GET /agencies'));
    expect(lost).toMatchObject({ status: 0 });
    expect(session.getState().networkError).toBe(lost.message);
    expect(localStorage.getItem('vuex')).not.toContain('networkError');
    await call('POST /user/me');
    expect(session.getState().networkError).toBeNull();
  });

  test('an answer to what was asked before the server was lost leaves the banner', async () => {
    const release = holdAgencies((request) => realApi().fetch(request));
    const before = call('GET /agencies');
    loseOnce('POST /user/me');
    const lost = await failureOf(call('POST /user/me'));
    release();
    await before;
    expect(session.getState().networkError).toBe(lost.message);
  });

  test('a call that is given up raises no banner', async () => {
    const given = new AbortController();
    given.abort();
    await expect(call('GET /agencies', {}, { signal: given.signal })).rejects.toThrow();
    expect(session.getState().networkError).toBeNull();
  });

  test('a refusal brings the sentence, the fields at fault and the lines of a file', async () => {
    const body = {
      error: 'Refused',
      message: 'Refused',
      errors: { name: ['Too long.', 'No commas.'] },
      lines: [{ line: 3, reason: 'No date.' }],
    };
    answerOnce('POST /user/me', 422, body);
    const refused = await failureOf(call('POST /user/me'));
    expect(refused).toMatchObject({
      status: 422,
      message: 'Refused',
      errors: body.errors,
      lines: body.lines,
    });
    expect(messageOf(refused, 'x')).toBe('Too long. No commas.');
  });

  test.each([
    [{ error: 'The error.', message: 'The message.' }, 'The error.'],
    [{ message: 'The message.' }, 'The message.'],
    [{ error: ' ', message: 'The message.' }, 'The message.'],
    [{ error: { code: 7 }, message: 'The message.' }, 'The message.'],
    [{}, 'An error was encountered, please try again.'],
  ])('of %j the sentence is %s', async (body, sentence) => {
    answerOnce('POST /user/me', 409, body);
    expect((await failureOf(call('POST /user/me'))).message).toBe(sentence);
  });

  test('an answer that is no problem description is told as such', async () => {
    server.use(http.post('*/api/user/me', () => new Response('<html>', { status: 502 }), { once: true }));
    expect(await failureOf(call('POST /user/me'))).toMatchObject({
      status: 502,
      message: 'An error was encountered, please try again.',
    });
  });
});

test('the server is asked in the language in use', async () => {
  languageStore.getState().setLanguage('es');
  const sent = listen();
  await failureOf(call('POST /user/login', { body: { email: 'nobody@example.org', password: 'x' } }));
  expect(sent[0]!.headers.get('accept-language')).toBe('es');
  languageStore.getState().setLanguage('en');
});

test('a file is sent as a form, with the token among its fields', async () => {
  await signInAs('user');
  const sent = listen();
  const body = new FormData();
  body.set('file', new File(['Time,A\n'], 'counts.csv', { type: 'text/csv' }));
  const shares: number[] = [];
  await call('POST /counts/upload', { body }, { onProgress: (share) => shares.push(share) }).catch(
    () => undefined,
  );
  const form = await sent[0]!.formData();
  expect(form.get('token')).toBe(session.getState().token);
  expect((form.get('file') as File).name).toBe('counts.csv');
  expect(shares.at(-1)).toBe(1);
});

test.each([
  [new ApiError(500, 'Broken'), 'Broken'],
  [new ApiError(500, ''), 'fallback'],
  [new Error('bug'), 'fallback'],
])('what to tell of %s', (error, told) => expect(messageOf(error, 'fallback')).toBe(told));

describe('an answer that was under way when the page became another one’s', () => {
  /** What came of a call, if anything, once all that can come has come. */
  async function outcome(made: Promise<unknown>): Promise<string> {
    const settled = made.then(
      () => 'answered',
      () => 'refused',
    );
    return Promise.race([settled, new Promise<string>((resolve) => setTimeout(resolve, 50, 'nothing'))]);
  }
  const agencyOfPage = (agency_id: number) =>
    useSession.setState(({ user }) => ({ user: { ...user!, agency_id } }));

  test.each([
    ['with data', Response.json([])],
    ['with a refusal', Response.json({ error: 'No.', message: 'No.' }, { status: 422 })],
  ])('%s never comes: the agency was switched', async (_, answer) => {
    await signInAs('user');
    const release = holdAgencies(() => answer);
    const made = call('GET /agencies', { query: {} });
    agencyOfPage(987_654);
    release();
    expect(await outcome(made)).toBe('nothing');
  });
  test('never comes: somebody else is signed in', async () => {
    await signInAs('user');
    const release = holdAgencies(() => Response.json([]));
    const made = call('GET /agencies', { query: {} });
    useSession.setState(({ user }) => ({ user: { ...user!, id: user!.id + 1 } }));
    release();
    expect(await outcome(made)).toBe('nothing');
  });
  test('comes where the page is what it was again', async () => {
    await signInAs('user');
    const home = session.getState().user!.agency_id;
    const release = holdAgencies(() => Response.json([]));
    const made = call('GET /agencies', { query: {} });
    agencyOfPage(987_654);
    agencyOfPage(home);
    release();
    expect(await outcome(made)).toBe('answered');
  });
});
