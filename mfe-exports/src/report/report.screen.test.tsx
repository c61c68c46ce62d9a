import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, testApi } from 'mock-api/testing';
import { paths } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { answerOnce, expectNoAxeViolations, onPaper, renderScreen } from 'shared-ui/testing';
import { addCertifiedYear } from '../testing/certified-year.ts';
import { ReportScreen } from './report.screen.tsx';

/** Gives flows of a station a certified year of 10 an hour. */
const addYear = (station: string, year: number, flows: number) =>
  addCertifiedYear(station, year, { perHour: 10, flows });

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});
afterEach(() => languageStore.setState({ language: 'en' }));

const open = () => renderScreen(<ReportScreen />, { as: 'super', at: paths.report.href() });
const rowOf = async (station: string) => {
  const cell = await screen.findByRole('cell', { name: station });
  return within(cell.closest('tr') ?? document.body);
};

/** Gives a station a flow of both directions beside the others of its first count type, with what they count together. */
const addCombined = (station: string, year: number) =>
  testApi().query(
    `with f as (
       insert into flows (station_id, name, count_method_code, count_type_code, travel_direction_code, street_side_code)
       select f.station_id, 'Bicycle E–W', f.count_method_code, f.count_type_code, '0', f.street_side_code
       from flows f join stations s on s.id = f.station_id where s.station_id_tmg = $1 order by f.id limit 1
       returning id, station_id)
     insert into counts (station_id, ts, flow_id, count, interval_minutes, certification_id)
     select f.station_id, ts, f.id, 20, 60, 1 from f,
       generate_series(make_timestamp($2::int, 1, 1, 0, 0, 0), make_timestamp($2::int, 12, 31, 23, 0, 0), interval '1 hour') ts`,
    [station, year],
  );

test('a row, and on a phone its card, is called by the name of its station', async () => {
  await open();
  expect((await rowOf('AU0001')).getByRole('rowheader')).toHaveTextContent(/^[A-Z][a-z]/);
});

test('what stands in its columns is explained in their heads, in the list and in the report', async () => {
  await addYear('AU0004', 2024, 2);
  const { user } = await open();
  const explained = (table: HTMLElement) =>
    within(table)
      .getAllByRole('columnheader')
      .flatMap((head) => within(head).queryAllByRole('button', { name: /^What is / }))
      .map(({ textContent }) => textContent);
  expect(explained(await screen.findByRole('table', { name: 'Report' }))).toEqual([
    'What is Station ID?',
    'What is Agency?',
    'What is Newest AADT by flow?',
  ]);
  await user.click(await screen.findByRole('button', { name: /^AADT Lance/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^AADT AU0004/ }));
  const summary = dialog.getByRole('table', { name: 'Averages of 2024' });
  expect(explained(summary)).toEqual(
    ['Flow', 'Count Type', 'Direction', 'AADT', 'Cells filled'].map((what) => `What is ${what}?`),
  );
  await user.click(within(summary).getByRole('button', { name: 'What is Cells filled?' }));
  expect(await screen.findByRole('dialog', { name: 'AASHTO method' })).toHaveFocus();
});

test('never adds a combined flow to single directions, and says which it takes', async () => {
  await addYear('AU0004', 2024, 2);
  await addCombined('AU0004', 2024);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^AADT Lance/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const total = () => dialog.getByRole('row', { name: /^All flows/ });
  expect(total()).toHaveTextContent(/^All flows: Bicycle WB, Bicycle EBBicycleSingle directions480/);
  expect(dialog.getByText('Counts the same people again and is not added: Bicycle E–W')).toBeVisible();
});

