import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { fitting, readOpened, readStandings } from './campaign-reply.ts';
import { assertNamed, assertStations, lockToRun, refusedAt } from './campaigns.routes.ts';
import * as sql from './campaigns.sql.ts';
import { freezeMembers, markClosed } from './members.sql.ts';
import { frozenReports } from './report.ts';
import { insertReport } from './reports.sql.ts';
import { isDone } from './station-state.rules.ts';
import { texts } from './texts.ts';

const open = endpoint('POST /campaigns/:id/open', {
  handle: async ({ db, cache, caller: { user }, input: { params, body }, now, audit }) => {
    const source = { db, cache };
    const campaign = await lockToRun(source, { id: params.id, user, revision: body.revision });
    if (campaign.state !== 'draft') throw new ApiProblem(409, texts.notDraft);
    await assertNamed(db, campaign.filter, campaign.agency_id);
    const fit = await fitting(source, campaign);
    assertStations(fit.length);
    await freezeMembers(
      db,
      campaign.id,
      fit.map(({ member }) => member.id),
    );
    await sql.moveCampaign(db, campaign.id, { state: 'open', version: campaign.version, at: now() });
    await audit('campaign.open', { campaign_id: campaign.id, campaign: campaign.name, stations: fit.length });
    return readOpened(source, found(await sql.selectCampaign(db, campaign.id)), user);
  },
});

const close = endpoint('POST /campaigns/:id/close', {
  handle: async ({ db, cache, caller: { user }, input: { params, body }, now, audit }) => {
    const source = { db, cache };
    const campaign = await lockToRun(source, { id: params.id, user, revision: body.revision });
    if (campaign.state !== 'open') throw new ApiProblem(409, texts.notOpen);
    const at = now();
    const all = await readStandings(source, campaign);
    const left = all.filter(({ state }) => !isDone(state)).length;
    const reason = body.reason || null;
    if (left > 0 && reason === null) throw refusedAt('reason', texts.leftOver({ count: left }));
    await sql.insertClosing(db, campaign, { user, at, reason });
    const reports = await frozenReports(db, campaign, all, { by: user.name, at, reason });
    for (const report of reports) await insertReport(db, report);
    await markClosed(db, campaign.id, new Map(all.map(({ member, facts }) => [member.id, facts.counts])));
    await sql.moveCampaign(db, campaign.id, { state: 'closed', version: campaign.version, at });
    await audit('campaign.close', {
      campaign_id: campaign.id,
      campaign: campaign.name,
      left,
      ...(reason ? { reason } : {}),
    });
    return readOpened(source, found(await sql.selectCampaign(db, campaign.id)), user);
  },
});

const reopen = endpoint('POST /campaigns/:id/reopen', {
  handle: async ({ db, cache, caller: { user }, input: { params, body }, now, audit }) => {
    const source = { db, cache };
    const { revision, reason } = body;
    const campaign = await lockToRun(source, { id: params.id, user, revision });
    if (campaign.state !== 'closed') throw new ApiProblem(409, texts.notClosed);
    const at = now();
    await sql.noteReopening(db, campaign, { user, at, reason });
    await markClosed(db, campaign.id, null);
    const version = campaign.version + 1;
    await sql.moveCampaign(db, campaign.id, { state: 'open', version, at });
    await audit('campaign.reopen', { campaign_id: campaign.id, campaign: campaign.name, version, reason });
    return readOpened(source, found(await sql.selectCampaign(db, campaign.id)), user);
  },
});

/** A campaign's way from draft to report. */
export const campaignCourse: Endpoint[] = [open, close, reopen];
