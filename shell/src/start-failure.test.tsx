import { screen } from '@testing-library/react';
import { showFailure } from './start-failure.ts';

test('an app that does not arrive leaves a sentence and a way to try again', () => {
  document.body.innerHTML = '<div id="root"></div>';
  showFailure();
  expect(screen.getByRole('alert')).toHaveTextContent('Count Exchange could not be started.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
});
