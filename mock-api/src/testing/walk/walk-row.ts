import type { CampaignState, Api, ApiKey, FlowIdentity } from 'shared-domain';

/** Records of the City of Austin that the walk asks for. */
export type AustinRecords = {
  station: string;
  stationRow: number;
  /** A flow of the station that has counts, with the four codes that it is known by. */
  flow: { id: number; identity: FlowIdentity };
  draft: number;
  draftFlow: number;
  version: number;
  importId: number;
  exportId: number;
  /** A note about the station, by the ordinary user. */
  note: number;
  /** A validation count of the flow that no factor stands on, and factors of it by state, by the ordinary user. */
  validation: number;
  factors: { draft: number; proposed: number; approved: number };
  /** A short count at the station, and filled days of the flow, by the ordinary user. */
  shortCount: number;
  fill: number;
  /** A photo of the station, by the ordinary user; its pictures are not there. */
  photo: string;
  /** A view of a table for the agency, by the ordinary user. */
  view: number;
  /** A screenline of the agency with that flow, by its admin. */
  stationGroup: number;
  /** A figure of the station that the agency's admin has published. */
  publication: number;
  /** Campaigns of the agency with the station, one of each state. */
  campaigns: Record<CampaignState, number>;
  /** An entry of the agency's calendar, by the ordinary user. */
  entry: number;
  /** An outage and a planned closure of the station. */
  outage: number;
  /** One of which the watch found another end than a person said, and one that was entered and touches it. */
  outages: { differs: number; entered: number };
  closure: number;
  /** A visit to the station, and a counter there. */
  visit: number;
  equipment: number;
  /** The counter that stood there until that one came. */
  counterBefore: number;
  /** Something that was changed of that counter. */
  equipmentChange: number;
  /** A token of each person of Austin, and one of the agency. */
  tokens: { own: Record<number, number>; agency: number };
  /** A webhook of Austin's, and a delivery to it. */
  webhook: { id: number; delivery: number };
  /** A file of the drop folder that waits, of which the copy is gone, and a saved mapping. */
  drop: number;
  mapping: number;
  deployment: number;
  provider: number;
  registration: number;
  /** An open and a dismissed finding of the station. */
  finding: number;
  dismissed: number;
  /** The signed-in caller, where a call is about oneself. */
  self: number;
};

/** The upload of one of Austin's people; uploads are a person's own. */
export const uploadOf = (userId: number) => `walk-upload-${userId}`;

/** An ended export of one of Austin's people; whoever is none of them asks for the ordinary user's. */
export const exportOf = (userId: number) => 910_000 + (userId <= 3 ? userId : 3);

/** What keeps that the counter vendor was asked: within a minute nobody may ask again. */
export const ASKS_VENDOR = /^GET \/(eco-sites|stations-new|eco-visio\/list)$/;

type Input<K extends ApiKey> = Omit<Api[K], 'reply'>;

/** How one call is made in the walk, and what its caller gets when it is open to them. */
export type WalkRow<K extends ApiKey> = {
  input: (records: AustinRecords) => Input<K>;
  /** People of Austin and super admins; 200 unless given. */
  own?: number;
  /** Somebody of another agency: 404 for Austin's record; 200 for lists, which must hold nothing of Austin's. */
  foreign: 404 | 200 | 422 | 403 | 409 | 410;
  /**
   * What an admin of Austin gets with the application's own checks switched off, where that is not `own`, and why: their
   * scope is one agency all the same.
   */
  alone?: { own: number; why: string };
};
