import type { Api, CampaignAct, ImportRequest, OpenedCampaign } from 'shared-domain';
import { imported } from './import-files.ts';
import { request, testApi, type Persona } from './index.ts';
import { AU } from './stored-counts.ts';

/** What a campaign is made of. */
export type Facts = Omit<Api['PUT /campaigns/:id']['body'], 'revision'>;

/** The clock of tests stands on March 2; AU0001's last 60 days wait for review. */
export const FACTS: Facts = {
  name: 'February counts',
  from: '2026-02-01',
  until: '2026-02-28',
  due: '2026-03-16',
  filter: { agency_ids: [], search: '', stations: [], counted: true },
  validators: [{ user_id: 3, agency_id: 3, station_id_tmg: null }],
  no_strong: false,
  uptime: null,
};

/** Makes a draft of a campaign. */
export const add = (
  more: Partial<Facts> & { several?: boolean; request_key?: string } = {},
  as: Persona = 'admin',
) => request('POST /campaigns', { body: { several: false, ...FACTS, ...more } }, as);
/** Makes a campaign and opens it. */
export const open = async (more: Partial<Facts> & { several?: boolean } = {}, as: Persona = 'admin') => {
  const { reply } = await add(more, as);
  return (await course('open', reply, {}, as)).reply;
};
/** Opens or closes a campaign. */
export const course = (
  what: 'open' | 'close',
  { id, revision }: Pick<OpenedCampaign, 'id' | 'revision'>,
  more: { reason?: string } = {},
  as: Persona = 'admin',
) => request(`POST /campaigns/:id/${what}`, { params: { id: String(id) }, body: { revision, ...more } }, as);
/** Reopens a closed one with a reason. */
export const reopen = ({ id, revision }: OpenedCampaign, as: Persona = 'super') =>
  request(
    'POST /campaigns/:id/reopen',
    { params: { id: String(id) }, body: { revision, reason: 'Counts came late' } },
    as,
  );
/** A campaign as somebody sees it. */
export const read = async (id: number, as: Persona = 'admin') =>
  (await request('GET /campaigns/:id', { params: { id: String(id) } }, as)).reply;
/** Deals with a station of a campaign. */
export const act = (id: number, what: CampaignAct, reason?: string, as: Persona = 'user', stationId = AU) =>
  request(
    'POST /campaigns/:id/stations/:stationId',
    { params: { id: String(id), stationId }, body: { act: what, reason } },
    as,
  );
/** A station of a campaign that was read. */
export const stationOf = ({ stations }: OpenedCampaign, stationId = AU) =>
  stations.find(({ station_id_tmg }) => station_id_tmg === stationId);
/** Certifies all that waits at a station. */
export const certifyAll = async (stationId = AU, as: Persona = 'user') => {
  await request('POST /counts/certify', { body: { flowid_txdot: stationId, reason: 'Known' } }, as);
  await testApi().runJobs();
};
/** A campaign's report, of its newest version unless one is named. */
export const report = (id: number, as: Persona = 'admin', version?: number) =>
  request('GET /campaigns/:id/report', { params: { id: String(id) }, query: { version } }, as);

/** Imports a count of the first flow of AU0001, of an hour as an export of ours has it. */
export async function bring(ts: string, count: number): Promise<void> {
  const params = { stationId: AU };
  const { reply: station } = await request('GET /stations/:stationId', { params }, 'user');
  const id = station.channels[0]?.id ?? 0;
  const header = 'station_id_tmg,station_name,flowid_txdot,flow_name,date,interval,count';
  const file = `${header}\n${AU},Trail,${AU}-3-2-1-9,NB,${ts},60,${count}\n`;
  const channels = [{ id, header: 'NB' }];
  const { status, result } = await imported(file, {
    station: AU,
    vendor: station.vendor_code as ImportRequest['vendor'],
    channels,
    interval: 60,
  });
  expect([status, (result?.added ?? 0) + (result?.replaced ?? 0)]).toEqual(['done', 1]);
}
