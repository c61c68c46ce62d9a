/** GET /eco-visio: whether the counter vendor's platform is the built-in simulator, so that screens can say so (I4). */
export type EcoVisio = { simulated: boolean };

/** A channel of a vendor's site: one thing counted in one direction. */
export type EcoChannel = {
  /** The vendor's id; it becomes the flow's Eco ID. */
  id: string;
  name: string;
  /** Minutes. */
  interval: number | null;
  /** What it counts as a code of the list countType; null where the vendor's type has none there. */
  count_type_code: string | null;
  /** Past the counter's own direction or against it; null where it does not tell directions apart. */
  direction: 'in' | 'out' | null;
};

/** GET /stations-new: a site of the vendor's platform that no station of the exchange stands for yet. */
export type EcoStation = {
  /** The vendor's id; it becomes the station's Eco ID. */
  eco_id: string;
  name: string;
  /** Serial number of the counter. */
  counter: string | null;
  /** Minutes. */
  interval: number | null;
  /** 'YYYY-MM-DD' */
  installationDate: string | null;
  domain: string | null;
  /** The agency that it belongs to, told to those who see every agency's sites. */
  agency: string | null;
  latitude: number | null;
  longitude: number | null;
  /** 'YYYY-MM-DD', the day of the first count. */
  firstData: string | null;
  channels: EcoChannel[];
  other_notes: string | null;
  mounting_object: string | null;
};

/** POST /import/eco-counts */
export type EcoCountsRequest = {
  /** Numbers of published stations (station_id_tmg). */
  stationIds: string[];
  /**
   * The last day to import, 'YYYY-MM-DD' with or without a time; later than yesterday means yesterday, and the time is
   * 23:59:59. Left out for stations that were just added: all their counts from the first to yesterday (I5).
   */
  endDate?: string;
};

/** GET /eco-sites: a site of the platform and whose it is (S11). */
export type EcoSite = {
  id: string;
  name: string;
  /** In lower case, without blanks. */
  domain: string;
  /** The agency of its domain, or the one that it was handed over to. */
  agency_id: number | null;
  agency: string | null;
  handed_over: boolean;
  /** The station or draft that uses it. */
  station_name: string | null;
  station_id_tmg: string | null;
};
