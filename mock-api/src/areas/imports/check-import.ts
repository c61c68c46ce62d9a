import { wallMinutesAt, type ImportRequest, type Station, type VendorCode } from 'shared-ui/domain';
import type { Column, CountFileReader, Layout } from '../../domain/count-files/layout.ts';
import {
  readerOf,
  readHead,
  refusalByHead,
  type FileHead,
} from '../../domain/count-files/read-count-file.ts';
import type { FileStore } from '../../files/index.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { Text } from '../../http/language.ts';
import { texts } from './texts.ts';
import { storedName } from './uploads.sql.ts';

/** The vendors as people know them; product names are the same in every language. */
const VENDOR_NAMES: Record<VendorCode, string> = {
  '0': 'BP/CX Custom',
  '1': 'Eco-Counter',
  '2': 'TRAFx',
  '3': 'TimeMark',
  '4': 'JAMAR',
  '5': 'Diamond Traffic',
};

/** A 422 that names the field at fault. */
export function refused(field: string, text: Text): ApiProblem {
  return new ApiProblem(422, text, { errors: { [field]: [text] } });
}

/** The columns that the mapping means, in its order; refused where the layout has none or two of that name. */
export function columnsOf(layout: Layout, headers: string[]): Column[] {
  return headers.map((header) => {
    const [column, another] = layout.columns.filter((one) => one.header === header);
    if (!column) throw refused('channels', texts.unknownHeader(header));
    if (another) throw refused('channels', texts.ambiguousHeader(header));
    return column;
  });
}

/** The reader of the vendor's files; refused where there is none yet. */
function knownReader(vendor: VendorCode): CountFileReader {
  const reader = readerOf(vendor);
  if (!reader) throw refused('vendor', texts.vendorLater(VENDOR_NAMES[vendor]));
  return reader;
}

/** The file's head and its layout as this vendor's reader sees it. */
export async function readLayout(
  files: FileStore,
  uploadId: string,
  vendorCode: string,
): Promise<{ head: FileHead; layout: Layout }> {
  const vendor = vendorCode as VendorCode;
  const reader = knownReader(vendor);
  const name = storedName(uploadId);
  if ((await files.size(name)) === null) throw new ApiProblem(404, texts.fileGone);
  const head = await readHead(() => files.read(name));
  if ('refused' in head) throw refused('file', head.refused);
  const layout = reader.recognise(head.rows);
  if (!layout) throw refused('file', texts.notOfVendor(VENDOR_NAMES[vendor]));
  return { head, layout };
}

/** Refuses a mapping that does not fit: a vendor that is not the station's or can't be read yet, foreign or doubled channels, doubled columns. */
export function checkMapping(station: Station, { vendor, channels }: ImportRequest): void {
  knownReader(vendor as VendorCode);
  if (station.vendor_code !== vendor) {
    throw refused('station', texts.otherVendor(station.station_name, VENDOR_NAMES[vendor as VendorCode]));
  }
  const known = new Set(station.channels.map(({ id }) => id));
  if (channels.some(({ id }) => !known.has(id))) throw refused('channels', texts.unknownChannel);
  if (new Set(channels.map(({ id }) => id)).size < channels.length)
    throw refused('channels', texts.channelTwice);
  const headers = channels.map(({ header }) => header);
  const doubled = headers.find((header, at) => headers.indexOf(header) < at);
  if (doubled !== undefined) throw refused('channels', texts.headerTwice(doubled));
}

/** Refuses a file whose first rows show that it can't be imported like this: daily totals, another interval. */
export async function checkFile(
  files: FileStore,
  request: ImportRequest,
  timeZone: string,
  now: Date,
): Promise<void> {
  const { head, layout } = await readLayout(files, request.file, request.vendor);
  const { log } = layout;
  if (log && log.period !== 'daily' && log.period !== request.trafxPeriod) {
    throw refused('trafxPeriod', texts.invalidPeriod);
  }
  const columns = columnsOf(
    layout,
    request.channels.map(({ header }) => header),
  );
  const order = layout.usualOrder ?? 'month-first';
  const options = { columns, interval: request.interval, timeZone, now: wallMinutesAt(now, timeZone), order };
  const refusal = refusalByHead(head, layout, options);
  if (refusal) throw refused('interval', refusal);
}
