import { screen } from '@testing-library/react';
import { onPaper } from 'shared-ui/testing';
import { openApp, serveRegistry } from '../testing/open-app.tsx';

beforeEach(() => serveRegistry());

test('a printed screen says who printed it and when, on the screen nothing of it stands', async () => {
  const paper = onPaper();
  await openApp({ as: 'user' });
  await screen.findByRole('table', { name: 'Needing Quality Control Review' });
  expect(screen.queryByText(/^Count Exchange\. Printed by/)).not.toBeInTheDocument();
  paper.begin();
  expect(screen.getByText(/^Count Exchange\. Printed by .+, City of Austin, /)).toBeInTheDocument();
  paper.end();
  expect(screen.queryByText(/^Count Exchange\. Printed by/)).not.toBeInTheDocument();
});
