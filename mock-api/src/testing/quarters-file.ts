import { wallClock } from 'shared-domain';
import type { Client } from './killable-server.ts';

/** A file of one channel, with a count for each quarter of an hour from the first day of a year on. */
export function quartersFile(year: number, days: number): string {
  const first = Date.UTC(year, 0, 1) / 60_000;
  const rows = Array.from({ length: days * 96 }, (_, at) => `${wallClock(first + at * 15)},${at % 7}`);
  return ['Date,NB', ...rows].join('\n');
}

/** Uploads such a file and asks for its import into a station, which then runs in the background; answers the import. */
export async function askForImport(client: Client, station: string, text: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text]), 'quarters.csv');
  const upload = await client.call('POST /counts/upload', { body: form });
  const { channels } = await client.call('GET /stations/:stationId', { params: { stationId: station } });
  const mapped = upload.headers.map((header, at) => ({ id: channels[at]?.id ?? 0, header }));
  const body = { file: upload.file, vendor: '0', station, channels: mapped, interval: 15 };
  return String((await client.call('POST /counts/import', { body })).import.id);
}
