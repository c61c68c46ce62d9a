import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi, type Persona } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { CompareScreen } from '../compare/compare.screen.tsx';
import { StationGroupsScreen } from './station-groups.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = (as: Persona = 'admin') => renderScreen(<StationGroupsScreen />, { as, at: '/compare/groups' });
const flowsOf = async (station: string) =>
  (await request('GET /stations/:stationId/home', { params: { stationId: station } }, 'admin')).reply.flows;
const line = async (kind: 'screenline' | 'corridor' = 'screenline') => {
  const flows = await Promise.all(
    ['AU0001', 'AU0004'].map(async (station) =>
      (await flowsOf(station)).map(({ id }, at) => ({
        station,
        flow_id: id,
        sign: at === 0 ? ('ahead' as const) : ('back' as const),
      })),
    ),
  );
  const body = { kind, name: 'River bridges', flows: flows.flat() };
  return (await request('POST /station-groups', { body }, 'admin')).reply;
};

test('an admin names two stations as a corridor, says which way their flows count, and puts them in order', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a group' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a group of stations' }));
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Shoal Creek');
  for (const station of ['AU0001', 'AU0004']) {
    await form.findByRole('option', { name: new RegExp(`^${station} `) });
    await user.selectOptions(form.getByRole('combobox', { name: /^Station/ }), station);
    await user.click(form.getByRole('button', { name: 'Add the station' }));
    await form.findByRole('button', { name: new RegExp(`^Remove ${station}`) });
  }
  await user.click(form.getByRole('button', { name: 'Save the group' }));
  // nothing is said of any flow yet
  expect(
    await form.findAllByText('Please say of one flow of each station at least which way it counts.'),
  ).not.toHaveLength(0);
  for (const item of form
    .getAllByRole('listitem')
    .filter((one) => within(one).queryAllByRole('combobox').length > 0)) {
    await user.selectOptions(within(item).getAllByRole('combobox')[0]!, 'Forward');
  }
  await user.click(form.getByRole('button', { name: /^Move AU0004 .* up$/ }));
  await expectNoAxeViolations();
  await user.click(form.getByRole('button', { name: 'Save the group' }));
  const row = await screen.findByRole('row', { name: /Shoal Creek/ });
  expect(row).toHaveTextContent('AU0004, AU0001');
  const link = within(row).getByRole('link', { name: 'Forward: Shoal Creek' });
  expect(link).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/compare\?s=AU0004\.\d+~AU0001\.\d+&with=apart&v=1$/),
  );
});

test('a group that is changed shows the flows that are not in it, and is deleted after a question', async () => {
  await line();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit the group River bridges' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change River bridges' }));
  const [first] = await flowsOf('AU0001');
  const own = form.getByRole('combobox', { name: new RegExp(`^${first!.name}, ${first!.count_type}`) });
  await user.selectOptions(own, 'Not in the group');
  await user.click(form.getByRole('button', { name: 'Save the group' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { data } = (await request('GET /station-groups', {}, 'admin')).reply;
  expect(data[0]?.flows.some(({ flow_id }) => flow_id === first!.id)).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Delete River bridges' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No stations are named together yet.')).toBeVisible();
});

test('who is no admin sees the groups, and changes none', async () => {
  await line();
  await open('user');
  expect(await screen.findByRole('link', { name: 'In and out: River bridges' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a group' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete River bridges' })).toBeNull();
  await expectNoAxeViolations();
});

const compare = (search: string) =>
  renderScreen(<CompareScreen />, { as: 'user', at: `/compare?${search}&from=2025-03-03&to=2025-03-30&v=1` });

test('a screenline is chosen in the comparison, in and out, and what is left of both is told', async () => {
  const group = await line();
  const { user, place } = await compare('least=1');
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Screenline or cordon' }),
    'River bridges',
  );
  await user.click(screen.getByRole('button', { name: 'Add a screenline or cordon' }));
  await waitFor(() => expect(place()).toContain(`s=SL${group.id}.in&`));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Which way' }), 'Out');
  await user.click(screen.getByRole('button', { name: 'Add a screenline or cordon' }));
  await waitFor(() => expect(place()).toContain(`s=SL${group.id}.in~SL${group.id}.out&`));
  expect(await screen.findByText(/in less out, over \d+ points that have both$/)).toBeVisible();
  expect(screen.getAllByText('Also where only 1 of 2 stations counted')).toHaveLength(2);
  const table = within(await screen.findByRole('table', { name: 'The same in numbers' }));
  expect(table.getByRole('columnheader', { name: 'In less out, River bridges' })).toBeVisible();
  await expectNoAxeViolations();
});

test('a corridor has a chart for each of its stations, on axes of the same height', async () => {
  await compare('s=AU0001~AU0004&with=apart');
  const charts = await screen.findAllByRole('group', { name: /^Counts over time, as lines: AU000[14] / });
  expect(charts).toHaveLength(2);
  const ends = charts.map((chart) =>
    [...chart.querySelectorAll('text')].map(({ textContent }) => textContent),
  );
  expect(ends[0]?.slice(0, 4)).toEqual(ends[1]?.slice(0, 4));
  await expectNoAxeViolations();
});

test('in Spanish too', async () => {
  languageStore.setState({ language: 'es' });
  await line('corridor');
  await open();
  expect(await screen.findByRole('link', { name: 'De ida: River bridges' })).toBeVisible();
});
