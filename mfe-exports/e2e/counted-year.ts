import { expect, type Page } from '@playwright/test';
import { tokenOf } from '../../.tools/e2e/personas.ts';

const HOUR = 3_600_000;

/** A year of a station whose counts a test brings: which one, and the month that nobody counted. */
export type CountedYear = { station: string; year: number; withoutMonth: number };

/** Half a sine of each day, another one at weekends: what hour of a day counts how many of the first and second flow. */
export function countsAt(time: Date): [number, number] {
  const hour = time.getUTCHours();
  const weekend = time.getUTCDay() % 6 === 0 ? 12 : 0;
  const most = Math.round(40 * Math.max(0, Math.sin(((hour - 5) / 18) * Math.PI)));
  return [most + weekend + (hour % 5), Math.round(most / 2) + (hour % 3)];
}

function fileOf({ year, withoutMonth }: CountedYear): string {
  const lines: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += HOUR) {
    const time = new Date(at);
    if (time.getUTCMonth() + 1 === withoutMonth) continue;
    lines.push(`${time.toISOString().slice(0, 19).replace('T', ' ')},${countsAt(time).join(',')}`);
  }
  return `Date,one,two\n${lines.join('\n')}\n`;
}

/** Imports and certifies a year of hours at both directions of bicycles of a station, as a super admin beside the screen; answers their names. */
export async function addCountedYear(page: Page, counted: CountedYear): Promise<[string, string]> {
  const { station, year } = counted;
  const token = await tokenOf(page, 'super');
  const headers = { Authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(`/api${path}`, { headers, data });
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json() as Promise<unknown>;
  };
  const get = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json();
  const channelsOf = (await post('/stations/channels', { token, station })) as { id: number; name: string }[];
  const flows = channelsOf.filter(({ name }) => name.startsWith('Bicycle'));
  const upload = await page.request.post('/api/counts/upload', {
    headers,
    multipart: { file: { name: 'year.csv', mimeType: 'text/csv', buffer: Buffer.from(fileOf(counted)) } },
  });
  const { file } = (await upload.json()) as { file: string };
  const channels = ['one', 'two'].map((header, at) => ({ id: flows[at]?.id, header }));
  const begun = await post('/counts/import', { file, vendor: '0', station, channels, interval: 60 });
  const { import: started } = begun as { import: { id: number } };
  const stateOf = async () => ((await get(`/imports/${started.id}`)) as { status: string }).status;
  await expect.poll(stateOf, { timeout: 90_000 }).toBe('done');
  await post('/counts/certify', {
    flowid_txdot: station,
    filters: { minDate: `${year}-01-01`, maxDate: `${year}-12-31` },
    reason: 'A year for the analyst',
  });
  const lastOne = async () =>
    ((await get(`/counts/certifications?flowid_txdot=${station}`)) as { status: string }[])[0]?.status;
  await expect.poll(lastOne, { timeout: 90_000 }).toBe('done');
  return [flows[0]?.name ?? '', flows[1]?.name ?? ''];
}