test('takes the combined flow where a direction is incomplete, and names what each lacks where all are', async () => {
  await addYear('AU0004', 2024, 2);
  await addCombined('AU0004', 2024);
  await testApi().query(
    `delete from counts where flow_id in (select f.id from flows f join stations s on s.id = f.station_id
       where s.station_id_tmg = 'AU0004' and f.name = 'Bicycle WB') and ts >= '2024-06-01' and ts < '2024-07-01'`,
  );
  const { user } = await open();
  const row = await rowOf('AU0004');
  await user.click(row.getByRole('button', { name: /^Details/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /^All flows/ })).toHaveTextContent(
    /^All flows: Bicycle E–WBicycleCombined flow480/,
  );
});

test('on paper a report says whose station it is, who printed it when, and how far the year is certified', async () => {
  const paper = onPaper();
  await addYear('AU0004', 2024, 2);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^AADT Lance/ }));
  await screen.findByRole('dialog');
  const printed = () => document.querySelector<HTMLElement>('body > .report-printed');
  expect(printed()).toBeNull();
  paper.begin();
  const sheet = within(printed()!);
  expect(sheet.getByRole('table', { name: 'Averages of 2024' })).toBeInTheDocument();
  expect(sheet.getByText(/^AASHTO method/)).toBeInTheDocument();
  expect(sheet.getByText('City of Austin')).toBeInTheDocument();
  expect(sheet.getByText(/, \w+ \d+, \d{4}, /)).toBeInTheDocument();
  expect(
    sheet.getByText(/Bicycle WB: 366 of 366 days, certified and complete; Bicycle EB: 366 of 366 days/),
  ).toBeInTheDocument();
  paper.end();
  expect(printed()).toBeNull();
});

test('offers the report where every flow has an average, quality control where some have, and says where none has', async () => {
  await addYear('AU0004', 2024, 2);
  await addYear('AU0009', 2024, 3);
  const { container } = await open();
  const complete = await rowOf('AU0004');
  expect(complete.getByRole('button', { name: /^AADT Lance Armstrong/ })).toHaveTextContent('AADT');
  expect(complete.getByText('Bicycle WB: 240 (2024)')).toBeVisible();
  expect(complete.queryByRole('link', { name: /^QC/ })).toBeNull();
  expect(complete.getByRole('link', { name: /^Lance Armstrong/ })).toHaveAttribute(
    'href',
    '/stations/AU0004',
  );
  const incomplete = await rowOf('AU0009');
  expect(incomplete.getByText('Incomplete data')).toBeVisible();
  expect(incomplete.getByRole('link', { name: /^QC This Station/ })).toHaveAttribute(
    'href',
    '/validate-counts/AU0009',
  );
  expect(incomplete.queryByRole('button', { name: /^AADT/ })).toBeNull();
  const short = await rowOf('AU0001');
  expect(short.getByText('Incomplete data')).toBeVisible();
  expect(short.getByRole('link', { name: /^QC This Station/ })).toBeVisible();
  const none = await rowOf('SA0001');
  expect(none.getByText('No data available')).toBeVisible();
  expect(none.queryByRole('link', { name: /^QC/ })).toBeNull();
  await expectNoAxeViolations(container);
});

test('says that no day is complete where counts are there, none of them certified', async () => {
  await testApi().query(
    `update counts set certification_id = null
     where station_id = (select id from stations where station_id_tmg = 'AU0001')`,
  );
  await open();
  const row = await rowOf('AU0001');
  expect(row.getByText('No day is complete and certified')).toBeVisible();
  expect(row.getByRole('link', { name: /^QC This Station/ })).toBeVisible();
  expect(row.queryByRole('button', { name: /^Details/ })).toBeNull();
});

