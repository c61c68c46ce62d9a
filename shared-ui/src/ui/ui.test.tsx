import { screen } from '@testing-library/react';
import { renderScreen } from 'shared-ui/testing';
import { Alert, Page } from './index.ts';

test('a page has one heading and names the document', async () => {
  await renderScreen(<Page title="Overview">text</Page>);
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeInTheDocument();
  expect(document.title).toBe('Overview · Count Exchange');
});

test('an alert can be closed', async () => {
  const { user } = await renderScreen(
    <Alert severity="danger" seconds={10}>
      Refused
    </Alert>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Refused')).not.toBeInTheDocument();
});
