import { screen, within } from '@testing-library/react';
import { request } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations } from 'shared-ui/testing';
import {
  closed,
  dialogGone,
  drafted,
  factsOfFebruary,
  inside,
  openAt,
  opened,
  stored,
  withoutCampaigns,
} from './testing/campaigns.tsx';

beforeEach(withoutCampaigns);

const ONE = { filter: { ...factsOfFebruary().filter, stations: ['AU0001'] } };
const open = (id: number, as?: Parameters<typeof openAt>[1]) => openAt(`/campaigns/${id}`, as);
const stationsTable = () => inside('table', 'Stations of the campaign');
const press = async (name: string) => screen.findByRole('button', { name });

test('a draft says which stations fit now, and is opened', async () => {
  const { id } = await drafted();
  const { user } = await open(id);
  const stations = await stationsTable();
  expect(stations.getAllByRole('link', { name: /^AU000[14] / })).toHaveLength(2);
  expect(screen.getByText(/^These stations fit now\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/edit-campaign/${id}`);
  await user.click(await press('Open campaign'));
  const question = await inside('alertdialog', 'Open this campaign?');
  expect(question.getByText(/^2 stations are frozen/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Open campaign' }));
  expect(await press('Close campaign')).toBeVisible();
  expect(screen.queryByText(/^These stations fit now\./)).toBeNull();
  expect((await stored(id)).state).toBe('open');
});

test('a draft is deleted once one is sure', async () => {
  const { id } = await drafted();
  const { user } = await open(id);
  const remove = await press('Delete');
  await user.click(remove);
  await user.click(
    (await inside('alertdialog', 'Delete this draft?')).getByRole('button', { name: 'Cancel' }),
  );
  expect((await stored(id)).state).toBe('draft');
  await user.click(remove);
  await user.click(
    (await inside('alertdialog', 'Delete this draft?')).getByRole('button', { name: 'Delete' }),
  );
  expect(await screen.findByText('There is no campaign yet.')).toBeVisible();
  expect(await screen.findByText('The draft February counts is deleted.')).toBeVisible();
  expect((await request('GET /campaigns', {}, 'admin')).reply.data).toEqual([]);
});

test('a validator validates a station, and sends it back with a reason', async () => {
  const { id } = await opened();
  const { user } = await open(id, 'user');
  const stations = await stationsTable();
  await expectNoAxeViolations();
  const validate = (await stations.findAllByRole('button', { name: /^Validate / }))[0]!;
  const name = (validate.getAttribute('aria-label') ?? '').replace('Validate ', '');
  await user.click(validate);
  await user.click((await inside('dialog', `Validate ${name}`)).getByRole('button', { name: 'Validate' }));
  await dialogGone();
  const row = () => within(stations.getByRole('row', { name: new RegExp(name) }));
  expect(await row().findByText('Validated')).toBeVisible();
  await user.click(row().getByRole('button', { name: `Send ${name} back` }));
  const back = await inside('dialog', `Send ${name} back`);
  await user.click(back.getByRole('button', { name: 'Send back' }));
  expect((await back.findAllByText(/reason/i)).length).toBeGreaterThan(0);
  await user.type(back.getByRole('textbox', { name: /^Reason/ }), 'Look at the nights');
  await user.click(back.getByRole('button', { name: 'Send back' }));
  await dialogGone();
  expect(await row().findByText('Sent back')).toBeVisible();
  expect(row().getByText(/^Uma Castillo on .*: Look at the nights$/)).toBeVisible();
});

test('who is neither named nor an admin reads, and does nothing', async () => {
  const { id } = await opened({ ...ONE, validators: [{ user_id: 2, agency_id: 3, station_id_tmg: null }] });
  await open(id, 'user');
  const stations = await stationsTable();
  expect(stations.getByRole('link', { name: /^Review / })).toHaveAttribute(
    'href',
    expect.stringContaining('minDate=2026-02-01'),
  );
  expect(stations.queryByRole('button', { name: /^(Validate|Send|Leave) / })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close campaign' })).toBeNull();
});

test('an admin leaves a station out with a reason, and takes it in again', async () => {
  const { id } = await opened(ONE);
  const { user } = await open(id);
  const stations = await stationsTable();
  await user.click(await stations.findByRole('button', { name: /^Leave .* out$/ }));
  const out = await inside('dialog', /^Leave .* out$/);
  await user.type(out.getByRole('textbox', { name: /^Reason/ }), 'Works on the trail');
  await user.click(out.getByRole('button', { name: 'Leave out' }));
  await dialogGone();
  expect(await stations.findByText('Left out')).toBeVisible();
  expect(stations.getByText(/^Ada Morgan on .*: Works on the trail$/)).toBeVisible();
  await user.click(stations.getByRole('button', { name: /^Take .* in again$/ }));
  await user.click(
    (await inside('dialog', /^Take .* in again$/)).getByRole('button', { name: 'Take in again' }),
  );
  await dialogGone();
  expect(await stations.findByText('To do')).toBeVisible();
  expect((await stored(id)).stations).toMatchObject([{ station_id_tmg: 'AU0001', state: 'to do' }]);
});

test('an admin closes it, with a reason where a station is not done, and reads the report', async () => {
  const { id } = await opened(ONE);
  const { user } = await open(id);
  await user.click(await press('Close campaign'));
  const end = await inside('dialog', 'Close campaign');
  expect(end.getByText(/^A station is neither certified nor left out/)).toBeVisible();
  await user.click(end.getByRole('button', { name: 'Close campaign' }));
  expect((await end.findAllByText(/reason/i)).length).toBeGreaterThan(1);
  expect((await stored(id)).state).toBe('open');
  await user.type(end.getByRole('textbox', { name: /^Reason/ }), 'The year is over');
  await user.click(end.getByRole('button', { name: 'Close campaign' }));
  await dialogGone();
  expect(await screen.findByText(/^Closed by Ada Morgan on .*: The year is over$/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Report, version 1' }));
  expect(await screen.findByRole('region', { name: 'Report' })).toBeVisible();
});

test('a super admin reopens a closed campaign; its first report stays', async () => {
  const { id } = await closed(ONE);
  const { user } = await open(id, 'super');
  await user.click(await press('Reopen campaign'));
  const form = await inside('dialog', 'Reopen campaign');
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'Counts came late');
  await user.click(form.getByRole('button', { name: 'Reopen campaign' }));
  await dialogGone();
  expect(await screen.findByText('Open, version 2')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Report, version 1' })).toBeVisible();
});

test('an admin does not reopen it', async () => {
  const { id } = await closed(ONE);
  await open(id);
  expect(await screen.findByRole('link', { name: 'Report, version 1' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Reopen|Close) campaign$/ })).toBeNull();
});

test('an admin names who validates one station', async () => {
  const { id } = await opened(ONE);
  const { user } = await open(id);
  const stations = await stationsTable();
  await user.click(await stations.findByRole('button', { name: /^Change validators of / }));
  const form = await inside('dialog');
  await choose(/^Who validates/, ['Ada Morgan'], user);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await dialogGone();
  expect(await stations.findByText('Ada Morgan')).toBeVisible();
});

test('over several agencies, how far each is stands by itself', async () => {
  const filter = { agency_ids: [], search: '', stations: [], counted: true };
  const { id } = await opened({ several: true, filter, validators: [] }, 'super');
  await open(id, 'super');
  const heading = await screen.findByRole('heading', { name: 'Progress by agency' });
  expect(heading).toBeVisible();
  for (const name of ['City of Austin', 'City of Houston'])
    expect(screen.getByRole('progressbar', { name: `Days certified: ${name}` })).toBeVisible();
});

test('all of it is said in Spanish, too', async () => {
  const { id } = await opened();
  languageStore.setState({ language: 'es' });
  await open(id);
  const stations = await inside('table', 'Estaciones de la campaña');
  expect((await stations.findAllByText('Por hacer')).length).toBe(2);
  expect(screen.getByRole('button', { name: 'Cerrar campaña' })).toBeVisible();
  await expectNoAxeViolations();
});
