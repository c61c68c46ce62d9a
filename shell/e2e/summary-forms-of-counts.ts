import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { tokenOf } from '../../.tools/e2e/personas.ts';
import { button, clear, lastTab, write, type Form } from './summary-forms.ts';

const FILE = fileURLToPath(
  new URL('../../mock-api/src/counts/imports/vendors/custom/fixtures/bpcx-custom-15min.csv', import.meta.url),
);

/** A file that is read, for a station whose channels are told; the interval that it proposes is taken back. */
async function fileWithoutInterval(page: Page): Promise<void> {
  await page.getByLabel(/^File/).setInputFiles(FILE);
  await expect(page.getByRole('table', { name: 'First rows as read' })).toBeVisible();
  await page.getByLabel(/^Station/).selectOption({ label: 'AU0009 Rio Grande St at 28th St' });
  await page.getByLabel('Bicycle NB', { exact: true }).selectOption('NB Bike');
  await page.getByLabel(/^Count Interval/).selectOption('');
}

/** The same file with one column for two channels. */
async function columnOfTwoChannels(page: Page): Promise<void> {
  await fileWithoutInterval(page);
  await page.getByLabel(/^Count Interval/).selectOption({ label: '15 minutes' });
  await page.getByLabel('Bicycle SB', { exact: true }).selectOption('NB Bike');
}

