import type { FigureGrade, FigureMethod, FigureMode, OpenLicense } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';

/** A flow as everybody may know it, its labels in both languages; its name is the agency's own. */
type OpenFlow = {
  /** The five codes: 'AU0012-2-2-1-1'. */
  flow: string;
  type: Text;
  direction: Text;
  side: Text;
  method: Text;
  facility: Text | null;
  /** The minutes of one count, where it has counted in one interval alone. */
  interval_minutes: number | null;
};

/** Certified counts that were left out of a flow, the end of the last one exclusive: '2025-03-02 14:00:00'. */
export type OpenExcluded = { flow: string; from: string; until: string; reason: Text; counts: number };

/** What is told of a flow's month beside its counts. */
export type OpenFlowMonth = {
  flow: string;
  /** Each day with a usable count; a day is whole where all of its hours have one. */
  days: { date: string; total: number; whole: boolean }[];
  /** Mean count of each of the 24 hours, null where none was counted; null where an agency lets days alone out. */
  hours: { weekday: (number | null)[]; weekend: (number | null)[] } | null;
};

/** How much of what was to be counted is there. */
export type OpenUptime = { expected: number; present: number; grade: 'A' | 'B' | 'C' | 'D' | 'E' | null };

/** What is kept of a month beside its counts. */
export type ToldMonth = {
  flows: OpenFlowMonth[];
  excluded: OpenExcluded[];
  /** Null of a portable counter. */
  uptime: OpenUptime | null;
};

/** A month that is out. */
export type OpenMonth = ToldMonth & {
  /** '2025-03'. */
  month: string;
  /** Which of the month's editions, and its hash. */
  edition: number;
  hash: string;
  /** Counts of it, those that were left out among them. */
  counts: number;
  published_at: string;
  /** Since when its counts are being looked at again; null: it stands. */
  revising: string | null;
};

/** Annual average daily traffic of a year whose months are all out. */
export type OpenAadt = {
  year: number;
  mode: FigureMode;
  method: FigureMethod;
  value: number;
  days: number;
  grade: FigureGrade | null;
};

/** A correction factor with its days, never multiplied into counts; `until` is the last day, null while it holds. */
export type OpenFactor = { flow: string; value: number; from: string; until: string | null };

/** What a version of a station tells beside its months. */
export type OpenFacts = {
  station: string;
  name: string;
  street_or_trail: string | null;
  city: string | null;
  county: string | null;
  district: string | null;
  /** Rounded as the agency has chosen. */
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  established: number | null;
  /** Nothing has been counted there since; what is out stays. */
  discontinued: number | null;
  agency: string;
  contact: string;
  note: string | null;
  /** Whether days alone are out, without hours. */
  daily_only: boolean;
  flows: OpenFlow[];
  aadt: OpenAadt[];
  factors: OpenFactor[];
  /**
   * Days of its months on which a counter was exchanged or changed, and nothing of it: not which one, not how. Absent where there
   * are none, and in versions of before they were told.
   */
  equipment_changed?: string[];
};

/** A version of a station, as it is out. */
export type OpenStation = OpenFacts & {
  is: 'published';
  agency_id: number;
  version: number;
  /** The newest one; another than `version` at the address of an old one. */
  latest: number;
  /** SHA-256 of all that it holds. */
  hash: string;
  license: OpenLicense;
  published_at: string;
  /** The oldest first. */
  months: OpenMonth[];
};

/** A station that was out and is no more. */
export type WithdrawnStation = {
  is: 'withdrawn';
  station: string;
  at: string;
  reason: string | null;
  contact: string;
};

/** A station in the list of those that are out. */
export type OpenStationLine = Pick<
  OpenFacts,
  | 'station'
  | 'name'
  | 'street_or_trail'
  | 'city'
  | 'county'
  | 'district'
  | 'latitude'
  | 'longitude'
  | 'agency'
  | 'flows'
  | 'aadt'
> & {
  agency_id: number;
  version: number;
  hash: string;
  license: OpenLicense;
  published_at: string;
  first_month: string;
  last_month: string;
};

/** By what the list is narrowed; nothing narrows nothing. Texts are compared without accents or case. */
export type OpenStationsQuery = { agency?: number; city?: string; county?: string; text?: string };

/** A file of an agency's year in its newest version. */
export type OpenFile = {
  agency_id: number;
  agency: string;
  year: number;
  version: number;
  kind: 'zip' | 'parquet';
  bytes: number;
  rows: number;
  sha256: string;
  published_at: string;
  /** Those of the stations that it holds, by name. */
  licenses: OpenLicense[];
  /** The first and the last month of the year that it holds: '2025-03'. */
  first_month: string;
  last_month: string;
  /** Its address, which never changes: '/public/data/v1/agencies/3/2025/v2/counts.parquet'. */
  path: string;
  /** The same bytes under the names of partitions, as programs that read tables in pieces want them; null of what is no table. */
  partition: string | null;
};

/** Versions of a station, the newest first. */
export type OpenVersion = {
  version: number;
  hash: string;
  published_at: string;
  first_month: string;
  last_month: string;
};

/** A photo that is shown of a station; its pictures are found by the id. */
export type OpenPhoto = { id: string; caption: string; width: number; height: number };
