/** A channel of a vendor's site. */
export type VendorChannel = {
  id: string;
  name: string;
  /** Minutes; null where the vendor does not say. */
  interval: number | null;
  userType: number | null;
  direction: 'in' | 'out' | null;
};

/** A site of the vendor's platform. */
export type VendorSite = {
  id: string;
  name: string;
  domain: string | null;
  latitude: number | null;
  longitude: number | null;
  interval: number | null;
  /** Serial number. */
  counter: string | null;
  /** 'YYYY-MM-DD' */
  installationDate: string | null;
  firstData: string | null;
  /** Made of other sites; it has no counter. */
  virtual: boolean;
  channels: VendorChannel[];
};

/** One interval of a channel: wall-clock minutes since 1970-01-01; `status` other than 0 is the platform's doubt. */
export type VendorCount = { minutes: number; count: number | null; status: number };

/** What to read of a site or channel: wall-clock minutes, `end` exclusive; `interval` 15 or 60 minutes. */
export type VendorRange = { begin: number; end: number; interval: 15 | 60 };

/** How a request may take its time. */
export type Patience = {
  /** Longest wait for the platform to accept requests again, in milliseconds. */
  longestWait: number;
  /** Told when it waits, with the moment it goes on. */
  onWait?: (until: Date) => Promise<void> | void;
};

/**
 * A counter vendor's platform, whichever version of its interface speaks. Throws VendorProblem.
 */
export type CounterVendor = {
  /** Whether its counters are made up (I4). */
  simulated: boolean;
  /** Tells its accounts apart, without saying what they are: each is shown other sites. */
  account: string;
  listSites(patience: Patience): Promise<VendorSite[]>;
  /** The counts of a channel, or of a whole site, oldest first, in pieces. */
  readCounts(id: string, range: VendorRange, patience: Patience): AsyncGenerator<VendorCount[]>;
  /** Ends every wait, so that the process can stop. */
  close(): void;
};
