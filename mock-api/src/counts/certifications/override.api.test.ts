import { REASON_MAX, type Certification } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU } from '../../testing/stored-counts.ts';
import { findingList, findingOf, lookThrough } from '../../testing/found-at.ts';

// certifying with strong findings open (C14)

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const certify = (body: object = {}, language = 'en') =>
  request('POST /counts/certify', { body: { flowid_txdot: AU, ...body } }, 'user', {
    'accept-language': language,
  });
const ledger = async (): Promise<Certification[]> =>
  (await request('GET /counts/certifications', { query: { flowid_txdot: AU } }, 'user')).reply;
const uncertified = async (): Promise<number> =>
  (await request('GET /counts/scope', { query: { flowid_txdot: AU } }, 'user')).reply.counts;

test.each([
  [
    'en',
    'A strong finding is open in these counts. Decide it, or give a reason for certifying all the same.',
  ],
  [
    'es',
    'Hay un hallazgo fuerte pendiente en estos conteos. Resuélvalo o indique un motivo para certificar de todos modos.',
  ],
])('without a reason it is refused (%s), and nothing is begun', async (language, sentence) => {
  await lookThrough();
  for (const reason of [undefined, '', '  ']) {
    const { status, problem } = await certify({ reason }, language);
    expect([status, problem.message, problem.errors]).toEqual([422, sentence, { reason: [sentence] }]);
  }
  expect(await ledger()).toHaveLength(1);
  expect((await findingList('open')).total).toBe(4);
});

test('a reason that is too long is refused', async () => {
  await lookThrough();
  expect((await certify({ reason: 'x'.repeat(REASON_MAX + 1) })).problem.message).toContain('at most 500');
});

test('with a reason the ledger keeps it and the findings, which stay listed as overridden', async () => {
  await lookThrough();
  const gap = await findingOf('gap');
  expect((await certify({ reason: ' The crew was on site ' })).status).toBe(200);
  await testApi().runJobs();
  const [entry] = await ledger();
  expect(entry).toMatchObject({ status: 'done', reason: 'The crew was on site' });
  expect(entry?.findings).toEqual([
    {
      id: gap.id,
      rule_label: 'Gap',
      flowid_txdot: gap.flowid_txdot,
      from: gap.from,
      until: gap.until,
      affected: gap.affected,
    },
  ]);
  const { reply: told } = await request('GET /audit', { query: { action: 'counts.certified' } }, 'admin');
  expect(told.data[0]?.detail).toMatchObject({ overridden: 1, reason: 'The crew was on site' });
  expect(await findingOf('gap')).toMatchObject({
    id: gap.id,
    state: 'overridden',
    reason: 'The crew was on site',
    decided_by: 'Uma Castillo',
  });
  // they stay so whenever the rules look again
  await lookThrough();
  expect((await findingList('overridden')).total).toBe(4);
  expect((await findingList('open')).total).toBe(0);
});

test('strong findings outside of what is certified ask for nothing and stay open', async () => {
  await lookThrough();
  expect((await certify({ filters: { maxDate: '2026-02-10' } })).status).toBe(200);
  await testApi().runJobs();
  expect((await ledger())[0]).toMatchObject({ status: 'done', reason: null, findings: [] });
  expect((await findingList('open')).data.map(({ rule }) => rule)).toEqual(['gap']);
  expect((await findingList('overridden')).total).toBe(3);
});

test.each(['accept', 'dismiss'] as const)('one that is decided (%s) asks for nothing', async (kind) => {
  await lookThrough();
  const { id } = await findingOf('gap');
  const body = { flowid_txdot: AU, ids: [id], ...(kind === 'dismiss' ? { reason: 'works' } : {}) };
  await request(`POST /findings/${kind}`, { body }, 'user');
  expect((await certify()).status).toBe(200);
  await testApi().runJobs();
  expect((await ledger())[0]).toMatchObject({ status: 'done', findings: [] });
});

test('where the rules have not looked yet they look first: nobody gets past them by being early', async () => {
  const before = await uncertified();
  expect((await certify()).status).toBe(200);
  await testApi().runJobs();
  expect((await ledger())[0]).toMatchObject({ status: 'failed', counts: 0 });
  expect(await uncertified()).toBe(before);
  const { reply } = await request('GET /notifications', {}, 'user');
  expect(reply.data[0]).toMatchObject({
    kind: 'certification',
    ok: false,
    title: 'Certification needs a reason',
  });
  expect((await findingList('open')).total).toBe(4);
  expect((await certify()).status).toBe(422);
});

test('what was decided by certifying is open again once its counts are', async () => {
  await lookThrough();
  const gap = await findingOf('gap');
  await certify({ reason: 'Known' });
  await testApi().runJobs();
  const days = { minDate: '2026-02-19', maxDate: '2026-02-22' };
  await request(
    'POST /counts/reopen',
    { body: { flowid_txdot: AU, ...days, reason: 'Looked again' } },
    'super',
  );
  await testApi().runJobs();
  expect(await findingOf('gap')).toMatchObject({ id: gap.id, state: 'open', reason: null, decided_by: null });
  // the ledger goes on saying what was passed over then
  expect((await ledger()).find(({ reason }) => reason === 'Known')?.findings).toHaveLength(1);
  expect((await findingList('overridden')).total).toBe(3);
});
