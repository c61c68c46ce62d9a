import {
  mayAccess,
  type CampaignAct,
  type CampaignState,
  type CampaignStationState,
  type User,
} from 'shared-domain';

/** Whose a campaign is; null where it is about several agencies. */
type Owned = { agency_id: number | null };
/** A person's place: of which agency, and what they are there. */
export type Person = Pick<User, 'id' | 'agency_id' | 'admin' | 'super_admin'>;

const isSuper = (person: Person): boolean => mayAccess('superAdmin', person as User);
const isAdmin = (person: Person): boolean => mayAccess('admin', person as User);

/** Whether a person decides of a campaign as a whole: a super admin of each, an agency's admin of its own. */
export const mayRun = (person: Person, { agency_id }: Owned): boolean =>
  isSuper(person) || (isAdmin(person) && agency_id !== null && agency_id === person.agency_id);

/** Whether a person decides of a station of a campaign: super admins, and the admins of its agency. */
const mayDecide = (person: Person, station: { agency_id: number }): boolean =>
  isSuper(person) || (isAdmin(person) && person.agency_id === station.agency_id);

/** Somebody named to validate an agency's stations, or one. */
export type Named = { user_id: number; agency_id: number | null; station_id: number | null };

/** Those named for a station: for itself, else for its agency. */
export function namedFor<N extends Named>(
  named: readonly N[],
  { id, agency_id }: { id: number; agency_id: number },
): N[] {
  const own = named.filter((one) => one.station_id === id);
  return own.length > 0 ? own : named.filter((one) => one.agency_id === agency_id);
}

/** Whether validating a station is a person's turn: they are named, or nobody is and they decide there. */
export function isTurnOf(
  person: Person,
  named: readonly Named[],
  station: { id: number; agency_id: number },
): boolean {
  const own = namedFor(named, station);
  return own.length > 0
    ? own.some(({ user_id }) => user_id === person.id)
    : isAdmin(person) && person.agency_id === station.agency_id;
}

/** In which states a station can be dealt with so. */
const POSSIBLE: Record<CampaignAct, readonly CampaignStationState[]> = {
  validate: ['to do', 'sent back', 'looking'],
  'send back': ['to do', 'looking', 'validated'],
  'leave out': ['to do', 'sent back', 'looking', 'validated'],
  'take in': ['left out'],
};

/** Whether a station that stands so can be dealt with so at all; whoever it is. */
export const isPossible = (act: CampaignAct, state: CampaignStationState): boolean =>
  POSSIBLE[act].includes(state);

/** What a person may do with a station of a campaign: who validates also sends back; what is left out is an admin's to say. */
export function actsOf(
  person: Person,
  {
    campaign,
    station,
    state,
    named,
  }: {
    campaign: { state: CampaignState };
    station: { id: number; agency_id: number };
    state: CampaignStationState;
    named: readonly Named[];
  },
): CampaignAct[] {
  if (campaign.state !== 'open') return [];
  const decides = mayDecide(person, station);
  const validates = decides || isTurnOf(person, named, station);
  const allowed: CampaignAct[] = [
    ...(validates ? (['validate', 'send back'] as const) : []),
    ...(decides ? (['leave out', 'take in'] as const) : []),
  ];
  return allowed.filter((act) => isPossible(act, state));
}