test('shows what a year rests on, its months and a chart', async () => {
  await addYear('AU0004', 2023, 2);
  await addYear('AU0004', 2024, 2);
  await testApi().query(`update counts set suspect_id = 9 where ts = '2024-05-04 10:00:00'`);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^AADT Lance/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^AADT AU0004 Lance Armstrong/ }));
  expect(dialog.getByText(/^AASHTO method/)).toBeVisible();
  const summary = within(dialog.getByRole('table', { name: 'Averages of 2024' }));
  const flow = summary.getByRole('row', { name: /^Bicycle WB/ });
  expect(flow).toHaveTextContent('240');
  expect(flow).toHaveTextContent('365 of 366 (100%)');
  expect(flow).toHaveTextContent('84 of 84');
  expect(flow).toHaveTextContent('103 of 104 (99%)');
  expect(summary.getByRole('row', { name: /^All flows/ })).toHaveTextContent('480');
  const months = within(dialog.getByRole('table', { name: 'Monthly averages of 2024' }));
  expect(months.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    Array.from({ length: 24 }, () => '240'),
  );
  const chart = dialog.getByRole('figure', { name: /^Chart of the monthly averages of 2024/ });
  expect(chart).toBeVisible();
  // the axes: what they count, from zero up, and the months that have room, as the review names them
  const words = [...chart.querySelectorAll('svg > text, svg > g > text')].map((text) => text.textContent);
  expect(words.join(' ')).toMatch(/^0 250 500 Month Jan 2024 Mar May Jul Sep Nov$/);
  expect(within(chart).getByText('Counts per day, monthly averages of 2024')).toBeVisible();
  // bars of two flows differ by their pattern, too
  const fills = new Set([...chart.querySelectorAll('rect[height]')].map((bar) => bar.getAttribute('fill')));
  expect([...fills].filter((fill) => fill?.startsWith('url('))).not.toEqual([]);
  await user.selectOptions(dialog.getByLabelText(/^Year/), '2023');
  expect(dialog.getByRole('table', { name: 'Averages of 2023' })).toHaveTextContent('365 of 365');
  await expectNoAxeViolations(document.body);
});

test('names the months that a year misses', async () => {
  await addYear('AU0009', 2024, 3);
  await testApi().query(
    `delete from counts where flow_id in (select id from flows where name = 'Pedestrian NB') and ts >= '2024-02-01' and ts < '2024-03-27'`,
  );
  const { user } = await open();
  const row = await rowOf('AU0009');
  await user.click(row.getByRole('button', { name: /^Details/ }));
  const table = within(await screen.findByRole('table', { name: 'Averages of 2024' }));
  expect(table.getByRole('row', { name: /^Pedestrian NB/ })).toHaveTextContent(
    'Incomplete data: February, March',
  );
  expect(table.getByRole('row', { name: /^Bicycle SB/ })).toHaveTextContent('No complete day');
  expect(table.getByRole('row', { name: /^All flows: Pedestrian/ })).toHaveTextContent(
    'Incomplete data: Pedestrian NB: February, March',
  );
});

test('saves the table as a CSV file named after the day and the station', async () => {
  await addYear('AU0004', 2024, 2);
  const saved: Promise<string>[] = [];
  const address = jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(new Response(blob as Blob).text());
    return '#aadt';
  });
  const revoke = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^AADT Lance/ }));
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  expect(await screen.findByText(/^Saved \d{4}-\d{2}-\d{2} AADT AU0004\.csv\.$/)).toBeVisible();
  expect(await saved[0]).toMatch(/station_id_tmg,station_name,flowid_txdot/);
  address.mockRestore();
  revoke.mockRestore();
});

test('a refusal stands beside the station’s button', async () => {
  await addYear('AU0004', 2024, 2);
  const { user } = await open();
  const row = await rowOf('AU0004');
  answerOnce('GET /reports/aadt/:stationId', 500, {
    error: 'No averages today.',
    message: 'No averages today.',
  });
  await user.click(row.getByRole('button', { name: /^AADT/ }));
  expect(await row.findByRole('alert')).toHaveTextContent('No averages today.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(row.getByRole('button', { name: /^AADT/ }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(row.queryByRole('alert')).toBeNull();
});

test('words itself in Spanish', async () => {
  languageStore.setState({ language: 'es' });
  await addYear('AU0009', 2024, 3);
  await open();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Informe' })).toBeVisible());
  expect((await rowOf('AU0009')).getByText('Datos incompletos')).toBeVisible();
});
