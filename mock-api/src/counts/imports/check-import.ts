import {
  wallMinutesAt,
  type ImportRequest,
  type ReadingChoices,
  type Station,
  type VendorCode,
} from 'shared-domain';
import type { Column, Layout } from './vendors/layout.ts';
import { openCountFile, refusalByHead, type CountFile } from './vendors/read-count-file.ts';
import { readerOf } from './vendors/readers.ts';
import type { ReadingOptions } from './vendors/reading.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import type { Text } from '../../platform/text/language.ts';
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

/** The refusal of an upload that is not there, or not there any more. */
export function fileGone(): ApiProblem {
  return new ApiProblem(404, texts.fileGone, { errors: { file: [texts.fileGone] } });
}

/** The columns that the mapping means, in its order; refused where the layout has none of that name. */
function columnsOf(layout: Layout, headers: string[]): Column[] {
  return headers.map((header) => {
    const column = layout.columns.find((one) => one.header === header);
    if (!column) throw refused('channels', texts.unknownHeader({ header }));
    return column;
  });
}

/** An uploaded file as this vendor's reader sees it; refused where it sees none of its own. */
export async function openUpload(
  files: FileStore,
  uploadId: string,
  vendorCode: string,
  reading: ReadingChoices = {},
): Promise<CountFile> {
  const vendor = vendorCode as VendorCode;
  const name = storedName(uploadId);
  if ((await files.size(name)) === null) throw fileGone();
  const file = await openCountFile(() => files.read(name), vendor, reading);
  if (file === 'not-of-vendor') throw refused('vendor', texts.notOfVendor({ vendor: VENDOR_NAMES[vendor] }));
  if ('refused' in file) throw refused('file', file.refused);
  return file;
}

/** Refuses a mapping that does not fit: a vendor that is not the station's, foreign or doubled channels, doubled columns. */
export function checkMapping(station: Station, { vendor, channels }: ImportRequest): void {
  if (station.vendor_code !== vendor || !readerOf(vendor)) {
    throw refused(
      'station',
      texts.otherVendor({ station: station.station_name, vendor: VENDOR_NAMES[vendor as VendorCode] }),
    );
  }
  const known = new Set(station.channels.map(({ id }) => id));
  if (channels.some(({ id }) => !known.has(id))) throw refused('channels', texts.unknownChannel);
  if (new Set(channels.map(({ id }) => id)).size < channels.length)
    throw refused('channels', texts.channelTwice);
  const headers = channels.map(({ header }) => header);
  const doubled = headers.find((header, at) => headers.indexOf(header) < at);
  if (doubled !== undefined) throw refused('channels', texts.headerTwice({ header: doubled }));
}

/** A file with what an import of it was asked to do. */
export type Reading = { file: CountFile; options: ReadingOptions };

/** Opens the file of a request; refused where file and request don't fit, as far as its first rows tell. */
export async function openRequested(
  files: FileStore,
  request: ImportRequest,
  timeZone: string,
  now: Date,
): Promise<Reading> {
  const file = await openUpload(files, request.file, request.vendor, request.reading);
  const { layout, dateFormat, thousands } = file;
  const headers = request.channels.map(({ header }) => header);
  const options = {
    columns: layout.refusal ? [] : columnsOf(layout, headers),
    interval: request.interval,
    timeZone,
    now: wallMinutesAt(now, timeZone),
    dateFormat,
    thousands,
    repeats: request.reading?.repeats,
  };
  return { file, options };
}

/** Refuses a log that holds another period than was chosen. */
export function checkPeriod({ file }: Reading, request: ImportRequest): void {
  const { log } = file.layout;
  if (log && log.period !== 'daily' && log.period !== request.trafxPeriod) {
    throw refused('trafxPeriod', texts.invalidPeriod);
  }
}

/** Refuses suspects and notes of a token: what is set aside, a person sets aside (C9), in a file as by `POST /counts/update`. */
export function checkMarks({ layout }: CountFile, byToken: boolean): void {
  const counts = layout.flowRows?.marked ?? 0;
  if (byToken && counts > 0) throw refused('file', texts.tokenMarks({ counts }));
}

/** Which field of the request a refusal by the head is about. */
function fieldOf({ layout, isDateOpen }: CountFile, refusal: Text): string {
  if (refusal === layout.refusal) return 'file';
  return isDateOpen ? 'dateFormat' : 'interval';
}

/** Refuses a file whose first rows show that it can't be imported like this: daily totals, another interval or period. */
export function checkReading({ file, options }: Reading, request: ImportRequest): void {
  checkPeriod({ file, options }, request);
  const refusal = refusalByHead(file, options);
  if (refusal) throw refused(fieldOf(file, refusal), refusal);
}
