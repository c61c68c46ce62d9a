import { screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { QualityControlScreen } from '../quality-control/quality-control.screen.tsx';

const AU = 'AU0001';
/** A day of Austin's station that waits for review. */
let day: string;

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  const [row] = await testApi().query<{ day: string }>(
    `select max(c.ts)::date::text as day from counts c join stations s on s.id = c.station_id
     where s.station_id_tmg = $1 and c.certification_id is null`,
    [AU],
  );
  day = row?.day ?? '';
});
afterEach(() => languageStore.setState({ language: 'en' }));

async function openDialog() {
  const view = await renderScreen(<QualityControlScreen />, { as: 'user', at: paths.qualityControl.href() });
  await view.user.click(await screen.findByRole('button', { name: 'Mark several stations' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark several stations' }));
  const box = (id: string) => dialog.getByRole('checkbox', { name: new RegExp(id) });
  const line = (id: string) => within(dialog.getByRole('row', { name: new RegExp(id) }));
  const other = dialog
    .getAllByRole('checkbox')
    .map((one) => /[A-Z]{2}\d{4}/.exec(one.closest('label')?.textContent ?? '')?.[0] ?? '')
    .find((id) => id !== AU)!;
  const fill = async (note: string) => {
    await view.user.type(dialog.getByRole('textbox', { name: 'Note' }), note);
    await view.user.type(dialog.getByLabelText(/^From/), day);
    await view.user.type(dialog.getByLabelText(/^To/), day);
  };
  const forward = () => view.user.click(dialog.getByRole('button', { name: 'See what would change' }));
  return { ...view, dialog, box, line, other, fill, forward };
}
const notedAt = async (id: string) => {
  const [row] = await testApi().query<{ n: number }>(
    `select count(*)::int as n from counts c join stations s on s.id = c.station_id
     where s.station_id_tmg = $1 and c.note = 'Storm'`,
    [id],
  );
  return row?.n ?? 0;
};

test('one mark over two stations: what would change is shown first, then told and undone station by station', async () => {
  const { user, dialog, box, line, other, fill, forward } = await openDialog();
  await user.click(box(AU));
  await user.click(box(other));
  await fill('Storm');
  await expectNoAxeViolations();
  await forward();
  expect(await line(AU).findByText('Will be marked.')).toBeVisible();
  expect(
    await dialog.findByText(/ would change: Storm\. Each station can be undone by itself\.$/),
  ).toBeVisible();
  expect(await notedAt(AU)).toBe(0);
  await expectNoAxeViolations();
  await user.click(dialog.getByRole('button', { name: /^Mark \d stations?$/ }));
  expect(await line(AU).findByText(/counts marked\.$/)).toBeVisible();
  expect(await notedAt(AU)).toBeGreaterThan(0);
  expect(document.activeElement).toContainElement(dialog.getByRole('table'));
  await user.click(line(AU).getByRole('button', { name: new RegExp(`^Undo at ${AU}`) }));
  expect(await line(AU).findByText('Taken back.')).toBeVisible();
  expect(await notedAt(AU)).toBe(0);
});

test('a mark needs stations, days, and a suspect or a note', async () => {
  const { user, dialog, box, forward } = await openDialog();
  expect(dialog.getByRole('button', { name: 'See what would change' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(box(AU));
  await forward();
  expect((await dialog.findAllByText(/Choose a suspect value, or write a note\./))[0]).toBeVisible();
  expect(dialog.getAllByText(/Give both dates/)[0]).toBeVisible();
  expect(dialog.queryByRole('table')).not.toBeInTheDocument();
});

test('a station that became busy meanwhile is told in the server’s words, with the way to its review', async () => {
  const { user, dialog, box, line, fill, forward } = await openDialog();
  await user.click(box(AU));
  await fill('Storm');
  await forward();
  await line(AU).findByText('Will be marked.');
  await request('POST /counts/certify', { body: { flowid_txdot: AU, reason: 'Known' } }, 'admin');
  await user.click(dialog.getByRole('button', { name: 'Mark 1 station' }));
  expect(await line(AU).findByText(/has a certification process running/)).toBeVisible();
  expect(line(AU).getByRole('link', { name: 'Open the review' })).toHaveAttribute(
    'href',
    paths.validateCounts.href({ stationId: AU }),
  );
  expect(await notedAt(AU)).toBe(0);
});

test('a failure is told, and can be tried again; Spanish has its own words', async () => {
  const { user, dialog, box, line, fill, forward } = await openDialog();
  await user.click(box(AU));
  await fill('Storm');
  await forward();
  await line(AU).findByText('Will be marked.');
  answerOnce('POST /counts/mark-several', 500, { error: 'Broken.', message: 'Broken.' });
  await user.click(dialog.getByRole('button', { name: 'Mark 1 station' }));
  expect(await screen.findByText('Broken.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Mark 1 station' }));
  expect(await line(AU).findByText(/counts marked\.$/)).toBeVisible();
  languageStore.setState({ language: 'es' });
  expect(await screen.findByRole('dialog', { name: 'Marcar varias estaciones' })).toBeVisible();
});
