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

/** A station that waits for somebody: days to be certified, or an import that failed. */
export type WaitingStation = { why: 'due' | 'failed'; station: string; name: string };

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
  /** Where the app is reached. */
  origin: string;
};
