import type { Api, OpenedCampaign } from 'shared-domain';
import type { Person } from './people.rules.ts';

/** What a person decides of a campaign, as the API takes it. */
export type CampaignFacts = Omit<Api['PUT /campaigns/:id']['body'], 'revision'>;

/** What the form holds: ids as text, days as 'YYYY-MM-DD'. */
export type CampaignValues = {
  name: string;
  from: string | null;
  until: string | null;
  due: string | null;
  several: boolean;
  agencies: string[];
  search: string;
  stations: string[];
  counted: boolean;
  people: string[];
  no_strong: boolean;
  uptime: number | null;
};

/** The form of a new campaign. */
export const EMPTY_CAMPAIGN: CampaignValues = {
  name: '',
  from: null,
  until: null,
  due: null,
  several: false,
  agencies: [],
  search: '',
  stations: [],
  counted: true,
  people: [],
  no_strong: true,
  uptime: null,
};

/** A campaign as the form shows it; who validates single stations is no part of it. */
export const toForm = (campaign: OpenedCampaign): CampaignValues => ({
  name: campaign.name,
  from: campaign.from,
  until: campaign.until,
  due: campaign.due,
  several: campaign.several,
  agencies: campaign.filter.agency_ids.map(String),
  search: campaign.filter.search,
  stations: [...campaign.filter.stations],
  counted: campaign.filter.counted,
  people: campaign.validators.flatMap(({ user_id, agency_id }) =>
    agency_id === null ? [] : [String(user_id)],
  ),
  no_strong: campaign.no_strong,
  uptime: campaign.uptime,
});

/** What is decided of a campaign, as it stands. */
export const factsOf = (campaign: OpenedCampaign): CampaignFacts => ({
  name: campaign.name,
  from: campaign.from,
  until: campaign.until,
  due: campaign.due,
  filter: campaign.filter,
  validators: campaign.validators.map(({ user_id, agency_id, station_id_tmg }) => ({
    user_id,
    agency_id,
    station_id_tmg,
  })),
  no_strong: campaign.no_strong,
  uptime: campaign.uptime,
});

/** The form as the API takes it: people validate their own agency's stations; those of single stations stay as they are. */
export function toRequest(
  values: CampaignValues,
  people: readonly Person[],
  campaign: OpenedCampaign | null,
): CampaignFacts {
  const ofStations = campaign
    ? factsOf(campaign).validators.filter(({ station_id_tmg }) => station_id_tmg !== null)
    : [];
  const ofAgencies = people
    .filter(({ id }) => values.people.includes(String(id)))
    .map(({ id, agency_id }) => ({ user_id: id, agency_id, station_id_tmg: null }));
  return {
    name: values.name.trim(),
    from: values.from ?? '',
    until: values.until ?? '',
    due: values.due ?? '',
    filter: {
      agency_ids: values.several ? values.agencies.map(Number) : [],
      search: values.search.trim(),
      stations: values.stations,
      counted: values.counted,
    },
    validators: [...ofAgencies, ...ofStations],
    no_strong: values.no_strong,
    uptime: values.uptime,
  };
}
