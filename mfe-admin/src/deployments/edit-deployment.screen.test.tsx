import { screen, waitFor, within } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import {
  answerOnce,
  endSession,
  expectNoAxeViolations,
  renderScreen,
  restoreTyped,
  signInAs,
} from 'shared-ui/testing';
import { App } from '../app.tsx';

beforeEach(() => testApi().reset());

const open = (at: string) => renderScreen(<App />, { as: 'super', at });

const field = (name: RegExp) => screen.findByRole('textbox', { name });

const button = (name: string) => screen.getByRole('button', { name });

const deploymentNamed = async (name: string) => {
  const { data } = await call('GET /deployments');
  const found = data.find((deployment) => deployment.name.includes(name));
  if (!found) throw new Error(`There is no deployment ${name}`);
  return found;
};

/** Opens the form of a seeded deployment. */
const openSeeded = async (name: string) => {
  await signInAs('super');
  const deployment = await deploymentNamed(name);
  const view = await open(`/edit-deployment/${deployment.id}`);
  await field(/^Deployment Name/);
  return { ...view, deployment };
};

describe('editing a deployment', () => {
  test('shows what is stored and saves what is changed', async () => {
    const { user, deployment, dirty } = await openSeeded('Campus approaches');
    expect(await field(/^Deployment Name/)).toHaveValue(deployment.name);
    expect(await field(/^Start Date/)).toHaveValue(deployment.start_date);
    await expectNoAxeViolations();
    const location = await field(/^Location/);
    await user.clear(location);
    await user.type(location, 'Guadalupe St');
    expect(dirty()).toBe(true);
    await user.click(button('Save Deployment'));
    expect(await screen.findByText(`Deployment ${deployment.name} updated.`)).toBeInTheDocument();
    await waitFor(() => expect(dirty()).toBe(false));
    const saved = await deploymentNamed('Campus approaches');
    expect(saved).toEqual({ ...deployment, location: 'Guadalupe St', version: deployment.version + 1 });
    await user.type(location, ' at 24th St');
    await user.click(button('Save Deployment'));
    await waitFor(async () =>
      expect((await deploymentNamed('Campus approaches')).location).toBe('Guadalupe St at 24th St'),
    );
  });

  test('brings a newer record in beside what was typed', async () => {
    const { user, deployment } = await openSeeded('Campus approaches');
    const location = await field(/^Location/);
    await user.clear(location);
    await user.type(location, 'Mine');
    await call('PUT /deployments/:id', {
      params: { id: String(deployment.id) },
      body: {
        name: deployment.name,
        station_id_tmgs: deployment.station_id_tmgs,
        start_date: deployment.start_date,
        end_date: deployment.end_date,
        location: 'Theirs',
        notes: 'Moved on Monday.',
        agency: deployment.agency.id,
        primary_count_purpose_code: deployment.primary_count_purpose?.code ?? null,
        requester_id: null,
        provider_id: null,
      },
    });
    await user.click(button('Save Deployment'));
    await user.click(await screen.findByRole('button', { name: 'Load the newer deployment' }));
    expect(await screen.findByText(/Both of you have changed: Location\./)).toBeInTheDocument();
    expect(await field(/^Notes/)).toHaveValue('Moved on Monday.');
    expect(location).toHaveValue('Mine');
    await user.click(button('Save Deployment'));
    expect(await screen.findByText(`Deployment ${deployment.name} updated.`)).toBeInTheDocument();
    expect(await deploymentNamed('Campus approaches')).toMatchObject({
      location: 'Mine',
      notes: 'Moved on Monday.',
      requester: null,
    });
  });

  test('shows its contacts and corrects one of them, leaving what was typed', async () => {
    const { user } = await openSeeded('Heights Blvd');
    const details = await screen.findByRole('region', { name: 'Requester: contact details' });
    const correct = await within(details).findByRole('button', { name: /^Correct contact/ });
    await user.type(await field(/^Location/), ' east');
    await user.click(correct);
    const dialog = await screen.findByRole('dialog', { name: 'Correct contact' });
    expect(within(dialog).getByRole('list')).toHaveTextContent('Heights Blvd esplanade');
    const name = within(dialog).getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Corrected Name');
    await user.click(within(dialog).getByRole('button', { name: 'Save contact' }));
    expect(await screen.findByText('Contact Corrected Name corrected.')).toBeInTheDocument();
    await waitFor(() => expect(correct).toHaveFocus());
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Requester/ })).toHaveDisplayValue('Corrected Name'),
    );
    expect(await field(/^Location/)).toHaveValue('Heights Blvd at 14th St east');
    // sending the dialog did not send the form behind it
    expect((await deploymentNamed('Heights Blvd')).location).toBe('Heights Blvd at 14th St');
    await expectNoAxeViolations();
  });

  test('offers the contacts of its agency alone', async () => {
    await openSeeded('Campus approaches');
    const requester = screen.getByRole('combobox', { name: /^Requester/ });
    expect(within(requester).getByRole('option', { name: 'Omar Haddad' })).toBeInTheDocument();
    const { requesters } = await call('GET /deployments/options');
    const foreign = requesters.find(({ agency_id }) => agency_id === 4)?.requester_name ?? '';
    expect(within(requester).queryByRole('option', { name: foreign })).not.toBeInTheDocument();
  });

  test('deletes it after the question and returns to the list', async () => {
    const { user, place, deployment } = await openSeeded('Campus approaches');
    await user.click(button('Delete Deployment'));
    const question = screen.getByRole('alertdialog', { name: 'Delete deployment?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await user.click(button('Delete Deployment'));
    await user.click(button('Delete deployment'));
    expect(await screen.findByText(`Deployment ${deployment.name} deleted.`)).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/deployments'));
    await screen.findByRole('table', { name: 'Deployments' });
    expect(screen.queryByText(deployment.name)).not.toBeInTheDocument();
  });

  test('says why it could not be deleted', async () => {
    const { user, place } = await openSeeded('Campus approaches');
    answerOnce('DELETE /deployments/:id', 409, { error: 'Not now.', message: 'Not now.' });
    await user.click(button('Delete Deployment'));
    await user.click(button('Delete deployment'));
    expect(await screen.findByText('Not now.')).toBeInTheDocument();
    await waitFor(() => expect(place()).toMatch(/^\/edit-deployment/));
    expect(button('Delete Deployment')).toBeEnabled();
  });

  test('of one that is not there says so', async () => {
    await open('/edit-deployment/999999');
    expect(await screen.findByRole('alert')).toHaveTextContent('Code: 404');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

test('what was typed outlives the session, and what was stored meanwhile stands beside it', async () => {
  const { deployments } = { deployments: (await signInAs('super'), await call('GET /deployments')).data };
  const seeded = deployments[0]!;
  const at = `/edit-deployment/${seeded.id}`;
  const { user, unmount } = await open(at);
  await user.type(await field(/^Notes/), ' seen');
  await endSession();
  unmount();
  await testApi().query('update deployments set location = $2, version = version + 1 where id = $1', [
    seeded.id,
    'Moved meanwhile',
  ]);
  await open(at);
  const before = seeded.notes ?? '';
  expect(await field(/^Notes/)).toHaveValue(before);
  restoreTyped();
  await waitFor(async () => expect(await field(/^Notes/)).toHaveValue(`${before} seen`));
  expect(await field(/^Location/)).toHaveValue('Moved meanwhile');
});

test('a deployment that is not there leads on to the list', async () => {
  await open('/edit-deployment/987654');
  expect(await screen.findByText(/does not exist, or belongs to another agency/)).toBeInTheDocument();
  expect(screen.queryByText(/Fields marked/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to the deployments' })).toHaveAttribute('href', '/deployments');
});
