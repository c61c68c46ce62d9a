import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../../testing/certified-year.ts';
import { StationFiguresScreen } from '../station-figures.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  // a year that lacks so many days is of grade D and wants a reason
  await addCertifiedYear('AU0004', 2024, { perHour: 10, without: ['2024-03-20', '2024-10-20'] });
});

const REASON = 'The only counter of the county.';
/** Opens the dialog for the simple mean, with its reason written. */
async function written() {
  const { user } = await renderScreen(<StationFiguresScreen />, {
    as: 'admin',
    at: `${paths.stationFigures.href({ stationId: 'AU0004' })}?year=2024`,
    routePattern: paths.stationFigures.pattern,
  });
  const bicycles = within(await screen.findByRole('region', { name: 'AADB' }));
  await user.click(await bicycles.findByRole('button', { name: 'Publish AADB' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish AADB of 2024' }));
  await user.selectOptions(await dialog.findByRole('combobox', { name: /^Method/ }), 'Simple mean');
  await user.type(await dialog.findByRole('textbox', { name: /^Reason/ }), REASON);
  return { user, dialog };
}
const list = async () => (await act(() => request('GET /publications', { query: {} }, 'admin'))).reply.data;

test('a figure that another tab has published meanwhile is told, and is superseded only after it was shown', async () => {
  const { user, dialog } = await written();
  const body = { station_id_tmg: 'AU0004', year: 2024, mode: 'bicycle', method: 'simple' } as const;
  const how = { shown: '480', reason: 'From another tab', supersedes: null };
  const first = await act(() => request('POST /publications', { body: { ...body, ...how } }, 'super'));
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(
    await dialog.findByText(/^A figure of this year is published already\. Open it to publish another one/),
  ).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue(REASON);
  expect(await list()).toHaveLength(1);
  expect(await dialog.findByText('Takes the place of')).toBeVisible();
  expect(dialog.getByText(/^480 by Simple mean, /)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await list()).toMatchObject([
    { reason: REASON, supersedes: first.reply.id },
    { id: first.reply.id },
  ]);
});

test('counts that change while the dialog is open: nothing is published that was not shown, and the reason stays', async () => {
  const { user, dialog } = await written();
  await act(() =>
    testApi().query(`update counts set count = 20 where ts >= '2024-01-01' and certification_id = 1`),
  );
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await dialog.findByText('The figure is another one by now. Please look at it again.')).toBeVisible();
  expect(await dialog.findByText('AADB 960')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue(REASON);
  await user.click(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await list()).toMatchObject([{ shown: '960' }]);
});

test('pressed twice on a slow line, a figure is published once', async () => {
  const { user, dialog } = await written();
  await user.dblClick(dialog.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await list()).toHaveLength(1);
});
