import { type CampaignAct, type User } from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Language } from '../../platform/text/language.ts';
import { hasEntered } from '../../counts/certifications/campaign-of.sql.ts';
import { selectPublished } from '../../stations/notes/notes.sql.ts';
import { readOpened, stationReply, standings, type Standing } from './campaign-reply.ts';
import { refusedAt } from './campaigns.routes.ts';
import * as sql from './campaigns.sql.ts';
import * as members from './members.sql.ts';
import { actsOf, isPossible } from './rights.rules.ts';
import { texts } from './texts.ts';
import { readUptime } from './uptime-in.ts';

type Validating = { campaign: sql.CampaignRow; standing: Standing; user: User; now: Date };

/** Why a station can't be validated by a person; undefined where it can. */
async function obstacleOf(db: Transaction, { campaign, standing, user }: Validating) {
  const { member, facts } = standing;
  if (facts.days === 0) return texts.noCounts;
  if (campaign.no_strong && facts.strong > 0) return texts.strongOpen({ count: facts.strong });
  if (!(await sql.selectTwoPairs(db, member.agency_id))) return undefined;
  const days = { first: campaign.first_day, last: campaign.last_day };
  const own = await hasEntered(db, { station: member.id, user: user.id }, days);
  return own ? texts.twoPairs : undefined;
}

/** The uptime of a station of a campaign, and whether it is less than that asks for. */
async function uptimeOf(db: Transaction, { campaign, standing, now }: Validating) {
  const uptime = await readUptime(db, standing.member.id, campaign, now);
  return { uptime, tooLow: campaign.uptime !== null && uptime !== null && uptime < campaign.uptime };
}

/** Keeps a person's word that a station's counts are as they should be; refused where they are not. */
async function validate(db: Transaction, asked: Validating, reason: string | null): Promise<void> {
  const { campaign, standing, user, now } = asked;
  const obstacle = await obstacleOf(db, asked);
  if (obstacle) throw new ApiProblem(409, obstacle);
  const { uptime, tooLow } = await uptimeOf(db, asked);
  if (tooLow && reason === null) {
    // rounded down: 89.9 is no 90
    const told = { uptime: Math.floor(uptime ?? 0), least: campaign.uptime ?? 0 };
    throw refusedAt('reason', texts.uptimeLow(told));
  }
  const said = { by: user.name, user: user.id, at: now, reason, counts: standing.facts.counts };
  await members.markValidated(db, standing.member, said);
}

/** Does with a station what was asked for. */
async function actOn(
  db: Transaction,
  asked: Validating,
  { act, reason }: { act: CampaignAct; reason: string | null },
): Promise<void> {
  const { standing, user, now } = asked;
  if (act === 'validate') return validate(db, asked, reason);
  if (act === 'take in') return members.markLeftOut(db, standing.member, null);
  if (reason === null) throw refusedAt('reason', texts.reasonRequired);
  const said = { by: user.name, at: now, reason };
  return act === 'send back'
    ? members.markSentBack(db, standing.member, said)
    : members.markLeftOut(db, standing.member, said);
}

const act = endpoint('POST /campaigns/:id/stations/:stationId', {
  handle: async ({ db, cache, caller: { user }, input: { params, body }, now, audit }) => {
    const campaign = found(await sql.holdCampaign(db, Number(params.id)));
    const member = found(await members.lockMember(db, campaign.id, params.stationId));
    if (campaign.state !== 'open') throw new ApiProblem(409, texts.notOpen);
    const standing = found((await standings({ db, cache }, campaign, [member]))[0]);
    const named = await members.selectValidators(db, [campaign.id]);
    const of = { campaign, station: member, state: standing.state, named };
    if (!actsOf(user, of).includes(body.act))
      throw isPossible(body.act, standing.state)
        ? new ApiProblem(403, texts.notYourTurn)
        : new ApiProblem(409, texts.notPossible);
    const reason = body.reason || null;
    await actOn(db, { campaign, standing, user, now: now() }, { act: body.act, reason });
    const told = { campaign_id: campaign.id, campaign: campaign.name, ...(reason ? { reason } : {}) };
    await audit(AUDITED[body.act], told, { station: member.id });
    return readOpened({ db, cache }, campaign, user);
  },
});

const AUDITED = {
  validate: 'campaign.validate',
  'send back': 'campaign.send-back',
  'leave out': 'campaign.leave-out',
  'take in': 'campaign.take-in',
} as const;

const ofStation = endpoint('GET /stations/:stationId/campaigns', {
  handle: async ({ db, cache, caller: { user }, input: { params }, now, language }) => {
    found(await selectPublished(db, params.stationId));
    const rows = await members.selectMemberships(db, params.stationId);
    const named = await members.selectValidators(
      db,
      rows.map(({ campaign_id }) => campaign_id),
    );
    const replies = [];
    for (const member of rows) {
      const campaign = found(await sql.selectCampaign(db, member.campaign_id));
      const [standing] = await standings({ db, cache }, campaign, [member]);
      if (standing)
        replies.push(await replyOf(db, { campaign, standing, user, now: now() }, { named, language }));
    }
    return replies;
  },
});

/** A campaign as the review of one of its stations tells of it. */
async function replyOf(
  db: Transaction,
  asked: Validating,
  { named, language }: { named: readonly members.ValidatorRow[]; language: Language },
) {
  const { campaign, standing, user } = asked;
  const own = named.filter(({ campaign_id }) => campaign_id === campaign.id);
  const station = stationReply(standing, { campaign, named: own, user });
  const obstacle = station.may.includes('validate') ? await obstacleOf(db, asked) : undefined;
  const { uptime, tooLow } = await uptimeOf(db, asked);
  return {
    id: campaign.id,
    name: campaign.name,
    from: campaign.first_day,
    until: campaign.last_day,
    due: campaign.due,
    state: campaign.state,
    station,
    uptime,
    reason_needed: tooLow,
    obstacle: obstacle?.[language] ?? null,
  };
}

/** What people do with the stations of a campaign. */
export const campaignStations: Endpoint[] = [act, ofStation];
