import { forgetSignIns, PASSWORD, personas, request, testApi } from '../../testing/index.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const COMMON =
  'This is one of the 10,000 most common passwords, which are tried first. Please choose another one.';
const OWN = 'A password must not be your name, your e-mail address or the name of this product.';

const mailedToken = async (to: string) => {
  const mail = (await testApi().outbox()).findLast(({ recipient }) => recipient === to);
  return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
};
const reset = async (email: string, password: string) =>
  request('POST /password/reset', {
    body: { token: await mailedToken(email), email, password, password_confirmation: password },
  });

/** Each door to a password: how the account gets there, and how the password is set. */
const doors = {
  'a change of one’s own': {
    email: personas.user,
    open: async () => undefined,
    set: (password: string) =>
      request(
        'POST /password/update',
        { body: { old: PASSWORD, password, password_confirmation: password } },
        'user',
      ),
  },
  'a forgotten one': {
    email: personas.user,
    open: async () => {
      await request('POST /user/forgot', { body: { email: personas.user } });
      await testApi().runJobs();
    },
    set: (password: string) => reset(personas.user, password),
  },
  'somebody added': {
    email: 'uma.castillo@austin.example',
    open: async () => {
      const body = { name: 'Uma Castillo', email: 'uma.castillo@austin.example' };
      await request('POST /user/add', { body }, 'admin');
    },
    set: (password: string) => reset('uma.castillo@austin.example', password),
  },
  'a registration that was approved': {
    email: 'uma.castillo@waco.example',
    open: async () => {
      const [row] = await testApi().query<{ id: number }>(
        `insert into registrations (name, email, tel, organization, created_at)
         values ('Uma Castillo', 'uma.castillo@waco.example', '512 555 0101', 'Waco', now()) returning id`,
      );
      const params = { id: String(row?.id) };
      await request('POST /registrations/:id/approve', { params, body: { agency_id: 3, admin: 0 } }, 'super');
    },
    set: (password: string) => reset('uma.castillo@waco.example', password),
  },
  'the first person of an agency': {
    email: 'uma.castillo@waco.example',
    open: async () => {
      const first_user = { name: 'Uma Castillo', email: 'uma.castillo@waco.example', admin: 1 } as const;
      await request(
        'POST /agencies',
        { body: { name: 'City of Waco', eco_domain: null, first_user } },
        'super',
      );
    },
    set: (password: string) => reset('uma.castillo@waco.example', password),
  },
};

describe.each(Object.entries(doors))('by the door of %s', (_, { email, open, set }) => {
  test.each([
    ['sunshine', COMMON],
    ['Password1', COMMON],
    ['umacastillo', OWN],
    ['Castillo2026!', OWN],
    ['count-exchange', OWN],
  ])('%s is refused, and another one taken', async (password, sentence) => {
    await open();
    const { status, problem } = await set(password);
    expect([status, problem.errors]).toEqual([422, { password: [sentence] }]);
    expect((await set('bluebonnets in May')).status).toBe(200);
    const login = await request('POST /user/login', { body: { email, password: 'bluebonnets in May' } });
    expect(login.status).toBe(200);
  });

  test('one of seven characters is refused', async () => {
    await open();
    const { status, problem } = await set('pec4n 7');
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([422, ['password']]);
  });
});

test('the refusal is worded in Spanish for a Spanish reader', async () => {
  const body = { old: PASSWORD, password: 'sunshine', password_confirmation: 'sunshine' };
  const { problem } = await request('POST /password/update', { body }, 'user', { 'accept-language': 'es' });
  expect(problem.message).toBe(
    'Es una de las 10,000 contraseñas más comunes, que son las primeras que se prueban. Elija otra.',
  );
});
