import { isDeepStrictEqual } from 'node:util';
import {
  CAMPAIGN_STATIONS_MAX,
  handRangeFault,
  OPEN_CAMPAIGNS_MAX,
  type Api,
  type User,
} from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readCampaigns, readOpened } from './campaign-reply.ts';
import type { CampaignSource } from './facts.sql.ts';
import * as sql from './campaigns.sql.ts';
import { areValidators, selectMisnamed, storeValidators } from './members.sql.ts';
import { mayRun } from './rights.rules.ts';
import { texts } from './texts.ts';

/** A refusal of what a form holds, shown at its field. */
export const refusedAt = (field: string, text: Text): ApiProblem =>
  new ApiProblem(422, text, { errors: { [field]: [text] } });

/** A campaign that the caller may run, locked; refused where it is of another revision than was seen. */
export async function lockToRun(
  source: CampaignSource,
  { id, user, revision }: { id: string; user: User; revision: number | null },
): Promise<sql.CampaignRow> {
  const campaign = found(await sql.lockCampaign(source.db, Number(id)));
  if (!mayRun(user, campaign)) throw new ApiProblem(403, texts.notRun);
  if (revision !== null && revision !== campaign.revision)
    throw new ApiProblem(409, texts.stale, { current: await readOpened(source, campaign, user) });
  return campaign;
}

/** Refuses stations that are named and would be left out without a word, for they are another agency's or not there. */
export async function assertNamed(
  db: Transaction,
  filter: sql.CampaignRow['filter'],
  agency: number | null,
): Promise<void> {
  const misnamed = await selectMisnamed(db, filter, agency);
  if (misnamed.length > 0)
    throw refusedAt(
      'filter.stations',
      texts.misnamed({ count: misnamed.length, stations: misnamed.join(', ') }),
    );
}

type Facts = Omit<Api['PUT /campaigns/:id']['body'], 'revision'>;

/** Refuses what can't be a campaign of an agency, or of several where it is null. */
async function assertFits(db: Transaction, facts: Facts, agency: number | null): Promise<void> {
  const fault = handRangeFault(facts.from, facts.until);
  if (fault) throw refusedAt('until', fault === 'tooLong' ? texts.periodTooLong : texts.backwards);
  if (facts.due < facts.until) throw refusedAt('due', texts.dueTooEarly);
  if (agency !== null && facts.filter.agency_ids.some((id) => id !== agency))
    throw refusedAt('filter', texts.otherAgency);
  if (!(await areValidators(db, facts.validators, agency)))
    throw refusedAt('validators', texts.unknownValidator);
}

const list = endpoint('GET /campaigns', {
  atLength: async ({ reading: db, cache, caller }) => {
    const agency = caller.listAgency;
    return {
      data: await readCampaigns({ db, cache }, await sql.selectCampaigns(db, agency), agency),
      two_pairs: agency === null ? null : await sql.selectTwoPairs(db, agency),
    };
  },
});

const read = endpoint('GET /campaigns/:id', {
  atLength: async ({ reading: db, cache, caller: { user }, input: { params } }) =>
    readOpened({ db, cache }, found(await sql.selectCampaign(db, Number(params.id))), user),
});

const add = endpoint('POST /campaigns', {
  handle: async ({ db, cache, caller: { user }, input: { body }, now, audit }) => {
    const { several, validators, request_key: key, ...facts } = body;
    if (several && user.super_admin !== 1) throw new ApiProblem(403, texts.notYours);
    const agency = several ? null : user.agency_id;
    await assertFits(db, { ...facts, validators }, agency);
    await assertNamed(db, facts.filter, agency);
    const added = await sql.insertCampaign(db, facts, { agency, user, at: now(), key });
    // sent twice, it is there already (T12)
    const id = added ?? found(key === undefined ? undefined : await sql.selectByKey(db, user.id, key));
    if (added !== undefined) {
      if ((await sql.countOpen(db, agency)) > OPEN_CAMPAIGNS_MAX) throw new ApiProblem(409, texts.full);
      await storeValidators(db, id, validators, now());
      await audit('campaign.add', { campaign_id: id, ...told(facts) });
    }
    return readOpened({ db, cache }, found(await sql.selectCampaign(db, id)), user);
  },
});

const told = ({ name, from, until, due }: Pick<Facts, 'name' | 'from' | 'until' | 'due'>) => ({
  campaign: name,
  from,
  until,
  due,
});

/** Whether only what may change while a campaign is open is another. */
const keepsFrozen = (row: sql.CampaignRow, facts: Facts): boolean =>
  row.first_day === facts.from &&
  row.last_day === facts.until &&
  row.no_strong === facts.no_strong &&
  row.uptime === facts.uptime &&
  isDeepStrictEqual(row.filter, facts.filter);

const update = endpoint('PUT /campaigns/:id', {
  handle: async ({ db, cache, caller: { user }, input: { params, body }, now, audit }) => {
    const { revision, validators, ...facts } = body;
    const campaign = await lockToRun({ db, cache }, { id: params.id, user, revision });
    if (campaign.state === 'closed') throw new ApiProblem(409, texts.notOpen);
    await assertFits(db, { ...facts, validators }, campaign.agency_id);
    if (campaign.state === 'open' && !keepsFrozen(campaign, { ...facts, validators }))
      throw new ApiProblem(422, texts.frozen);
    // of an open one they are frozen; one that has gone to another agency since is told of in the campaign
    if (campaign.state === 'draft') await assertNamed(db, facts.filter, campaign.agency_id);
    await sql.updateCampaign(db, campaign.id, facts);
    await storeValidators(db, campaign.id, validators, now());
    await audit('campaign.update', { campaign_id: campaign.id, ...told(facts) });
    return readOpened({ db, cache }, found(await sql.selectCampaign(db, campaign.id)), user);
  },
});

const remove = endpoint('DELETE /campaigns/:id', {
  handle: async ({ db, cache, caller: { user }, input: { params }, audit }) => {
    const campaign = await lockToRun({ db, cache }, { id: params.id, user, revision: null });
    if (campaign.state !== 'draft') throw new ApiProblem(409, texts.notDraft);
    await sql.deleteCampaign(db, campaign.id);
    await audit('campaign.delete', { campaign_id: campaign.id, campaign: campaign.name });
    return { success: true as const };
  },
});

const settings = endpoint('PUT /campaign-settings', {
  handle: async ({ db, caller: { user }, input: { body }, audit }) => {
    const before = await sql.selectTwoPairs(db, user.agency_id);
    await sql.storeTwoPairs(db, user.agency_id, body.two_pairs);
    await audit('campaign.settings', {
      before: { two_pairs: before },
      after: { two_pairs: body.two_pairs },
    });
    return { success: true as const };
  },
});

/** Refuses to open with no station, or with more than a campaign has. */
export function assertStations(count: number): void {
  if (count === 0) throw refusedAt('filter', texts.noneFit);
  if (count > CAMPAIGN_STATIONS_MAX)
    throw refusedAt('filter', texts.tooMany({ most: CAMPAIGN_STATIONS_MAX, count }));
}

/** Certification campaigns: what they are about. */
export const campaigns: Endpoint[] = [list, read, add, update, remove, settings];
