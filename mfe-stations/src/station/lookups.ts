import type { CodeOption, V1StationOptions } from 'shared-domain';
import { contactOptions } from './contact.record.ts';
import type { StationValues } from './station.record.ts';

/** Where a station stands while it is edited: not stored yet, a draft, or published. */
export type StationStage = 'new' | 'draft' | 'published';

/** What the v1 form's fields look up: the option lists, and what they need to know of the station. */
export type StationLookups = V1StationOptions & {
  stage: StationStage;
  /** What is stored; null for a new station. */
  stored: StationValues | null;
  /** The rows of channels that have counts; their codes stay as they are (S16). */
  counted: ReadonlySet<string>;
  providers: CodeOption[];
  requesters: CodeOption[];
};

/** The lookups of a station; `newContact` is the label of the choice that a contact is a new one. */
export function lookupsOf(
  options: V1StationOptions,
  station: Pick<StationLookups, 'stage' | 'stored' | 'counted'>,
  newContact: string,
): StationLookups {
  const providers = options.provider.map((one) => ({
    id: one.id,
    name: one.provider_name,
    agency: one.provider_agency,
  }));
  const requesters = options.requester.map((one) => ({
    id: one.id,
    name: one.requester_name,
    agency: one.requester_agency,
  }));
  return {
    ...options,
    ...station,
    providers: contactOptions(providers, newContact),
    requesters: contactOptions(requesters, newContact),
  };
}