/** Hours of one day whose date can be read either way, for a station whose channel is told. */
async function fileWithOpenDates(page: Page): Promise<void> {
  const rows = ['Date,,Sample', ...['08', '09', '10'].map((hour) => `03/04/2025,${hour}:00,4`), ''];
  const file = { name: 'counts.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.getByLabel(/^File/).setInputFiles(file);
  await expect(page.getByRole('table', { name: 'First rows as read' })).toBeVisible();
  await page.getByLabel(/^Station/).selectOption({ label: 'AU0005 Guadalupe St at 21st St' });
  await page.getByLabel(/^Count Interval/).selectOption({ label: '60 minutes' });
  await page
    .getByRole('group', { name: 'Channels and columns' })
    .getByRole('combobox')
    .first()
    .selectOption('Sample');
}

/** What the server refuses of a file that the form takes: another person has taken the flows of the station meanwhile. */
async function channelsOfAnother(page: Page): Promise<void> {
  await columnOfTwoChannels(page);
  // an import before this one may have told the others their columns
  const columns = page.getByRole('group', { name: 'Channels and columns' }).getByRole('combobox');
  for (const column of await columns.all()) await column.selectOption('');
  await page.getByLabel('Bicycle NB', { exact: true }).selectOption('NB Bike');
  await expect(page.getByText('What would be imported')).toBeVisible();
  // the request names a channel that is no flow of the station
  await page.route('**/api/counts/import', (route) => {
    const body = route.request().postDataJSON() as { channels: { header: string }[] };
    const channels = body.channels.map(({ header }) => ({ id: 999_999_999, header }));
    return route.continue({ postData: JSON.stringify({ ...body, channels }) });
  });
}

/** A station found and chosen, by what the list holds first. */
async function findStation(page: Page): Promise<void> {
  await button(page, 'Search Stations').click();
  await expect(page.getByText(/^Stations retrieved/)).toBeVisible();
  await page.getByLabel(/^Stations/).press('ArrowDown');
  await page.getByRole('option', { name: /^AU0002/ }).click();
  await page.keyboard.press('Escape');
}

/** The rules have looked at a station in which they find something strong. */
async function strongFindings(page: Page): Promise<void> {
  const token = await tokenOf(page, 'admin');
  const of = { flowid_txdot: 'AU0003' };
  await page.request.post(`/api/findings/run?token=${token}`, { data: of });
  const strong = async () => {
    const reply = await page.request.get(`/api/counts/checklist?token=${token}`, { params: of });
    return ((await reply.json()) as { findings: { strong: number } }).findings.strong;
  };
  await expect.poll(strong).toBeGreaterThan(0);
}

const emptied = async (page: Page, form: Locator) => {
  await clear(/^From/)(page, form);
  await clear(/^To/)(page, form);
};

/** Forms of stations as they are published, and of counts: how they come in, are certified and go out. */
export const FORMS_OF_COUNTS: Record<string, Form> = {
  'a new station of the older form': {
    at: '/import-stations',
    who: 'user',
    before: lastTab,
    sends: 'Publish Station',
    lists: [
      'Station Name',
      'Latitude',
      'Longitude',
      'County',
      'City',
      'City Area',
      'Date Station Established',
      ...['Name', 'ID', 'Count Type', 'Travel Direction', 'Sensor Type', 'Vendor'].map(
        (field) => `Channel 1: ${field}`,
      ),
      'Count Method',
      'Serial Number',
      'Facility Type',
      'Functional Class',
      'Direction of Route',
      'Movement Direction',
    ],
  },
  'a new station of the next form': {
    at: '/next/import-stations',
    who: 'admin',
    before: lastTab,
    sends: 'Publish Station',
    lists: [
      'Station Name',
      'Street/Trail Name',
      'Latitude',
      'Longitude',
      'County',
      'City',
      'Date Station Established',
      'Functional Class',
      'Direction of Route',
    ],
  },
  'a CSV export': {
    at: '/exports?station=AU0002',
    who: 'user',
    before: (page) => page.getByRole('checkbox', { name: 'Count data' }).uncheck(),
    sends: 'Build Export',
    lists: ['From', 'To', 'Content of the file'],
    leads: { 'Content of the file': 'Count data' },
  },
  'a preset': { at: '/exports', who: 'user', sends: 'Save Preset', lists: 'Name' },
  'an export to TMAS': {
    at: '/tmas-exports',
    who: 'super',
    before: findStation,
    sends: 'Prepare Data',
    lists: ['From', 'To'],
  },
  'a file of counts': {
    at: '/import-counts',
    who: 'user',
    before: fileWithoutInterval,
    sends: 'Load File',
    lists: ['Count Interval'],
  },
  'a column of two channels': {
    at: '/import-counts',
    who: 'user',
    before: columnOfTwoChannels,
    sends: 'Load File',
    lists: ['Channels and columns'],
    leads: { 'Channels and columns': 'Bicycle NB' },
  },
  'a file whose dates are open': {
    at: '/import-counts',
    who: 'user',
    before: fileWithOpenDates,
    sends: 'Load File',
    lists: ['Day or month first'],
  },
  'a file of which the server knows no channel': {
    at: '/import-counts',
    who: 'user',
    before: channelsOfAnother,
    sends: 'Load File',
    lists: ['Channels and columns'],
    leads: { 'Channels and columns': 'Bicycle NB' },
  },
  'counts of Eco-Visio': {
    at: '/import-eco-counts',
    who: 'user',
    before: async (page, form) => {
      await page.getByRole('checkbox', { name: /Select AU0001/ }).check();
      await write(/^End date/, 'soon')(page, form);
    },
    sends: 'Import Counts',
    lists: 'End date',
  },
  'a view of a table': {
    at: '/stations',
    who: 'super',
    opens: ['Views', 'Save as View'],
    sends: 'Save View',
    lists: 'Name',
  },
  'certifying over strong findings': {
    at: '/validate-counts/AU0003',
    who: 'user',
    given: strongFindings,
    opens: 'Certify',
    sends: 'Certify',
    lists: 'Reason for certifying with strong findings open',
  },
  'reopening certified counts': {
    at: '/validate-counts/AU0003',
    who: 'super',
    opens: 'Certifications',
    before: async (page, form) => {
      await button(form, 'Reopen').first().click();
      await emptied(page, form);
    },
    sends: 'Reopen',
    lists: ['From', 'To', 'Reason for reopening'],
  },
};
