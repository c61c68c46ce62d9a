import type { RegistrationRequest } from 'shared-domain';
import { forgetSignIns, PASSWORD, request, testApi, type Persona } from '../../testing/index.ts';

const nora: RegistrationRequest = {
  firstName: 'Nora',
  lastName: 'Field',
  email: 'nora@waco.example',
  tel: '(254) 555-0100',
  organization: 'City of Waco',
  agree: true,
  token: '',
};

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await testApi().query('delete from registrations');
});

async function register(change: Partial<RegistrationRequest> = {}) {
  const token = change.token ?? (await testApi().humanToken());
  return request('POST /user/register', { body: { ...nora, ...change, token } });
}
const queue = async () => (await request('GET /registrations', { query: {} }, 'super')).reply;
const firstId = async () => String((await queue())[0]?.id);
const mailTo = async (address: string) =>
  (await testApi().outbox()).filter(({ recipient }) => recipient === address);

describe('the public form', () => {
  test('puts a person into the queue and tells the super admins', async () => {
    expect((await register()).reply).toEqual({ success: true });
    expect(await queue()).toEqual([
      expect.objectContaining({ name: 'Nora Field', organization: 'City of Waco', status: 'waiting' }),
    ]);
    const [notice] = await mailTo('super@example.org');
    expect(notice?.body).toContain('http://count-exchange.test/registrations');
  });

  test('rings the bell of super admins alone, with one line however many wait', async () => {
    const told = async (as: Persona) => {
      const { data, registrations } = (await request('GET /notifications', {}, as)).reply;
      const lines = data.filter(({ kind }) => kind === 'registration');
      return { registrations, lines: lines.map(({ title, text, href }) => [title, text, href]) };
    };
    await register();
    await register({ firstName: 'Omar', email: 'omar@waco.example' });
    const text = 'Omar Field, City of Waco. Waiting for a decision: 2.';
    expect(await told('super')).toEqual({
      registrations: 2,
      lines: [['Registration waiting', text, '/registrations']],
    });
    expect(await told('admin')).toEqual({ registrations: 0, lines: [] });
    // what was read stays, and the next one rings again
    await request('POST /notifications/read', { body: {} }, 'super');
    const rejection = { params: { id: await firstId() }, body: { reason: 'Unknown' } };
    expect((await request('POST /registrations/:id/reject', rejection, 'super')).status).toBe(200);
    await register({ firstName: 'Pia', email: 'pia@waco.example' });
    const again = await told('super');
    expect([again.registrations, again.lines.length]).toEqual([2, 2]);
  });

  test.each([
    ['firstName', { firstName: ' ' }, 'Invalid first name (required)'],
    ['lastName', { lastName: '' }, 'Invalid last name (required)'],
    ['email', { email: 'nora' }, 'Invalid e-mail address.'],
    ['tel', { tel: 'soon' }, 'Invalid phone number (required)'],
    ['organization', { organization: '' }, 'Invalid organization (required)'],
    ['agree', { agree: false }, 'Please agree to the terms and conditions.'],
    ['token', { token: 'forged' }, 'Recaptcha token is invalid'],
  ])('names the field %s that is wrong and stores nothing', async (field, change, sentence) => {
    const { status, problem } = await register(change);
    expect(status).toBe(422);
    expect(problem.errors?.[field]).toContain(sentence);
    expect(await queue()).toEqual([]);
    expect(await testApi().outbox()).toEqual([]);
  });

  test('refuses without an answer to the human check', async () => {
    const { status, problem } = await request('POST /user/register', { body: nora });
    expect([status, problem.message]).toEqual([422, 'Please verify you are not a robot.']);
  });

  test('takes each answer to the human check once', async () => {
    const token = await testApi().humanToken();
    await register({ token });
    const again = await register({ token, email: 'other@waco.example' });
    expect([again.status, again.problem.message]).toEqual([422, 'Recaptcha token is invalid']);
    expect((await request('POST /recaptcha', { body: { token } })).reply.success).toBe(false);
  });

  test('answers the same for an address that has an account, or waits already', async () => {
    expect((await register({ email: 'user@example.org' })).reply).toEqual({ success: true });
    await register();
    expect((await register({ email: 'NORA@waco.example' })).reply).toEqual({ success: true });
    expect(await queue()).toHaveLength(2);
  });

  test('refuses an address that registers again and again', async () => {
    const statuses = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await register({ token: 'forged' })).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the decision', () => {
  test('approving makes the account, and its link sets the password once', async () => {
    await register();
    const { reply } = await request(
      'POST /registrations/:id/approve',
      { params: { id: await firstId() }, body: { agency_id: 4, admin: 1 } },
      'super',
    );
    expect(reply.user).toMatchObject({ name: 'Nora Field', agency: { name: 'City of Houston' }, admin: 1 });
    expect(await queue()).toEqual([
      expect.objectContaining({
        status: 'approved',
        decided_by: 'Sam Rivera',
        decided_at: '2026-03-02T12:00:00Z',
      }),
    ]);
    const [mail] = await mailTo(nora.email);
    const link = new URL(/http:\S+/.exec(mail?.body ?? '')?.[0] ?? '');
    expect(link.pathname).toBe('/recover-password');
    const body = {
      token: link.searchParams.get('token') ?? '',
      email: link.searchParams.get('email') ?? '',
      password: 'bluebonnet',
      password_confirmation: 'bluebonnet',
    };
    expect((await request('POST /password/reset', { body })).status).toBe(200);
    const login = await request('POST /user/login', { body: { email: nora.email, password: 'bluebonnet' } });
    expect(login.status).toBe(200);
    expect((await request('POST /password/reset', { body })).status).toBe(422);
  });

  test('rejecting mails the reason and makes no account', async () => {
    await register();
    const params = { id: await firstId() };
    await request('POST /registrations/:id/reject', { params, body: { reason: 'Not an agency.' } }, 'super');
    expect(await queue()).toEqual([
      expect.objectContaining({ status: 'rejected', reason: 'Not an agency.' }),
    ]);
    expect((await mailTo(nora.email))[0]?.body).toContain('Not an agency.');
    expect(await testApi().query('select 1 from users where email = $1', [nora.email])).toEqual([]);
  });

  test.each([
    ['an unknown agency', { agency_id: 999, admin: 0 }, 422],
    ['no agency', { admin: 0 }, 422],
    ['a right that is none', { agency_id: 3, admin: 7 }, 422],
  ])('approving with %s changes nothing', async (_, body, expected) => {
    await register();
    const { status } = await request(
      'POST /registrations/:id/approve',
      { params: { id: await firstId() }, body: body as { agency_id: number; admin: 0 } },
      'super',
    );
    expect(status).toBe(expected);
    expect(await queue()).toEqual([expect.objectContaining({ status: 'waiting' })]);
  });

  test('approving an address that has an account meanwhile says so', async () => {
    await register({ email: 'user@example.org' });
    const { status, problem } = await request(
      'POST /registrations/:id/approve',
      { params: { id: await firstId() }, body: { agency_id: 3, admin: 0 } },
      'super',
    );
    expect(status).toBe(422);
    expect(problem.errors).toEqual({ email: ['Another account already has this e-mail address.'] });
    expect(await queue()).toEqual([expect.objectContaining({ status: 'waiting' })]);
  });

  test('is made once', async () => {
    await register();
    const params = { id: await firstId() };
    await request('POST /registrations/:id/reject', { params, body: { reason: 'Twice.' } }, 'super');
    const body = { agency_id: 3, admin: 0 as const };
    expect((await request('POST /registrations/:id/approve', { params, body }, 'super')).status).toBe(409);
  });

  test.each(['admin', 'user'] as const)('is not %s’s to make', async (as) => {
    await register();
    const params = { id: '1' };
    expect((await request('GET /registrations', { query: {} }, as)).status).toBe(403);
    expect(
      (await request('POST /registrations/:id/reject', { params, body: { reason: 'x' } }, as)).status,
    ).toBe(403);
  });
});

test('a person added by an admin gets a link to set a password too', async () => {
  const body = { name: 'Nora Field', email: nora.email };
  await request('POST /user/add', { body }, 'admin');
  expect(await mailTo(nora.email)).toHaveLength(1);
  const login = await request('POST /user/login', { body: { email: nora.email, password: PASSWORD } });
  expect(login.status).toBe(422);
});
