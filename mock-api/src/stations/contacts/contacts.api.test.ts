import type { ContactKind, ContactRequest, Versioned } from 'shared-domain';
import { completeV1Station as complete } from '../../testing/walk/walk.station-bodies.ts';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';

// Austin's second contacts of the seed, named by its deployment of the campus; the third are Houston's
const HADDAD = 2;
const HOUSTONS = 3;
const right: ContactRequest = {
  agency: 'UT Austin',
  name: 'Omar Haddad',
  phone: '512 555 0199',
  email: 'omar@example.org',
};

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const read = (id: number, kind: ContactKind = 'requester', as: Persona = 'user') =>
  request('GET /contacts/:kind/:id', { params: { kind, id: String(id) } }, as);
const put = (body: Versioned<ContactRequest>, id = HADDAD, as: Persona = 'user') =>
  request('PUT /contacts/:kind/:id', { params: { kind: 'requester', id: String(id) }, body }, as);
const draftNaming = async (station_name: string) => {
  const station = { ...complete, station_name, requester: { id: HADDAD } };
  return (await request('POST /draft-stations', { body: { station } }, 'user')).reply.station;
};
const readDraft = async (id: number | null) =>
  (await request('GET /draft-stations/:draftId', { params: { draftId: String(id) } }, 'user')).reply;
const audited = () =>
  testApi().query("select detail, agency_id from audit_log where action = 'contact.update'");

test('a contact is seen with the stations and deployments that name it', async () => {
  const draft = await draftNaming('Waller Creek');
  const { status, reply } = await read(HADDAD);
  expect(status).toBe(200);
  expect(reply).toEqual({
    id: HADDAD,
    agency: null,
    name: 'Omar Haddad',
    phone: null,
    email: null,
    version: 1,
    stations: [{ id: draft.id, station_id_tmg: null, station_name: 'Waller Creek' }],
    deployments: [{ id: HADDAD, name: expect.stringContaining('Campus approaches') as string }],
  });
  const { reply: provider } = await read(HADDAD, 'provider');
  expect(provider).toMatchObject({ name: 'Central Texas Counting', stations: [] });
});

test('a correction shows at every station and deployment that names the contact, and is offered', async () => {
  const drafts = [await draftNaming('Waller Creek'), await draftNaming('Shoal Creek')];
  const { status, reply } = await put({ ...right, name: '  Omar J. Haddad ', version: 1 });
  expect(status).toBe(200);
  expect(reply).toMatchObject({ ...right, name: 'Omar J. Haddad', version: 2 });
  expect(reply.stations.map(({ station_name }) => station_name)).toEqual(['Shoal Creek', 'Waller Creek']);
  for (const { draft_id, version } of drafts) {
    const requester = { id: HADDAD, requester_name: 'Omar J. Haddad', requester_email: 'omar@example.org' };
    expect(await readDraft(draft_id)).toMatchObject({ requester, version });
  }
  const { data } = (await request('GET /deployments', {}, 'super')).reply;
  const named = data.filter(({ requester }) => requester?.requester_name === 'Omar J. Haddad');
  expect(named.map(({ id }) => id)).toEqual([HADDAD]);
  const options = (await request('GET /station-options', {}, 'user')).reply;
  expect(options.requester.map(({ requester_name }) => requester_name)).toContain('Omar J. Haddad');
});

test('the audit log keeps what was and what became, in the reader’s language', async () => {
  await put({ ...right, version: 1 });
  expect(await audited()).toEqual([
    {
      agency_id: 3,
      detail: {
        requester_id: HADDAD,
        before: { agency: null, name: 'Omar Haddad', phone: null, email: null },
        after: right,
      },
    },
  ]);
  const told = async (language: string) =>
    (
      await request('GET /audit', { query: { action: 'contact.update' } }, 'super', {
        'accept-language': language,
      })
    ).reply.data[0]?.text;
  expect(await told('en')).toBe(
    'Corrected the contact Omar Haddad: e-mail – → omar@example.org, phone – → 512 555 0199, agency – → UT Austin.',
  );
  expect(await told('es')).toMatch(
    /^Corrigió el contacto Omar Haddad: correo electrónico – → omar@example.org, teléfono/,
  );
});

test('a correction of an older version is refused with the newer record', async () => {
  await put({ ...right, version: 1 });
  const { status, problem } = await put({ ...right, name: 'Older', version: 1 });
  expect(status).toBe(409);
  expect(problem.error).toBe('Someone else has saved this contact since you opened it.');
  expect(problem.current).toMatchObject({ ...right, version: 2, deployments: [{ id: HADDAD }] });
  expect((await read(HADDAD)).reply.name).toBe('Omar Haddad');
});

test('a correction that changes nothing writes nothing', async () => {
  await put({ ...right, version: 1 });
  expect((await put({ ...right, version: 2 })).reply.version).toBe(2);
  expect(await audited()).toHaveLength(1);
});

test.each<[keyof ContactRequest, Partial<ContactRequest>, string]>([
  ['name', { name: '  ' }, 'A contact needs a name.'],
  ['email', { email: 'omar' }, 'Invalid e-mail address.'],
  ['email', { email: 'omar@' }, 'Invalid e-mail address.'],
  ['email', { email: 'omar haddad@example.org' }, 'Invalid e-mail address.'],
])('at the field %s %j is refused, and nothing is written', async (field, change, sentence) => {
  const { status, problem } = await put({ ...right, ...change });
  expect(status).toBe(422);
  expect(problem.errors).toEqual({ [field]: [sentence] });
  expect((await read(HADDAD)).reply).toMatchObject({ phone: null, version: 1 });
  expect(await audited()).toEqual([]);
});

test('what is left empty is nothing', async () => {
  const { reply } = await put({ ...right, agency: ' ', phone: '', email: '' });
  expect(reply).toMatchObject({ agency: null, phone: null, email: null });
});

test.each<[Persona, number, number]>([
  ['user', HADDAD, 200],
  ['admin', HADDAD, 200],
  ['super', HADDAD, 200],
  ['super', HOUSTONS, 200],
  ['houston', HOUSTONS, 200],
  ['houston', HADDAD, 404],
  ['user', HOUSTONS, 404],
  ['user', 999, 404],
])('%s, at the contact %i: %i', async (as, id, expected) => {
  expect((await read(id, 'requester', as)).status).toBe(expected);
  expect((await put({ ...right, phone: '713 555 0100' }, id, as)).status).toBe(expected);
});

test('a kind that there is not is not found', async () => {
  expect((await read(1, 'vendor' as ContactKind)).status).toBe(404);
});

test('of a statewide deployment another agency’s people are not told', async () => {
  await testApi().query('update deployments set agency_id = 1 where id = $1', [HADDAD]);
  expect((await read(HADDAD)).reply.deployments).toEqual([]);
  expect((await read(HADDAD, 'requester', 'super')).reply.deployments).toHaveLength(1);
});
