import { screen, waitFor, within } from '@testing-library/react';
import { defineRemote, useServices, useUnsavedChanges, type RemoteDescriptor } from 'shared-ui/remote';
import { Link, Route, Routes } from 'shared-ui/router';
import { useUser } from 'shared-ui/auth';
import { Page } from 'shared-ui/ui';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { StandaloneApp } from './standalone-app.tsx';

function Counts() {
  const { notify } = useServices();
  return (
    <Page title={`Counts of ${useUser().agency.name}`}>
      <button onClick={() => notify('success', 'Certified')}>{'Certify'}</button>
      <Link to="/notes">{'Notes'}</Link>
    </Page>
  );
}
function Notes() {
  useUnsavedChanges(true);
  return (
    <Page title="Notes">
      <Link to="/counts">{'Back'}</Link>
    </Page>
  );
}
function App() {
  return (
    <Routes>
      <Route path="/counts" element={<Counts />} />
      <Route path="/notes" element={<Notes />} />
    </Routes>
  );
}
const title = { en: 'Counts', es: 'Conteos' };
const descriptor: RemoteDescriptor = {
  name: 'mfe-test',
  routes: [
    { path: '/counts', access: 'signedIn', layout: 'default', title },
    { path: '/notes', access: 'signedIn', layout: 'default', title },
  ],
  menu: [{ label: title, to: '/counts', icon: 'list', order: 1 }],
};
const alone = (
  <StandaloneApp
    name="mfe-test"
    descriptor={descriptor}
    lifecycles={defineRemote({ name: 'mfe-test', App })}
  />
);

test('asks who is signed in, then offers the remote’s menu and draws its screens', async () => {
  const { user } = await renderScreen(alone);
  expect(screen.getByText('Choose who is signed in to begin.')).toBeInTheDocument();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Signed in as' }),
    'Ordinary user, City of Houston',
  );
  await user.click(await screen.findByRole('link', { name: 'Counts' }));
  expect(await screen.findByRole('heading', { name: 'Counts of City of Houston' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  expect((await screen.findAllByText('Certified')).length).toBeGreaterThan(0);
});

test('asks before typed work is lost', async () => {
  const { user, place } = await renderScreen(alone, { as: 'user', at: '/notes' });
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  const questions = await screen.findAllByRole('alertdialog', { name: 'Leave without saving?' });
  await waitFor(() => expect(place()).toBe('/notes'));
  await user.click(within(questions[0]!).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Counts of City of Austin' })).toBeInTheDocument();
});

test('signs out again', async () => {
  const { user } = await renderScreen(alone, { as: 'user', at: '/counts' });
  await screen.findByRole('heading', { name: 'Counts of City of Austin' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Signed in as' }), 'Nobody');
  expect(await screen.findByText('Choose who is signed in to begin.')).toBeInTheDocument();
  await expectNoAxeViolations(screen.getByRole('banner'));
});

test('says why somebody could not be signed in, beside the picker, which keeps its name', async () => {
  const { user } = await renderScreen(alone, { as: 'user', at: '/counts' });
  await screen.findByRole('heading', { name: 'Counts of City of Austin' });
  answerOnce('POST /user/login', 500, { error: 'Out of order.', message: 'Out of order.' });
  const picker = screen.getByRole('combobox', { name: 'Signed in as' });
  await user.selectOptions(picker, 'Super admin, TxDOT');
  expect(await screen.findByRole('alert')).toHaveTextContent('Out of order.');
  expect(screen.getByRole('combobox', { name: 'Signed in as' })).toHaveDisplayValue('Nobody');
});

test('tells the development server which fault to make, until it is taken back', async () => {
  const { user } = await renderScreen(alone, { as: 'user', at: '/counts' });
  const calls = await screen.findByRole('combobox', { name: 'Calls' });
  await user.selectOptions(calls, '500: server failed');
  expect(document.cookie).toBe('standalone-fault=500');
  expect(await screen.findByRole('heading', { name: 'Counts of City of Austin' })).toBeInTheDocument();
  await user.selectOptions(calls, 'As they are');
  expect(document.cookie).toBe('standalone-fault=');
  expect(calls).toHaveDisplayValue('As they are');
});
