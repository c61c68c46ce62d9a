import { act, screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { answerOnce, choose, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());

const open = (at: string) => renderScreen(<App />, { as: 'super', at });

const field = (name: RegExp) => screen.findByRole('textbox', { name });

const button = (name: string) => screen.getByRole('button', { name });

type Person = Awaited<ReturnType<typeof open>>['user'];

/** Chooses stations by their numbers. */
async function chooseStations(ids: string[], user: Person): Promise<void> {
  const { stations } = await call('GET /deployments/options');
  const labels = stations
    .filter(({ station_id_tmg }) => ids.includes(station_id_tmg))
    .map(({ station_id_tmg, station_name }) => `${station_id_tmg} ${station_name}`);
  await choose(/^Stations/, labels, user);
}

/** Numbers of the stations on offer, read in the open list. */
async function offered(user: Person): Promise<string[]> {
  act(() => screen.getByRole('combobox', { name: /^Stations/ }).focus());
  await user.keyboard('{ArrowDown}');
  const options = await screen.findAllByRole('option', { name: /^[A-Z]{2}\d{4} / });
  await user.keyboard('{Escape}');
  return options.map(({ textContent }) => textContent?.slice(0, 6) ?? '');
}

const deploymentNamed = async (name: string) => {
  const { data } = await call('GET /deployments');
  const found = data.find((deployment) => deployment.name.includes(name));
  if (!found) throw new Error(`There is no deployment ${name}`);
  return found;
};

describe('adding a deployment', () => {
  test('cannot be sent before it has a name and a station', async () => {
    const { user } = await open('/create-deployment');
    const name = await field(/^Deployment Name/);
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Year-month, then location/));
    expect(button('Add Deployment')).toBeDisabled();
    await user.click(name);
    await user.tab();
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Invalid name \(required\)/));
    act(() => screen.getByRole('combobox', { name: /^Stations/ }).focus());
    await user.tab();
    expect(await screen.findByText('Select a station')).toBeInTheDocument();
    await user.type(name, '2026-05 Loop');
    expect(button('Add Deployment')).toBeDisabled();
    await chooseStations(['AU0001'], user);
    expect(button('Add Deployment')).toBeEnabled();
    await expectNoAxeViolations();
  });

  test('stores it and goes on with editing it', async () => {
    const { user, place, dirty } = await open('/create-deployment');
    await user.type(await field(/^Deployment Name/), '2026-05 Barton Springs Rd');
    await choose(/^Agency/, 'City of Austin', user);
    await chooseStations(['AU0001', 'AU0005'], user);
    await user.type(await field(/^Start Date/), '2026-05-04');
    await user.type(await field(/^End Date/), '2026-05-18');
    await user.type(await field(/^Location/), 'At Kinney Ave');
    await choose(/^Requester/, 'Lena Fischer', user);
    await user.type(await field(/^Notes/), 'Tubes in both lanes.');
    await user.click(button('Add Deployment'));
    expect(await screen.findByText('Deployment 2026-05 Barton Springs Rd added.')).toBeInTheDocument();
    await waitFor(() => expect(place()).toMatch(/^\/edit-deployment\/\d+$/));
    expect(await screen.findByRole('heading', { level: 1, name: 'Edit Deployment' })).toBeInTheDocument();
    expect(await field(/^Deployment Name/)).toHaveValue('2026-05 Barton Springs Rd');
    expect(dirty()).toBe(false);
    expect(await deploymentNamed('2026-05 Barton Springs Rd')).toMatchObject({
      agency: { name: 'City of Austin' },
      station_id_tmgs: ['AU0001', 'AU0005'],
      start_date: '2026-05-04',
      end_date: '2026-05-18',
      location: 'At Kinney Ave',
      notes: 'Tubes in both lanes.',
      requester: { requester_name: 'Lena Fischer' },
      provider: null,
    });
  });

  test('offers the stations of the agency, district and county that are chosen', async () => {
    const { user } = await open('/create-deployment');
    await field(/^Deployment Name/);
    expect(await offered(user)).toEqual(expect.arrayContaining(['AU0001', 'HO0001', 'DA0001']));
    await choose(/^Counties/, 'Harris', user);
    expect(new Set((await offered(user)).map((id) => id.slice(0, 2)))).toEqual(new Set(['HO']));
    const agency = screen.getByRole('combobox', { name: /^Agency/ });
    expect(within(agency).getByRole('option', { name: 'City of Austin' })).toBeDisabled();
    expect(within(agency).getByRole('option', { name: 'City of Houston' })).toBeEnabled();
  });

  test('takes stations of the former agency back when another is chosen', async () => {
    const { user } = await open('/create-deployment');
    await user.type(await field(/^Deployment Name/), '2026-05 Loop');
    await choose(/^Agency/, 'City of Austin', user);
    await chooseStations(['AU0001'], user);
    expect(button('Add Deployment')).toBeEnabled();
    await choose(/^Agency/, 'City of Houston', user);
    expect(button('Add Deployment')).toBeDisabled();
    expect(new Set((await offered(user)).map((id) => id.slice(0, 2)))).toEqual(new Set(['HO']));
  });

  test('refuses an end before the start, at the field', async () => {
    const { user } = await open('/create-deployment');
    await user.type(await field(/^Deployment Name/), '2026-05 Loop');
    await chooseStations(['AU0001'], user);
    await user.type(await field(/^Start Date/), '2026-05-18');
    const end = await field(/^End Date/);
    await user.type(end, '2026-05-04');
    await user.click(button('Add Deployment'));
    expect(await screen.findByRole('region', { name: 'Invalid fields found' })).toHaveFocus();
    await waitFor(() => expect(end).toHaveAccessibleDescription(/The end date is before the start date\./));
  });

  test('joins what the server says against it', async () => {
    const { user } = await open('/create-deployment');
    await user.type(await field(/^Deployment Name/), '2026-05 Loop');
    await chooseStations(['AU0001'], user);
    const errors = { name: ['No such name.'], location: ['No such place.'] };
    answerOnce('POST /deployments', 422, { error: 'No.', message: 'No.', errors });
    await user.click(button('Add Deployment'));
    expect(await screen.findByRole('alert')).toHaveTextContent('No such name. No such place.');
    await waitFor(async () =>
      expect(await field(/^Location/)).toHaveAccessibleDescription(/No such place\./),
    );
    expect(await field(/^Deployment Name/)).toHaveValue('2026-05 Loop');
  });
});
