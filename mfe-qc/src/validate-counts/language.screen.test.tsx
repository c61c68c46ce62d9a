import { act, screen, waitFor } from '@testing-library/react';
import { testApi } from 'mock-api/testing';
import { call } from 'shared-ui/api';
import { languageStore } from 'shared-ui/i18n';
import { signInAs } from 'shared-ui/testing';
import { countRows, DAY, noteOf, openReview, STATION, updateOf } from './testing/review.tsx';

afterEach(() => languageStore.setState({ language: 'en' }));

test('another language takes the server’s words along, and leaves what is typed', async () => {
  await signInAs('user');
  await call('POST /findings/run', { body: { flowid_txdot: STATION } });
  await testApi().runJobs();
  const { user } = await openReview({ ...DAY, travel_direction: '5' });
  const [one, two] = await countRows();
  await screen.findByRole('listbox', { name: 'Open findings' });
  await user.keyboard('nn');
  expect(screen.getByText(/^No value for 31 hours/)).toBeInTheDocument();
  await user.type(noteOf(one!), 'Parade');
  await user.click(updateOf(one!));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Undo: 1 count/ })).toBeEnabled());
  await user.type(noteOf(two!), 'Typed');

  act(() => {
    languageStore.setState({ language: 'es' });
  });
  expect(await screen.findByText(/^Sin valor durante 31 horas/)).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Deshacer: 1 conteo/ })).toBeEnabled();
  expect(noteOf((await countRows('Conteos'))[1]!)).toHaveValue('Typed');
});
