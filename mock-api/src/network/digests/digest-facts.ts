/** What a digest says of an outage. */
type DigestLineKind = 'silent' | 'still' | 'was_silent' | 'recovered' | 'filled' | 'retired' | 'moved';

/** A line of a digest; moments are UTC. */
export type DigestLine = {
  kind: DigestLineKind;
  /** Whether it is an upload that is overdue, instead of a counter that is silent. */
  upload: boolean;
  station: string;
  name: string;
  /** The flow that it is of alone. */
  flow: string | null;
  since: string;
  usual_hours: number;
  lost_hours: number;
  assignee: string | null;
  time_zone: string;
};

/** What was told of an outage that lasts: all that is said again where its station has left the agency. */
export type ToldLine = Pick<DigestLine, 'upload' | 'station' | 'name' | 'flow' | 'since' | 'time_zone'>;

/** Why a station waits: an import failed, somebody has to go there, its days have waited for long, or there is something to review. */
export type WaitingStation = {
  why: 'failed' | 'maintenance' | 'due' | 'review';
  station: string;
  name: string;
  /** To be reviewed: how many days, and how many counts open findings are about. */
  days: number;
  affected: number;
  /** The day of the visit that said so, 'YYYY-MM-DD'. */
  since: string | null;
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

/** All that a person's digest is worded of. */
export type DigestFacts = {
  agency: string;
  /** 'YYYY-MM-DD'. */
  monday: string;
  lines: readonly DigestLine[];
  /** How many outages ended with nothing missing before anybody was told. */
  cameLate: number;
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
