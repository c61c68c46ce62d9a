import { act, screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { choose, expectNoAxeViolations } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../../testing/open-app.tsx';

beforeEach(async () => {
  serveRegistry();
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.getState().setLanguage('en'));

const dialog = async (name = 'E-mail about the network') =>
  within(await screen.findByRole('dialog', { name }));

test('a person sees what the next e-mail would say and those that were sent, and leaves them off', async () => {
  await testApi().query(
    `insert into digests (user_id, week, built_at, subject, body, waiting)
     select id, '2026-W08', '2026-02-16T13:00:00Z', '2 counters silent', 'Silent', '[]' from users
     where email = 'user@example.org'`,
  );
  await testApi().query(
    `insert into digest_notices (user_id, built_at, subject, body, failed_imports)
     select id, '2026-02-18T13:00:00Z', 'Silent: Bridge (1 day)', 'Silent', '{}' from users where email = 'user@example.org'`,
  );
  await testApi().query(
    `with one as (
       insert into outages (station_id, kind, start_at, due_at, silent_at, usual_minutes, threshold_minutes, stage_minutes,
         missing, confirming)
       select id, 'silent', now(), now(), now(), 1620, 2340, 0, '[]', '[]' from stations where station_id_tmg = 'AU0009'
       returning id, station_id)
     insert into outage_news (station_id, outage_id, at, what) select station_id, id, $1, 'silent' from one`,
    [testApi().now().toISOString()],
  );
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  await user.click(await screen.findByRole('button', { name: 'E-mail about the network' }));
  const own = await dialog();
  expect(await own.findByRole('combobox', { name: /^How often/ })).toHaveDisplayValue('Every Monday');
  expect(own.getByRole('combobox', { name: /^Language/ })).toHaveDisplayValue('The language of the app');
  const preview = own.getByRole('article', {
    name: /^Rio Grande St at 28th St silent since .* – City of Austin$/,
  });
  expect(within(preview).getByText(/AU0009 Rio Grande St/)).toBeVisible();
  const sent = own.getAllByText(/^Feb 1[68], 2026/).map(({ textContent }) => textContent);
  expect(sent).toEqual([
    expect.stringMatching(/: Silent: Bridge \(1 day\) \(at once\)$/),
    expect.stringMatching(/: 2 counters silent$/),
  ]);
  await expectNoAxeViolations();
  await user.selectOptions(own.getByRole('combobox', { name: /^How often/ }), 'Not at all');
  await user.selectOptions(own.getByRole('combobox', { name: /^Language/ }), 'In Spanish');
  await user.click(own.getByRole('button', { name: 'Save choice' }));
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  expect((await request('GET /user/digest', {}, 'user')).reply).toMatchObject({
    wanted: 'off',
    language: 'es',
  });
});

test('a person has told at once what they choose, and mutes a station for a while', async () => {
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  await user.click(await screen.findByRole('button', { name: 'E-mail about the network' }));
  const own = await dialog();
  await user.selectOptions(
    await own.findByRole('combobox', { name: /^How often/ }),
    'On the first Monday of each month',
  );
  await user.click(own.getByRole('checkbox', { name: 'At once when a counter falls silent' }));
  await choose(/^At once only of these stations/, ['Rio Grande St at 28th St, AU0009'], user);
  await user.click(own.getByRole('checkbox', { name: /^At night and on weekends, too/ }));
  await user.click(own.getByRole('button', { name: 'Save choice' }));
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  const wished = async () => (await request('GET /user/digest', {}, 'user')).reply;
  expect(await wished()).toMatchObject({
    wanted: 'monthly',
    at_once: ['silent'],
    any_time: true,
    muted: [],
    at_once_stations: ['AU0009'],
  });
  const form = within(await own.findByRole('form', { name: 'Muted stations' }));
  await user.selectOptions(
    form.getByRole('combobox', { name: /^Hear nothing of/ }),
    form.getByRole('option', { name: /AU0009$/ }),
  );
  await user.type(form.getByRole('textbox', { name: /^Until the end of/ }), '06/30/2026');
  await user.click(form.getByRole('button', { name: 'Mute' }));
  expect(await own.findByText(/AU0009: until the end of Jun 30, 2026/)).toBeVisible();
  expect((await wished()).muted).toMatchObject([{ station_id_tmg: 'AU0009', until: '2026-06-30' }]);
  await expectNoAxeViolations();
  await user.click(own.getByRole('button', { name: /^Hear of .* again$/ }));
  expect(await own.findByText('You hear of all stations.')).toBeVisible();
  expect(own.getByRole('heading', { name: 'Muted stations' })).toHaveFocus();
});

test('a super admin is offered the stations of the agency that they work in, and their choice lasts', async () => {
  await testApi().query(
    `update stations set agency_id = (select agency_id from users where super_admin) where station_id_tmg = 'SA0001'`,
  );
  const { user } = await openApp({ as: 'super', at: '/user-profile' });
  await user.click(await screen.findByRole('button', { name: 'E-mail about the network' }));
  const own = await dialog();
  const stations = await own.findByRole('combobox', { name: /^At once only of these stations/ });
  act(() => stations.focus());
  await user.keyboard('{ArrowDown}');
  const list = within(await screen.findByRole('listbox'));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Mission Reach at Concepción Park, SA0001',
  ]);
  await user.click(list.getByRole('option'));
  await user.keyboard('{Escape}');
  await user.click(own.getByRole('button', { name: 'Save choice' }));
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  expect((await request('GET /user/digest', {}, 'super')).reply.at_once_stations).toEqual(['SA0001']);
});

