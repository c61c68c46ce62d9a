import { act, render, screen } from '@testing-library/react';
import { languageStore } from 'shared-ui/i18n';
import { forgetAll } from 'shared-ui/query';
import { answerOnce } from 'shared-ui/testing';
import { useWeatherWords } from './index.ts';

beforeEach(forgetAll);
afterEach(() => languageStore.getState().setLanguage('en'));

function Told() {
  const { amount, fallen } = useWeatherWords();
  return (
    <p>
      {amount('temperature', 21)}, {fallen('rain', 31)}
    </p>
  );
}

test('the weather is told in °F and inches, in Spanish too', async () => {
  render(<Told />);
  expect(await screen.findByText('70 °F, rain 1.22 in')).toBeVisible();
  act(() => languageStore.getState().setLanguage('es'));
  expect(await screen.findByText('70 °F, lluvia 1.22 pulg.')).toBeVisible();
});

test('where the deployment shows metric units, in those', async () => {
  answerOnce('GET /site-settings', 200, { institute: 'Institute of Counting', weather_shown_in: 'metric' });
  render(<Told />);
  expect(await screen.findByText('21 °C, rain 31 mm')).toBeVisible();
});

test.each([
  ['is too old to say', 200, { institute: 'Institute of Counting' }],
  ['fails', 500, { error: 'Broken.', message: 'Broken.' }],
] as const)('where the server %s, in those of the United States', async (_why, status, reply) => {
  answerOnce('GET /site-settings', status, reply);
  render(<Told />);
  expect(await screen.findByText('70 °F, rain 1.22 in')).toBeVisible();
});
