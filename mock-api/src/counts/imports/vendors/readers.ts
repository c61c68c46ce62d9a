import type { VendorCode } from 'shared-domain';
import { customReader } from './custom/custom.reader.ts';
import { ecoCounterReader } from './eco-counter/eco-counter.reader.ts';
import { jamarReader } from './jamar/jamar.reader.ts';
import type { CountFileReader } from './layout.ts';
import { timeMarkReader } from './time-mark/time-mark.reader.ts';
import { trafxReader } from './trafx/trafx.reader.ts';

/**
 * The vendors' readers; the particular ones come before the generic one, which takes nearly everything. Another
 * vendor is a folder with its reader and fixtures, and an entry here.
 */
export const readers: readonly CountFileReader[] = [
  ecoCounterReader,
  trafxReader,
  jamarReader,
  customReader,
  timeMarkReader,
];

/** The reader of this vendor's files, if they can be read. */
export function readerOf(vendor: VendorCode): CountFileReader | null {
  return readers.find((reader) => reader.vendor === vendor) ?? null;
}