test('a person whose e-mails come back is told so, and has them written again', async () => {
  await testApi().query(
    `insert into mail_bounces (address, kind, about, at) values ('user@example.org', 'hard', 'x', '2026-02-20T13:00:00Z')`,
  );
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  await user.click(await screen.findByRole('button', { name: 'E-mail about the network' }));
  const own = await dialog();
  const told = /^E-mails to user@example\.org have not arrived since Feb 20, 2026.*: .* no such address\./;
  expect(await own.findByText(told)).toBeVisible();
  await expectNoAxeViolations();
  await user.click(own.getByRole('button', { name: 'Write to this address again' }));
  expect(await screen.findByText('E-mails about the network go to user@example.org again.')).toBeVisible();
  expect(own.queryByText(told)).not.toBeInTheDocument();
  expect(own.getByText(/^On Mondays at seven/)).toHaveFocus();
  expect((await request('GET /user/digest', {}, 'user')).reply.stopped).toBeNull();
});

test('a person whose mailbox takes nothing for a while is told so', async () => {
  await testApi().query(
    `insert into mail_bounces (address, kind, about, at)
     select 'user@example.org', 'soft', n, '2026-02-20T13:00:00Z' from unnest(array['1', '2', '3']) n`,
  );
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  await user.click(await screen.findByRole('button', { name: 'E-mail about the network' }));
  expect(await (await dialog()).findByText(/perhaps because the mailbox is full/)).toBeVisible();
});

test('speaks Spanish', async () => {
  languageStore.getState().setLanguage('es');
  const { user } = await openApp({ as: 'user', at: '/user-profile' });
  await user.click(await screen.findByRole('button', { name: 'Correo sobre la red' }));
  expect(await (await dialog('Correo sobre la red')).findByText(/^Los lunes a las siete/)).toBeVisible();
});

test('a super admin chooses other agencies to hear of, which nobody else is offered', async () => {
  const { user } = await openApp({ as: 'super', at: '/user-profile' });
  await user.click(await screen.findByRole('button', { name: 'E-mail about the network' }));
  const own = await dialog();
  await own.findByRole('combobox', { name: /^How often/ });
  await choose(/^Also of these agencies/, ['City of Austin', 'City of Houston'], user);
  await user.click(own.getByRole('button', { name: 'Save choice' }));
  expect(await screen.findByText('Your choice is saved.')).toBeVisible();
  const { others = [] } = (await request('GET /user/digest', {}, 'super')).reply;
  expect(others.filter(({ chosen }) => chosen).map(({ name }) => name)).toEqual([
    'City of Austin',
    'City of Houston',
  ]);
  await expectNoAxeViolations();
});
