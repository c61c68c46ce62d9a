import type { Certification, CountRow } from 'shared-domain';
import { forgetSignIns, request, testApi } from '../../testing/index.ts';
import { AU, edit, page, reviewable } from '../../testing/stored-counts.ts';
import { lookThrough } from '../../testing/found-at.ts';

// what is to be seen of a certification once it has ended

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

const NAME = 'Shoal Creek Trail at 24th St';
const certify = (body: object = {}, language = 'en') =>
  request('POST /counts/certify', { body: { flowid_txdot: AU, ...body } }, 'user', {
    'accept-language': language,
  });
const ledger = async (language = 'en'): Promise<Certification[]> =>
  (
    await request('GET /counts/certifications', { query: { flowid_txdot: AU } }, 'user', {
      'accept-language': language,
    })
  ).reply;

test('the ledger says what a certification left to review, and that nothing was left', async () => {
  await lookThrough();
  const { reply: scope } = await request('GET /counts/scope', { query: { flowid_txdot: AU } }, 'user');
  await certify({ filters: { maxDate: '2026-02-10' }, reason: 'Known' });
  await testApi().runJobs();
  const [first] = await ledger();
  expect(first).toMatchObject({
    status: 'done',
    failure: null,
    left_out: { counts: scope.counts - first!.counts, days: 19, last: scope.last },
  });
  await certify({ reason: 'Known' });
  await testApi().runJobs();
  expect((await ledger())[0]?.left_out).toEqual({ counts: 0, days: 0, first: null, last: null });
});

test.each([
  [
    'en',
    `Strong findings are open in the counts of ${NAME} (1). Nothing was certified: decide them, or give a reason.`,
  ],
  [
    'es',
    `Hay hallazgos fuertes pendientes en los conteos de ${NAME} (1). No se certificó nada: resuélvalos o indique un motivo.`,
  ],
])('one that failed says why to everybody, in the reader’s language (%s)', async (language, sentence) => {
  await certify();
  await testApi().runJobs();
  expect((await ledger(language))[0]).toMatchObject({ status: 'failed', failure: sentence, left_out: null });
});

test('one that failed before reasons were kept says what holds of each', async () => {
  await certify();
  await testApi().runJobs();
  await testApi().query('update certifications set failure = null');
  expect((await ledger())[0]?.failure).toBe(
    `The counts of ${NAME} could not be certified. Nothing was changed; please try again.`,
  );
});

test.each([
  ['en', `No counts of ${NAME} wait to be certified.`],
  ['es', `Ningún conteo de ${NAME} espera certificación.`],
])('where all is certified the refusal says so (%s)', async (language, sentence) => {
  await lookThrough();
  await certify({ reason: 'Known' });
  await testApi().runJobs();
  for (const filters of [{}, { minDate: '2026-02-18' }]) {
    const { status, problem } = await certify({ filters }, language);
    expect([status, problem.message]).toEqual([422, sentence]);
  }
});

test('while others wait, the refusal speaks of the filters', async () => {
  const { status, problem } = await certify({ filters: { maxDate: '2024-01-01' } });
  expect([status, problem.message]).toEqual([422, 'No uncertified counts match the filters.']);
});

test('an edit whose counts are certified by now is none that can be taken back; others are', async () => {
  await lookThrough();
  const [early] = (await page({ minDate: '2026-01-05', maxDate: '2026-01-05' })).data;
  const [late] = await reviewable();
  const update = (row: CountRow) =>
    request('POST /counts/update', { body: { flowid_txdot: AU, counts: [edit(row, 7, 'loop')] } }, 'user');
  const undoable = async () =>
    (await request('GET /counts/edits', { query: { flowid_txdot: AU } }, 'user')).reply.map(({ id }) => id);
  const first = (await update(early!)).reply.edit!.id;
  const second = (await update(late!)).reply.edit!.id;
  expect(await undoable()).toEqual([second, first]);
  await certify({ filters: { maxDate: '2026-01-05' } });
  await testApi().runJobs();
  expect(await undoable()).toEqual([second]);
  const { status } = await request('POST /counts/undo', { body: { flowid_txdot: AU, edit: first } }, 'user');
  expect(status).toBe(409);
  const body = { flowid_txdot: AU, minDate: '2025-12-01', maxDate: '2026-12-31', reason: 'Again' };
  await request('POST /counts/reopen', { body }, 'super');
  expect(await undoable()).toEqual([second, first]);
});
