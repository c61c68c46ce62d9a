import { call } from 'shared-ui/api';
import {
  BYTE_ORDER_MARK,
  type Api,
  type Campaign,
  type CampaignAct,
  type CampaignReport,
  type OpenedCampaign,
} from 'shared-domain';
import { ask, invalidate, lookups, put, type Asked } from 'shared-ui/query';
import { people, type Person } from './people.rules.ts';
import { stationCampaignsQuery } from './station-campaigns.resource.ts';

/** The campaigns that the caller's agency has a part in, and whether it asks for two pairs of eyes (null where all are seen). */
export type CampaignList = { data: Campaign[]; two_pairs: boolean | null };

export const campaignsQuery: Asked<CampaignList> = {
  queryKey: ['campaigns'],
  queryFn: ({ signal }) => call('GET /campaigns', {}, { signal }),
};

const campaignKey = (id: string) => ['campaign', id];

/** One campaign with its stations. */
export const campaignQuery = (id: string): Asked<OpenedCampaign> => ({
  queryKey: campaignKey(id),
  record: true,
  queryFn: ({ signal }) => call('GET /campaigns/:id', { params: { id } }, { signal }),
});

/** The same as it is stored now, beside the one that is being edited. */
export const newerCampaign = (id: string): Promise<OpenedCampaign> =>
  ask({ ...campaignQuery(id), queryKey: ['newer campaign', id] });

/** What the form chooses from. */
export type CampaignLookups = {
  agencies: { id: number; name: string }[];
  people: Person[];
  stations: { code: string; label: string }[];
};

/** The agencies, people and stations that a campaign may be about. */
export const campaignLookupsQuery: Asked<CampaignLookups> = {
  queryKey: ['campaign lookups'],
  queryFn: async ({ signal }) => {
    const [agencies, users, stations] = await Promise.all([
      ask(lookups.agencies),
      call('GET /users', { query: {} }, { signal }),
      call('GET /stations', { query: {} }, { signal }),
    ]);
    return {
      agencies,
      people: people(users, agencies),
      stations: stations.map(({ station_id_tmg: code, station_name: name }) => ({
        code,
        label: `${code} ${name}`,
      })),
    };
  },
};

/** Takes in what a campaign has become; whatever else tells of campaigns is asked for anew. */
async function changed(made: Promise<OpenedCampaign>): Promise<OpenedCampaign> {
  const campaign = await made;
  void put(campaignQuery(String(campaign.id)), campaign);
  void invalidate(campaignsQuery.queryKey);
  void invalidate(['campaign report', String(campaign.id)]);
  void invalidate(['to-do']);
  return campaign;
}

const paramsOf = ({ id }: { id: number }) => ({ params: { id: String(id) } });

/** Makes a draft. */
export const addCampaign = (body: Api['POST /campaigns']['body']): Promise<OpenedCampaign> =>
  changed(call('POST /campaigns', { body }));

/** Saves a campaign; 409 when somebody else saved it after it was read. */
export const saveCampaign = (
  campaign: { id: number },
  body: Api['PUT /campaigns/:id']['body'],
): Promise<OpenedCampaign> => changed(call('PUT /campaigns/:id', { ...paramsOf(campaign), body }));

/** Deletes a draft. */
export async function deleteCampaign(campaign: { id: number }): Promise<void> {
  await call('DELETE /campaigns/:id', paramsOf(campaign));
  void invalidate(campaignsQuery.queryKey);
}

/** Opens a draft: its stations are frozen. */
export const openCampaign = (campaign: OpenedCampaign): Promise<OpenedCampaign> =>
  changed(call('POST /campaigns/:id/open', { ...paramsOf(campaign), body: { revision: campaign.revision } }));

/** Closes a campaign with its report; with a reason where stations are not done. */
export const closeCampaign = (campaign: OpenedCampaign, reason: string): Promise<OpenedCampaign> =>
  changed(
    call('POST /campaigns/:id/close', {
      ...paramsOf(campaign),
      body: { revision: campaign.revision, reason },
    }),
  );

/** Reopens a closed campaign as its next version. */
export const reopenCampaign = (campaign: OpenedCampaign, reason: string): Promise<OpenedCampaign> =>
  changed(
    call('POST /campaigns/:id/reopen', {
      ...paramsOf(campaign),
      body: { revision: campaign.revision, reason },
    }),
  );

/** Validates a station, sends it back, leaves it out or takes it in again. */
export async function actOnStation(
  campaign: { id: number },
  stationId: string,
  { act, reason }: { act: CampaignAct; reason: string },
): Promise<OpenedCampaign> {
  const after = await changed(
    call('POST /campaigns/:id/stations/:stationId', {
      params: { id: String(campaign.id), stationId },
      body: { act, reason },
    }),
  );
  void invalidate(stationCampaignsQuery(stationId).queryKey);
  return after;
}

/** Sets whether who entered counts of a station may validate it alone. */
export async function setTwoPairs(two_pairs: boolean): Promise<void> {
  await call('PUT /campaign-settings', { body: { two_pairs } });
  void invalidate(campaignsQuery.queryKey);
}

/** The report of a closed campaign, the newest unless a version is named. */
export const reportQuery = (id: string, version: number | undefined): Asked<CampaignReport> => ({
  queryKey: ['campaign report', id, version ?? 'newest'],
  queryFn: ({ signal }) =>
    call('GET /campaigns/:id/report', { params: { id }, query: { version } }, { signal }),
});

/** The report as a file (CSV). */
export const reportFileQuery = (campaign: number, version: number): Asked<string> => ({
  queryKey: ['campaign report file', campaign, version],
  queryFn: async ({ signal }) => {
    const text: string = await call(
      'GET /export/campaign-report',
      { query: { campaign, version } },
      { signal },
    );
    // what reads the answer takes the mark away by which spreadsheets know UTF-8
    return `${BYTE_ORDER_MARK}${text.replace(BYTE_ORDER_MARK, '')}`;
  },
  gcTime: 0,
});
