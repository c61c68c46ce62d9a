import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { AppFailed } from './app-failed.tsx';

function Broken(): never {
  throw new Error('Loading chunk 170 failed');
}

test('a shell that can not go on says so and offers a reload', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <AppFailed /> }]);
  render(<RouterProvider router={router} />);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The application stopped working' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await expectNoAxeViolations();
  expect(logged.mock.calls.flat().map(String).join()).toContain('Loading chunk 170 failed');
  logged.mockRestore();
});
