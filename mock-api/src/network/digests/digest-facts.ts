/** What a digest says of an outage. */
type DigestLineKind = 'silent' | 'still' | 'was_silent' | 'recovered' | 'filled' | 'retired';

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

/** All that a person's digest is worded of. */
export type DigestFacts = {
  agency: string;
  /** 'YYYY-MM-DD'. */
  monday: string;
  lines: readonly DigestLine[];
  /** How many outages ended with nothing missing before anybody was told. */
  cameLate: number;
  waiting: readonly WaitingStation[];
  /** Whether any of those that wait is new since the last digest. */
  waitsAnew: boolean;
  /** When it is sent: each Monday, the first of a month, or at once. */
  occasion: 'weekly' | 'monthly' | 'once';
  /** The moment at which it is written. */
  at: string;
  /** Where the app is reached. */
  origin: string;
};
