import type {
  Campaign,
  CampaignAgency,
  CampaignProgress,
  CampaignStation,
  OpenedCampaign,
  User,
} from 'shared-domain';
import * as sql from './campaigns.sql.ts';
import { readFacts, type CampaignSource } from './facts.sql.ts';
import * as members from './members.sql.ts';
import { addedUp, progressOf } from './progress.rules.ts';
import { actsOf, mayRun, namedFor } from './rights.rules.ts';
import { selectHashes, selectReported } from './reports.sql.ts';
import { stationState, type StationFacts } from './station-state.rules.ts';

/** A station of a campaign with what its counts tell, and where it therefore stands. */
export type Standing = { member: members.MemberRow; facts: StationFacts; state: CampaignStation['state'] };

/** Where these stations of a campaign stand. */
export async function standings(
  source: CampaignSource,
  campaign: sql.CampaignRow,
  rows: readonly members.MemberRow[],
): Promise<Standing[]> {
  const ids = rows.map(({ id }) => id);
  const facts = await readFacts(source, ids, { ...campaign, since: campaign.opened_at });
  return rows.flatMap((member) => {
    const own = facts.get(member.id);
    return own ? [{ member, facts: own, state: stationState(member, own) }] : [];
  });
}

/** The stations that a draft's filter means now. */
export async function fitting(source: CampaignSource, campaign: sql.CampaignRow): Promise<Standing[]> {
  const rows = await members.selectFitting(source.db, campaign.filter, campaign.agency_id);
  const all = await standings(source, campaign, rows);
  return campaign.filter.counted ? all.filter(({ facts }) => facts.days > 0) : all;
}

/** A campaign's stations, whatever state it is in. */
export const readStandings = async (
  source: CampaignSource,
  campaign: sql.CampaignRow,
): Promise<Standing[]> =>
  campaign.state === 'draft'
    ? fitting(source, campaign)
    : standings(source, campaign, await members.selectMembers(source.db, [campaign.id]));

const NOBODY = { by: null, at: null, reason: null };

/** Who said last where a station stands, where a person did. */
function saidOf({ member, state }: Standing): Pick<CampaignStation, 'by' | 'at' | 'reason'> {
  if (state === 'validated')
    return { by: member.validated_by, at: member.validated_at, reason: member.validated_reason };
  if (state === 'sent back')
    return { by: member.sent_back_by, at: member.sent_back_at, reason: member.sent_back_reason };
  if (state === 'left out')
    return { by: member.left_out_by, at: member.left_out_at, reason: member.left_out_reason };
  return NOBODY;
}

/** A station of a campaign as a person reads it. */
export function stationReply(
  standing: Standing,
  {
    campaign,
    named,
    user,
  }: { campaign: sql.CampaignRow; named: readonly members.ValidatorRow[]; user: User },
): CampaignStation {
  const { member, facts, state } = standing;
  const { station_id_tmg, station_name, agency } = member;
  return {
    station_id_tmg,
    station_name,
    agency,
    state,
    days: facts.days,
    certified: facts.certified,
    findings: facts.findings,
    strong: facts.strong,
    ...saidOf(standing),
    validators: namedFor(named, member).map(({ name }) => name),
    may: actsOf(user, { campaign, station: member, state, named }),
    late: lateOf(standing),
  };
}

/** Counts of a station that came after its campaign was closed. */
export const lateOf = ({ member, facts }: Standing): number =>
  member.closed_counts === null ? 0 : Math.max(0, facts.counts - member.closed_counts);

const partOf = (standing: readonly Standing[]): CampaignProgress =>
  progressOf(standing.map(({ state, facts }) => ({ state, days: facts.days, certified: facts.certified })));

/** The progress of each agency that has stations among these, by name. */
function byAgency(all: readonly Standing[]): CampaignAgency[] {
  const groups = Map.groupBy(all, ({ member }) => member.agency_id);
  return [...groups]
    .map(([agency_id, own]) => ({ agency_id, agency: own[0]?.member.agency ?? '', ...partOf(own) }))
    .toSorted((one, other) => one.agency.localeCompare(other.agency));
}

const summaryOf = (row: sql.CampaignRow, progress: CampaignProgress): Campaign => ({
  id: row.id,
  name: row.name,
  from: row.first_day,
  until: row.last_day,
  due: row.due,
  state: row.state,
  several: row.agency_id === null,
  agency: row.agency,
  version: row.version,
  made_by: row.user_name,
  opened_at: row.opened_at,
  closed_at: row.closed_at,
  progress,
});

/** Campaigns with how far they are: of one that is closed what its report says, of a draft what the stations that fit now have. */
export async function readCampaigns(
  source: CampaignSource,
  rows: readonly sql.CampaignRow[],
  agency: number | null,
): Promise<Campaign[]> {
  const { db } = source;
  const reported = await selectReported(
    db,
    rows.filter(({ state }) => state === 'closed').map(({ id }) => id),
    agency,
  );
  const open = rows.filter(({ state }) => state === 'open');
  const all = await members.selectMembers(
    db,
    open.map(({ id }) => id),
    agency,
  );
  const ofMembers = Map.groupBy(all, ({ campaign_id }) => campaign_id);
  const progress = new Map<number, CampaignProgress>();
  for (const row of open)
    progress.set(row.id, partOf(await standings(source, row, ofMembers.get(row.id) ?? [])));
  for (const row of rows) if (row.state === 'draft') progress.set(row.id, partOf(await fitting(source, row)));
  return rows.map((row) =>
    summaryOf(
      row,
      progress.get(row.id) ??
        addedUp(reported.filter((one) => one.campaign_id === row.id && one.version === row.version)),
    ),
  );
}

/** A campaign as a person opens it. */
export async function readOpened(
  source: CampaignSource,
  row: sql.CampaignRow,
  user: User,
): Promise<OpenedCampaign> {
  const { db } = source;
  const all = await readStandings(source, row);
  const named = await members.selectValidators(db, [row.id]);
  const closings = await sql.selectClosings(db, row.id);
  const hashes = await selectHashes(db, row.id);
  const runs = mayRun(user, row);
  return {
    ...summaryOf(row, partOf(all)),
    filter: row.filter,
    no_strong: row.no_strong,
    uptime: row.uptime,
    revision: row.revision,
    agencies: byAgency(all),
    stations: all.map((standing) => stationReply(standing, { campaign: row, named, user })),
    validators: named.map(({ user_id, agency_id, station_id_tmg, name }) => ({
      user_id,
      agency_id,
      station_id_tmg,
      name,
    })),
    closings: closings.map((one) => closingReply(one, hashes)),
    may: {
      edit: runs && row.state !== 'closed',
      close: runs && row.state === 'open',
      reopen: user.super_admin === 1 && row.state === 'closed',
    },
  };
}

/** One end of a campaign, with the hashes of the reports that the caller sees. */
export const closingReply = (
  one: sql.ClosingRow,
  hashes: readonly { version: number; agency: string; hash: string }[],
): OpenedCampaign['closings'][0] => ({
  ...one,
  reports: hashes.flatMap(({ version, agency, hash }) => (version === one.version ? [{ agency, hash }] : [])),
});
