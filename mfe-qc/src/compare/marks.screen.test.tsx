import { screen, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations, renderScreen } from 'shared-ui/testing';
import { CompareScreen } from './compare.screen.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = (search = '') => renderScreen(<CompareScreen />, { as: 'user', at: `/compare?${search}` });
const numbers = async () => within(await screen.findByRole('table', { name: 'The same in numbers' }));

/** What is handed to the person as a file from now on. */
function takenFile(): () => Promise<string> {
  let file: Blob | null = null;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      file = blob;
      return '#file';
    },
    revokeObjectURL: () => undefined,
  });
  return async () => (file ? new TextDecoder().decode(await file.arrayBuffer()) : '');
}

// the last days of 2025 are certified, the first of 2026 are not
const TURN = 's=AU0001&from=2025-12-22&to=2026-01-11&v=1';

test.each([
  ['days', '', 'Jan 5, 2026', /^[\d,]+ \(not certified\)$/, 'Dec 29, 2025'],
  ['an index', '&as=index&base=2025', 'Jan 5, 2026', /^[\d.,]+ \(not certified\)$/, 'Dec 29, 2025'],
  ['hours', '&as=hour', '08:00', /^[\d.,]+ \(not certified\)$/, null],
  ['shares of a day', '&as=hour&with=share', '08:00', /^[\d.,]+ \(not certified\)$/, null],
  ['weekdays', '&as=weekday', 'Monday', /^[\d.,]+ \(not certified\)$/, null],
])(
  'in the table of %s numbers that are not certified say so, and below it what that means',
  async (_what, form, waits, said, certified) => {
    const { unmount } = await open(`${TURN}&counts=all${form}`);
    const first = async (name: string) =>
      within(await (await numbers()).findByRole('row', { name: new RegExp(`^${name}`) })).getAllByRole(
        'cell',
      )[0];
    expect(await first(waits)).toHaveTextContent(said);
    if (certified !== null) expect(await first(certified)).toHaveTextContent(/^[\d.,]+$/);
    expect(screen.getByText('Not certified: counts in it may still change.')).toBeVisible();
    await expectNoAxeViolations();
    unmount();
    await open(`${TURN}${form}`);
    await numbers();
    expect(screen.queryByText(/not certified\)|^Not certified:/)).toBeNull();
  },
);

test('what was counted in part and is not certified says both, in the table and to the keys', async () => {
  await testApi().query(
    `delete from counts where ts >= '2026-01-06 12:00:00' and ts < '2026-01-07'
     and station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  const { user } = await open(`${TURN.replace('2025-12-22', '2026-01-06')}&counts=all`);
  const both = /^[\d,]+ \(in part, not certified\)$/;
  const row = await (await numbers()).findByRole('row', { name: /^Jan 6, 2026/ });
  expect(within(row).getAllByRole('cell')[0]).toHaveTextContent(both);
  expect(
    screen.getByText(
      'In part: less than 90% of it was counted; it is not scaled up. Not certified: counts in it may still change.',
    ),
  ).toBeVisible();
  screen.getByRole('group', { name: 'Counts over time, as lines' }).focus();
  await user.keyboard('{Home}');
  expect(
    await screen.findByText(/^Jan 6, 2026 · 1 AU0001: [\d,]+ \(in part, not certified\)$/),
  ).toBeVisible();
});

test('the file of the table keeps its numbers, with what they are to be read with beside them', async () => {
  const { user } = await open(`${TURN}&counts=all`);
  await numbers();
  const written = takenFile();
  await user.click(screen.getByRole('button', { name: 'Export Table' }));
  const [heads, ...rows] = (await written()).trim().split('\r\n');
  expect(heads).toMatch(/^\ufeff?When,1 AU0001,"Notes, 1 AU0001"$/);
  expect(rows.find((row) => row.startsWith('2025-12-29'))).toMatch(/^2025-12-29,\d+,$/);
  expect(rows.find((row) => row.startsWith('2026-01-05'))).toMatch(/^2026-01-05,\d+,not certified$/);
});

test('marks are in Spanish too', async () => {
  languageStore.setState({ language: 'es' });
  await open(`${TURN}&counts=all`);
  await screen.findByRole('table', { name: 'Lo mismo en números' });
  expect(screen.getAllByText(/^[\d.,]+ \(sin certificar\)$/).length).toBeGreaterThan(5);
  expect(screen.getByText('Sin certificar: los conteos incluidos todavía pueden cambiar.')).toBeVisible();
});

const chart = (name: string | RegExp = 'Counts over time, as lines') => screen.findByRole('group', { name });
const hollowIn = (drawn: HTMLElement) => drawn.querySelectorAll('.cx-hollow');
const HOLLOW = 'Hollow line: counts in it are not certified and may still change.';

test.each([
  ['days', '', /^Counts over time/],
  ['an index', '&as=index&base=2025', /^Index over time/],
  ['hours', '&as=hour', /^Mean hour, Monday/],
  ['weekdays', '&as=weekday', /^Mean day/],
])(
  'a line of %s is hollow where counts are not certified, and below it stands what that means',
  async (_what, form, name) => {
    const { unmount } = await open(`${TURN}&counts=all${form}`);
    expect(hollowIn(await chart(name)).length).toBeGreaterThan(0);
    const [keys] = await screen.findAllByRole('list', { name: 'How the lines are drawn' });
    expect(
      within(keys!)
        .getAllByRole('listitem')
        .map((key) => key.textContent),
    ).toEqual([HOLLOW]);
    await expectNoAxeViolations();
    unmount();
    await open(`${TURN}${form}`);
    expect(hollowIn(await chart(name))).toHaveLength(0);
    expect(screen.queryByRole('list', { name: 'How the lines are drawn' })).toBeNull();
  },
);

test('a line that is not certified keeps the dashes of its series, and what of it was counted in part has its ring', async () => {
  await testApi().query(
    `delete from counts where ts >= '2026-01-06 12:00:00' and ts < '2026-01-07'
     and station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  const { reply } = await request(
    'GET /stations/:stationId/home',
    { params: { stationId: 'AU0001' } },
    'user',
  );
  const [flow] = reply.flows;
  await open(`s=AU0001~AU0001.${flow?.id}&from=2026-01-04&to=2026-01-11&v=1&counts=all`);
  const drawn = await chart();
  const dashes = [...hollowIn(drawn)].map((line) =>
    line.previousElementSibling?.getAttribute('stroke-dasharray'),
  );
  expect(new Set(dashes)).toEqual(new Set([null, '6 3']));
  expect(drawn.querySelectorAll('.cx-ring')).toHaveLength(2);
  expect(screen.getByText('Ring: less than 90% of it was counted; it is not scaled up.')).toBeVisible();
  expect(screen.getByText(HOLLOW)).toBeVisible();
});

test('the ways of drawing are told in Spanish too', async () => {
  languageStore.setState({ language: 'es' });
  await open(`${TURN}&counts=all`);
  expect(
    await screen.findByText('Línea hueca: incluye conteos sin certificar, que todavía pueden cambiar.'),
  ).toBeVisible();
});
