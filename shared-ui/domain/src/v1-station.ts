import type { ChannelFacts } from './channel-facts.rules.ts';
import type { CodeOption } from './codes.ts';
import type { AnswersOf } from './fields/field.ts';
import type { flowFields } from './fields/flow-fields.ts';
import type { V1List } from './fields/forms.ts';
import type { stationFields } from './fields/station-fields.ts';

/** Somebody who provides counters. */
export type ProviderContact = {
  id: number;
  provider_agency: string | null;
  provider_name: string;
  provider_phone: string | null;
  provider_email: string | null;
};
/** Somebody who asked for counts. */
export type RequesterContact = {
  id: number;
  requester_agency: string | null;
  requester_name: string;
  requester_phone: string | null;
  requester_email: string | null;
};

/** One that is chosen (its id alone counts), or a new one (`id` null), which is added with the station. */
export type ContactChoice<C extends { id: number }> = { id: number } | (Omit<C, 'id'> & { id: null });

/**
 * A channel row of the v1 form: a flow by its older name. `eco_id` is the row's ID. What the form asks once may be said
 * here for the channel alone (S13); left out, it is what the station says.
 */
export type V1ChannelRequest = Partial<ChannelFacts> &
  AnswersOf<typeof flowFields, 'channel'> & {
    /** The flow that it is; null for a new row. */
    id: number | null;
    /** The flow's version that was read (S10). */
    version?: number;
  };

/** A channel as it is stored. */
export type V1Channel = Required<V1ChannelRequest> & {
  id: number;
  flowid_txdot: string | null;
  /** Whether there are counts of it; then its codes stay, and it can't be removed (S7). */
  has_counts: boolean;
};

/**
 * A station as the v1 form sends it: codes, not labels. A draft may leave everything but the name empty. What the
 * form asks once and the model keeps with each flow (count method, facility type, sensor's place …) goes to every flow
 * of the station that says nothing else by itself, and on an update only where it was changed: sending back what was read
 * changes nothing. Where flows differ the reply has here what most of them say.
 */
export type V1StationRequest = AnswersOf<typeof stationFields, 'v1'> & {
  channels: V1ChannelRequest[];
  provider: ContactChoice<ProviderContact> | null;
  requester: ContactChoice<RequesterContact> | null;
};

/** A station or draft as the v1 form edits it. */
export type V1Station = Omit<V1StationRequest, 'channels' | 'provider' | 'requester'> & {
  id: number;
  draft_id: number | null;
  draft: boolean;
  station_id_tmg: string | null;
  agency_id: number;
  progress: number | null;
  version: number;
  channels: V1Channel[];
  provider: ProviderContact | null;
  requester: RequesterContact | null;
};

/** Lists of the v1 form that are plain codes. */
export type V1CodeList = V1List;

/** GET /station-options */
export type V1StationOptions = Record<V1CodeList, CodeOption[]> & {
  county: (CodeOption & { txdot_district_code: number })[];
  /** `label` and `city_area` are the city's name. */
  city: (CodeOption & { city_area: string; county_code: number; tmg_prefix: string; tmg_count: number })[];
  provider: ProviderContact[];
  requester: RequesterContact[];
};
