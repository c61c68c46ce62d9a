import { screen, waitFor, within } from '@testing-library/react';
import { request, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations } from 'shared-ui/testing';
import { closed, drafted, openAt, stored, withoutCampaigns } from './testing/campaigns.tsx';

beforeEach(withoutCampaigns);

const open = (id: number, version?: number) =>
  openAt(`/campaigns/${id}/report${version === undefined ? '' : `?version=${version}`}`, 'user');
const report = async (name = 'Report') => within(await screen.findByRole('region', { name }));

test('says why it was closed, under which hash, and how each flow stands', async () => {
  const { id, closings } = await closed();
  await open(id);
  const rows = await report();
  expect(screen.getByRole('heading', { name: /: February counts$/, level: 1 })).toBeVisible();
  expect(screen.getByText(/^Closed by Ada Morgan on .*: The year is over$/)).toBeVisible();
  const { hash } = closings[0]!.reports[0]!;
  expect(screen.getByText(`SHA-256 of City of Austin: ${hash}`)).toBeVisible();
  const { reply } = await request(
    'GET /campaigns/:id/report',
    { params: { id: String(id) }, query: {} },
    'user',
  );
  expect(rows.getAllByRole('rowheader')).toHaveLength(reply.rows.length);
  const [first] = reply.rows;
  const row = rows.getByRole('row', { name: new RegExp(first!.flowid_txdot) });
  expect(within(row).getByRole('rowheader')).toHaveTextContent(/^AU0001 /);
  expect(row).toHaveTextContent(`0 certified of ${first!.days_counted} with counts, of 28`);
  expect(screen.queryByText('Counts that came after the end')).toBeNull();
  await expectNoAxeViolations();
});

test('names everybody who certified a part, and says what the largest removal is and who brought it', async () => {
  const certify = async (as: 'user' | 'admin', filters: object) => {
    await request('POST /counts/certify', { body: { flowid_txdot: 'AU0001', reason: 'Known', filters } }, as);
    await testApi().runJobs();
  };
  const mark = (suspect_id: number | null, maxDate: string) => {
    const filters = { minDate: '2026-02-01', maxDate };
    return request('POST /counts/update', { body: { flowid_txdot: 'AU0001', filters, suspect_id } }, 'user');
  };
  await mark(8, '2026-02-28');
  await mark(null, '2026-02-28');
  await mark(7, '2026-02-02');
  await certify('user', { maxDate: '2026-02-14' });
  await certify('admin', {});
  const { id } = await closed();
  await open(id);
  const rows = await report();
  const row = rows.getAllByRole('row', { name: /AU0001/ })[0]!;
  expect(row).toHaveTextContent(/Uma Castillo on Mar [^;]+, no\. \d+; Ada Morgan on Mar [^;]+, no\. \d+/);
  expect(row).toHaveTextContent(/Feb 1, 2026 to Feb 2, 2026: 4\d counts, .+, Uma Castillo/);
});

test('each closing has its own, the newest where none is named', async () => {
  const first = await closed({}, 'Over');
  const asked = { params: { id: String(first.id) } };
  const body = { revision: first.revision, reason: 'Counts came late' };
  const { reply: again } = await request('POST /campaigns/:id/reopen', { ...asked, body }, 'super');
  await request(
    'POST /campaigns/:id/close',
    { ...asked, body: { revision: again.revision, reason: 'Over again' } },
    'admin',
  );
  const { unmount } = await open(first.id);
  expect(await screen.findByRole('heading', { name: 'Report, version 2' })).toBeVisible();
  expect(screen.getByText(/: Over again$/)).toBeVisible();
  unmount();
  await open(first.id, 1);
  expect(await screen.findByRole('heading', { name: 'Report, version 1' })).toBeVisible();
  expect(screen.getByText(/: Over$/)).toBeVisible();
});

test('counts that came after the end are listed, and are in no figure', async () => {
  await testApi().query(
    `delete from counts where ts = '2026-02-15 03:00' and station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  const { id } = await closed({
    filter: { agency_ids: [], search: '', stations: ['AU0001'], counted: true },
  });
  const asked = { params: { id: String(id) }, query: {} };
  const [flow] = (await request('GET /campaigns/:id/report', asked, 'user')).reply.rows;
  const rows = [{ flow: flow!.flowid_txdot, start: '2026-02-15T03:00', count: 7 }];
  await request('POST /v1/counts', { body: { station: 'AU0001', interval: 60, rows } }, 'user');
  await testApi().runJobs();
  await open(id);
  const late = within(await screen.findByRole('list', { name: '' }));
  expect(screen.getByText('Counts that came after the end')).toBeVisible();
  expect(late.getByRole('link', { name: /^AU0001 .*: 1 count$/ })).toBeVisible();
  await expectNoAxeViolations();
  expect((await stored(id)).state).toBe('closed');
});

test('is saved as a file with a line for each flow; a refusal is said', async () => {
  const saved: Promise<string>[] = [];
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(new Response(blob as Blob).text());
    return '#report';
  });
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { id } = await closed();
  const { user } = await open(id);
  const download = await screen.findByRole('button', { name: 'Download CSV' });
  answerOnce('GET /export/campaign-report', 500, { error: 'No file today.', message: 'No file today.' });
  await user.click(download);
  expect(await screen.findByText('No file today.')).toBeVisible();
  expect(saved).toEqual([]);
  await user.click(download);
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head = '', ...lines] = (await saved[0]!).trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?campaign,agency,station_id_tmg,/);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.startsWith('February counts,City of Austin,AU000'))).toBe(true);
  jest.restoreAllMocks();
});

test('one that was never closed has none, and leads back to its page', async () => {
  const { id } = await drafted();
  await open(id);
  expect(await screen.findByRole('link', { name: 'Back to the campaign' })).toHaveAttribute(
    'href',
    `/campaigns/${id}`,
  );
  expect(screen.queryByRole('region', { name: 'Report' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('it is said in Spanish, too', async () => {
  const { id } = await closed();
  languageStore.setState({ language: 'es' });
  await open(id);
  expect((await (await report('Informe')).findAllByText(/^0 certificados de /)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Descargar CSV' })).toBeVisible();
  await expectNoAxeViolations();
});
