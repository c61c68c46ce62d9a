/** What a digest says of an outage. */
type DigestLineKind = 'silent' | 'still' | 'was_silent' | 'recovered' | 'filled' | 'retired' | 'moved';

/** What has become of an outage since it was told; `at` is when, where that is known. */
export type SinceThen = {
  what: 'lasts' | 'again' | 'recovered' | 'filled' | 'less' | 'retired' | 'unexpected' | 'closed';
  at: string | null;
  lost_hours: number;
};

/** A line of a digest; moments are UTC. */
export type DigestLine = {
  kind: DigestLineKind;
  /** The outage's row, and whether somebody had closed it. */
  outage?: number;
  closed?: boolean;
  /** Said of an e-mail that was sent alone. */
  since_then?: SinceThen;
  /** Whether it is an upload that is overdue, instead of a counter that is silent. */
  upload: boolean;
  station: string;
  name: string;
  /** Of what was ended without data: the station goes on, and nothing is expected of its counter. */
  unexpected?: boolean;
  /** The flow that it is of alone. */
  flow: string | null;
  since: string;
  /** The newest count; null where there never was one, or it is not known. */
  last_count: string | null;
  /** How often it delivers; null where that is not learned. */
  usual_hours: number | null;
  lost_hours: number;
  assignee: string | null;
  time_zone: string;
};

/** What was told of an outage that lasts: all that is said again where its station has left the agency. */
export type ToldLine = Pick<DigestLine, 'upload' | 'station' | 'name' | 'flow' | 'since' | 'time_zone'>;

/**
 * Why a station waits: an import failed, the vendor has a channel of it no more, somebody has to go there or planned to, its days have waited
 * for long, counts came for days that are certified, or there is something to review.
 */
export type WaitingStation = {
  why: 'failed' | 'lost' | 'maintenance' | 'visit' | 'due' | 'late' | 'review';
  station: string;
  name: string;
  /** To be reviewed: how many days, and how many counts open findings are about. */
  days: number;
  affected: number;
  /** The day of the visit that said so, that one is planned for, or of the first late count, 'YYYY-MM-DD'. */
  since: string | null;
  /** Late counts: the day of the last one, and how many. */
  until?: string;
  counts?: number;
  /** The channel that the vendor has no more. */
  channel?: string;
};

/** A campaign that a person has stations to do in. */
export type DigestCampaign = {
  id: number;
  name: string;
  /** 'YYYY-MM-DD', and how many days until then; below zero where it is past. */
  due: string;
  daysLeft: number;
  /** Stations that are to be done by the agency, of how many. */
  left: number;
  of: number;
};
/** That the counts of a source can't be fetched, or can be again; `since` is when that began. */
export type ImportNews = { id: number; kind: 'failing' | 'again'; since: string; time_zone: string };

/** What is new at the vendor's: channels of a site that nothing here is fetched from, or a site that was renamed. */
export type VendorLine = { site: string; channels: number; was: string | null };

/** All that a person's digest is worded of: what an agency has, and what others have that they hear of too. */
export type DigestFacts = {
  agency: string;
  others?: readonly DigestFacts[];
  /** 'YYYY-MM-DD'. */
  monday: string;
  lines: readonly DigestLine[];
  /** How many outages ended with nothing missing before anybody was told. */
  cameLate: number;
  /** How many counters have been silent for longer than four weeks: of these no more is told one by one. */
  silentLong?: number;
  waiting: readonly WaitingStation[];
  /** How many files of the agency's drop folder wait for somebody; none where it is not said. */
  filesWaiting?: number;
  campaigns: readonly DigestCampaign[];
  /** Whether any of those that wait, or a reminder of a campaign, is new since the last digest. */
  imports: readonly ImportNews[];
  vendor: readonly VendorLine[];
  /** Whether any of those that wait is new since the last digest. */
  waitsAnew: boolean;
  /** When it is sent: each Monday, the first of a month, or at once. */
  occasion: 'weekly' | 'monthly' | 'once';
  /** The moment at which it is written. */
  at: string;
  /** Where the app is reached. */
  origin: string;
};
