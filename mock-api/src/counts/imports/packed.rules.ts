import { CSV_NAMES } from '../csv/csv-names.ts';

/** What the first file of a zip begins with, and where its name stands (APPNOTE.TXT 4.3.7). */
const SIGNATURE = [0x50, 0x4b, 0x03, 0x04];
const NAME_LENGTH_AT = 26;
const NAME_AT = 30;

/** Whether bytes begin as a zip does; as far as there are any. */
export const beginsAsZip = (head: Uint8Array): boolean =>
  SIGNATURE.every((byte, at) => at >= head.byteLength || head[at] === byte);

/** The name of the first file of a zip; null of what is none, undefined where more bytes have to tell. */
export function firstNameOf(head: Uint8Array): string | null | undefined {
  if (!beginsAsZip(head)) return null;
  if (head.byteLength < NAME_AT) return undefined;
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  const end = NAME_AT + view.getUint16(NAME_LENGTH_AT, true);
  return head.byteLength < end ? undefined : new TextDecoder().decode(head.subarray(NAME_AT, end));
}

/** Whether a file of a zip can be one of counts, by its name; a workbook is a zip too, and has none. */
export const isCountFile = (name: string): boolean => /\.(csv|txt)$/i.test(name);

const COMPANIONS: ReadonlySet<string> = new Set(Object.values(CSV_NAMES));
/** What a Mac lays beside each file, and folders. */
const isNoFile = (name: string): boolean => name.startsWith('__MACOSX/') || name.endsWith('/');

/** Whether a file goes with the first one of a zip: in an export of ours facts stand beside the counts. */
export const goesWith = (first: string, name: string): boolean =>
  isNoFile(name) || (first === CSV_NAMES.counts && COMPANIONS.has(name));
