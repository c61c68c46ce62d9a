import { VENDOR, type VendorCode } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import { texts } from './texts.ts';

/** What a file tells of itself. */
export type FileFacts = {
  vendor: VendorCode;
  layout: string;
  delimiter: string;
  /** Minutes; null for single passages, which fit into any. */
  interval: number | null;
  /** All of its columns, in their order. */
  headers: readonly string[];
  /** The counter's own: a serial number, or what stands above the columns. */
  mark: string | null;
  /** Stations whose numbers the file, or its name, holds. */
  stations: readonly string[];
};

/** What a saved mapping knows of its files. */
export type KnownFile = Omit<FileFacts, 'stations' | 'interval'> & {
  interval: number;
  /** Its station's number. */
  station: string;
  /** Whether whoever saved it may still load files for that station. */
  maySave: boolean;
};

/** Why a file is not one of those that a mapping was saved for; nothing where it is. */
export function mismatches(file: FileFacts, known: KnownFile): Text[] {
  return [
    ...placeMismatch(file, known),
    ...columnMismatches(file.headers, known.headers),
    ...(file.layout === known.layout ? [] : [texts.otherLayout]),
    ...(file.delimiter === known.delimiter ? [] : [texts.otherDelimiter]),
    ...(file.interval === null || file.interval === known.interval
      ? []
      : [texts.otherInterval({ found: file.interval, known: known.interval })]),
    ...(known.maySave ? [] : [texts.saverGone({ station: known.station })]),
  ];
}

/** A file has to say by itself of which station it is: a header list alone may be many stations' own. */
function placeMismatch({ vendor, mark, stations }: FileFacts, known: KnownFile): Text[] {
  const { station } = known;
  if (stations.length > 0)
    return stations.every((one) => one === station) ? [] : [texts.otherStation({ station })];
  if (mark !== null) return mark === known.mark ? [] : [texts.otherMark({ found: mark, station })];
  // a vendor's columns are called by their site
  if (vendor === VENDOR.ecoCounter && known.mark === null) return [];
  return [texts.noMark({ station })];
}

function columnMismatches(found: readonly string[], known: readonly string[]): Text[] {
  const added = found.filter((header) => !known.includes(header));
  const gone = known.filter((header) => !found.includes(header));
  if (added.length > 0 || gone.length > 0)
    return [
      ...(added.length > 0 ? [texts.newColumns({ count: added.length, columns: listed(added) })] : []),
      ...(gone.length > 0 ? [texts.goneColumns({ count: gone.length, columns: listed(gone) })] : []),
    ];
  return found.every((header, at) => header === known[at]) ? [] : [texts.movedColumns];
}

const SHOWN_COLUMNS = 3;
const LONGEST_COLUMN = 60;

function listed(columns: readonly string[]): string {
  const shown = columns.slice(0, SHOWN_COLUMNS).map((column) => column.slice(0, LONGEST_COLUMN));
  return shown.join(', ') + (columns.length > SHOWN_COLUMNS ? ', …' : '');
}

/** A mapping beside the file as it is read by it. */
export type Candidate<M> = { mapping: M; known: KnownFile; file: FileFacts };

/** The one mapping that fits a file; where none does, or several do, why not, by the one that comes nearest. */
export function chooseMapping<M>(candidates: readonly Candidate<M>[]): { mapping: M } | { reasons: Text[] } {
  const judged = candidates
    .filter(({ file, known }) => file.vendor === known.vendor)
    .map(({ mapping, known, file }) => ({ mapping, known, reasons: mismatches(file, known) }));
  const fitting = judged.filter(({ reasons }) => reasons.length === 0);
  const [only, other] = fitting;
  if (only && !other) return { mapping: only.mapping };
  if (only) {
    const stations = [...new Set(fitting.map(({ known }) => known.station))].join(', ');
    return { reasons: [texts.severalFit({ stations })] };
  }
  const [nearest] = judged.toSorted((a, b) => a.reasons.length - b.reasons.length);
  return { reasons: nearest?.reasons ?? [texts.noMapping] };
}
