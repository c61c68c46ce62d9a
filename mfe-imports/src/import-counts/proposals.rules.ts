import {
  isIntervalEnabled,
  VENDOR,
  type FileInspection,
  type ImportStation,
  type TrafxPeriod,
} from 'shared-domain';

/** What a file says of itself, in the form's words; null where it says nothing of it. */
export type Proposals = {
  vendor: string | null;
  /** Minutes, as text. */
  interval: string | null;
  trafxPeriod: TrafxPeriod | null;
};

/** Nothing proposed yet. */
export const noProposals: Proposals = { vendor: null, interval: null, trafxPeriod: null };

type Found = Pick<FileInspection, 'vendor' | 'interval' | 'trafxPeriod' | 'exportOf'>;

/** The proposals of a file as it is read. */
export function proposalsOf(found: Found): Proposals {
  const { vendor, interval } = found;
  return {
    vendor,
    interval: interval !== null && isIntervalEnabled(interval) ? String(interval) : null,
    trafxPeriod: vendor === VENDOR.trafx ? periodOf(found) : null,
  };
}

/** A file of our own holds intervals, whatever they were made of. */
function periodOf({ interval, trafxPeriod, exportOf }: Found): TrafxPeriod | null {
  if (exportOf) return interval === 60 ? 'hourly' : 'timestamps';
  return trafxPeriod === 'daily' ? null : trafxPeriod;
}

/** The vendor to propose: of those whose files look like this the station's own, else the likeliest. */
export function vendorOf(
  { vendor, vendors }: Pick<FileInspection, 'vendor' | 'vendors'>,
  stationVendor: string | null,
): string {
  return vendors.find((one) => one === stationVendor) ?? vendor;
}

/** The station that a file of our own was exported from, where the person can import to it. */
export function exportedTo(
  { exportOf }: Pick<FileInspection, 'exportOf'>,
  stations: readonly Pick<ImportStation, 'station_id_tmg'>[],
): string | null {
  const id = exportOf?.station_id_tmg;
  return stations.some(({ station_id_tmg }) => station_id_tmg === id) && id !== undefined ? id : null;
}

/** What of a file of several stations or intervals goes with a station; null where that is not one alone. */
export function partFor(
  { counters }: Pick<FileInspection, 'counters'>,
  station: string | null,
): string | null {
  const [only, other] = counters.filter(({ part }) => part !== null && part.station_id_tmg === station);
  return only && !other ? only.serial : null;
}

/** What changes in the form by new proposals: a field that is empty or as proposed before, never one a person has set. */
export function adopted(values: Proposals, before: Proposals, next: Proposals): Partial<Proposals> {
  const part: Partial<Proposals> = {};
  const isFree = (name: keyof Proposals) => values[name] === null || values[name] === before[name];
  if (next.vendor !== null && isFree('vendor')) part.vendor = next.vendor;
  if (next.interval !== null && isFree('interval')) part.interval = next.interval;
  if (next.trafxPeriod !== null && isFree('trafxPeriod')) part.trafxPeriod = next.trafxPeriod;
  return part;
}

/** The proposals in force once new ones have come: what they leave open stays as it was proposed. */
export function merged(before: Proposals, next: Proposals): Proposals {
  return {
    vendor: next.vendor ?? before.vendor,
    interval: next.interval ?? before.interval,
    trafxPeriod: next.trafxPeriod ?? before.trafxPeriod,
  };
}
