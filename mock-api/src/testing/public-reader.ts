import { strFromU8, unzipSync } from 'fflate';
import { parquetReadObjects } from 'hyparquet';
import { testApi } from './index.ts';

const SITE = 'http://count-exchange.test';

/** What somebody gets who has signed in nowhere; their address is not known, so that nobody counts how much they read. */
export const visit = (path: string): Promise<Response> =>
  testApi().fetch(new Request(SITE + path), { address: '' });

/** Its text where it is there; null where it is not, or no more. */
export async function readText(path: string): Promise<string | null> {
  const answer = await visit(path);
  const text = await answer.text();
  return answer.status === 200 ? text : null;
}

async function readBytes(path: string): Promise<Uint8Array> {
  return new Uint8Array(await (await visit(path)).arrayBuffer());
}

/** Where an address leads that is that of the newest version; null where there is none. */
export const newestOf = async (path: string): Promise<string | null> =>
  (await visit(path)).headers.get('location');

/** A count as it is published: 'flow,start,interval,count,quality'. */
export type PublicLine = string;

/** The counts of a CSV file, without the offset of the clock, which they have by their start. */
export function csvLines(text: string): PublicLine[] {
  const [, ...lines] = text.trimEnd().split('\n');
  return lines.map((line) => {
    const [, flow, start, , interval, count, quality] = line.split(',');
    return [flow, start, interval, count, quality].join(',');
  });
}

/** The counts of an agency's zip. */
export async function zipLines(path: string): Promise<PublicLine[]> {
  return csvLines(strFromU8(unzipSync(await readBytes(path))['counts.csv'] ?? new Uint8Array()));
}

/** The counts of an agency's table. */
export async function parquetLines(path: string): Promise<PublicLine[]> {
  const bytes = await readBytes(path);
  const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
  const rows = await parquetReadObjects({ file });
  return rows.map(({ flow_id, start_local, interval_minutes, count, quality }) => {
    const start = new Date(start_local as string).toISOString().slice(0, 19);
    return [flow_id, start, interval_minutes, count ?? '', quality].join(',');
  });
}

const plain = (markup: string) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();

/** The rows of a page's table by its caption, the first cell being what a row is about; none where it has no such table. */
export function tableRows(page: string, caption: string): string[][] {
  const tables = [...page.matchAll(/<table[^>]*>\s*<caption>([^]*?)<\/caption>([^]*?)<\/table>/g)];
  const [, , body = ''] = tables.find(([, told = '']) => plain(told).startsWith(caption)) ?? [];
  return [...(/<tbody>([^]*)<\/tbody>/.exec(body)?.[1] ?? '').matchAll(/<tr>([^]*?)<\/tr>/g)].map(
    ([, row = '']) => [...row.matchAll(/<t[hd][^>]*>([^]*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell)),
  );
}

/** A number as it is written in English; null where there is none. */
export const numberIn = (text = ''): number | null =>
  /\d/.test(text) ? Number(text.replaceAll(/[^\d.]/g, '')) : null;
