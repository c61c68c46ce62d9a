import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { request } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, choose, expectNoAxeViolations } from 'shared-ui/testing';
import { inside, openAt, withoutCampaigns } from './testing/campaigns.tsx';

beforeEach(withoutCampaigns);

const open = (as?: Parameters<typeof openAt>[1]) => openAt('/add-campaign', as);
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const make = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Make draft' }));
const nameOf = async (number: string) =>
  (await request('GET /stations', { query: {} }, 'super')).reply.find(
    ({ station_id_tmg }) => station_id_tmg === number,
  )?.station_name;
const all = async (as: Parameters<typeof openAt>[1] = 'admin') =>
  (await request('GET /campaigns', {}, as)).reply.data;

/** Fills in what every campaign must have. */
async function fillIn(user: UserEvent): Promise<void> {
  await user.type(await field(/^Name/), 'February counts');
  await user.type(await field(/^First day of the period/), '02/01/2026');
  await user.type(await field(/^Last day of the period/), '02/28/2026');
  await user.type(await field(/^Due date/), '03/16/2026');
}

test('an admin makes a draft of chosen stations, and sees which fit', async () => {
  const { user, dirty } = await open();
  await fillIn(user);
  expect(screen.getByRole('checkbox', { name: /^Stations of several agencies/ })).toBeDisabled();
  await choose(/^Validators/, ['Uma Castillo'], user);
  await user.type(await field(/^Number or name contains/), 'AU0001');
  await expectNoAxeViolations();
  expect(dirty()).toBe(true);
  await make(user);
  expect(await screen.findByRole('heading', { name: 'February counts', level: 1 })).toBeVisible();
  expect(dirty()).toBe(false);
  const stations = await inside('table', 'Stations of the campaign');
  expect(stations.getAllByRole('link', { name: /^AU\d{4} / })).toHaveLength(1);
  expect(stations.getByRole('link', { name: /^AU0001 / })).toBeVisible();
  expect(stations.getByText('Uma Castillo')).toBeVisible();
  expect(await all()).toMatchObject([
    { name: 'February counts', state: 'draft', from: '2026-02-01', until: '2026-02-28', due: '2026-03-16' },
  ]);
});

test('what can’t be is refused at its field before anything is sent', async () => {
  const { user } = await open();
  await user.type(await field(/^First day of the period/), '02/10/2026');
  await user.type(await field(/^Last day of the period/), '02/01/2026');
  await user.type(await field(/^Due date/), '01/31/2026');
  await user.type(screen.getByLabelText(/^Least uptime in percent/), '101');
  await make(user);
  await waitFor(async () => expect(await field(/^Name/)).toHaveAccessibleDescription(/Enter a name\./));
  expect(await field(/^Last day/)).toHaveAccessibleDescription(/The last day must not be before the first\./);
  expect(await field(/^Due date/)).toHaveAccessibleDescription(
    /The due date must not be before the last day/,
  );
  expect(screen.getByLabelText(/^Least uptime/)).toHaveAccessibleDescription(
    /Enter a whole number from 1 to 100\./,
  );
  expect(await all()).toEqual([]);
});

test('a super admin makes one over the stations of several agencies', async () => {
  const { user } = await open('super');
  await fillIn(user);
  expect(screen.queryByRole('combobox', { name: /^Agencies/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /^Stations of several agencies/ }));
  await choose(/^Agencies/, ['City of Austin', 'City of Houston'], user);
  await make(user);
  const stations = await inside('table', 'Stations of the campaign');
  expect((await stations.findAllByRole('cell', { name: 'City of Houston' })).length).toBeGreaterThan(0);
  expect(await all('super')).toMatchObject([{ name: 'February counts', agency: null, state: 'draft' }]);
});

test.each([
  [
    'en',
    'HO0001 is no published station that this campaign may be about. Take it off the list, or choose its agency.',
  ],
  [
    'es',
    'HO0001 no es una estación publicada de la que pueda tratar esta campaña. Quítela de la lista o elija su agencia.',
  ],
] as const)(
  'in %s a station of an agency that isn’t chosen is refused at the list',
  async (language, text) => {
    const { user } = await open('super');
    await fillIn(user);
    await user.click(screen.getByRole('checkbox', { name: /^Stations of several agencies/ }));
    await choose(/^Agencies/, ['City of Austin'], user);
    await choose(/^Stations$/, `HO0001 ${await nameOf('HO0001')}`, user);
    act(() => void languageStore.setState({ language }));
    await user.click(
      await screen.findByRole('button', { name: language === 'en' ? 'Make draft' : 'Crear borrador' }),
    );
    const list = screen.getByRole('combobox', { name: /^(Stations|Estaciones)$/ });
    await waitFor(() => expect(list).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(await all('super')).toEqual([]);
  },
);

test('a refusal leaves what was typed, and the same draft is made once', async () => {
  const { user, dirty } = await open();
  await fillIn(user);
  answerOnce('POST /campaigns', 500, { error: 'Not today.', message: 'Not today.' });
  await make(user);
  expect(await screen.findByText('Not today.')).toBeVisible();
  expect(await field(/^Name/)).toHaveValue('February counts');
  expect(dirty()).toBe(true);
  await make(user);
  expect(await screen.findByRole('heading', { name: 'February counts', level: 1 })).toBeVisible();
  expect(await all()).toHaveLength(1);
});
