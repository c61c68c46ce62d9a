import type { CampaignReport } from 'shared-domain';
import { smallint } from '../../platform/db/columns.ts';
import { readRows, shape } from '../../platform/db/table.ts';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Language } from '../../platform/text/language.ts';
import { closingReply, lateOf, readStandings } from './campaign-reply.ts';
import * as sql from './campaigns.sql.ts';
import type { CampaignSource } from './facts.sql.ts';
import { reportCsv } from './report-csv.rules.ts';
import type { KeptRecord } from './report-record.rules.ts';
import { readLabels, wordedRow } from './report-words.ts';
import { selectHashes, selectRecords } from './reports.sql.ts';
import { texts } from './texts.ts';

type Asked = { id: number; version: number | undefined; language: Language };

/** A campaign's report in a reader's words; refused where it has none of that version. */
async function readReport(source: CampaignSource, { id, version, language }: Asked): Promise<CampaignReport> {
  const { db } = source;
  const campaign = found(await sql.selectCampaign(db, id));
  const closings = await sql.selectClosings(db, id);
  const closing = closings.find((one) => version === undefined || one.version === version);
  if (!closing) throw new ApiProblem(404, texts.noReport);
  const records = await selectRecords(db, id, closing.version);
  const labels = await readLabels(db, language);
  const parts = records.map(({ record }) => JSON.parse(record) as KeptRecord);
  const { first_day, last_day, name, due } = campaign;
  // as it was then, also where its name or its due date have changed since
  const then = parts[0]?.campaign ?? {
    id,
    name,
    from: first_day,
    until: last_day,
    due,
    version: closing.version,
  };
  const isNewest = closing.version === campaign.version && campaign.state === 'closed';
  return {
    campaign: { ...then, state: campaign.state },
    closing: closingReply(closing, await selectHashes(db, id)),
    versions: closings.map((one) => one.version),
    rows: parts.flatMap(({ agency, rows }) =>
      rows.map((row) => wordedRow(row, { agency: agency.name, labels, language })),
    ),
    late: isNewest ? await readLate(source, campaign) : [],
  };
}

/** Stations whose counts came after the campaign was closed. */
async function readLate(source: CampaignSource, campaign: sql.CampaignRow): Promise<CampaignReport['late']> {
  const all = await readStandings(source, campaign);
  return all
    .map((one) => ({
      station_id_tmg: one.member.station_id_tmg,
      station_name: one.member.station_name,
      counts: lateOf(one),
    }))
    .filter(({ counts }) => counts > 0);
}

const read = endpoint('GET /campaigns/:id/report', {
  atLength: async ({ reading: db, cache, language, input: { params, query } }) =>
    readReport({ db, cache }, { id: Number(params.id), version: query.version, language }),
});

const KEEPING_OUT = shape({ suspect_id: smallint.by('id') });

const file = endpoint('GET /export/campaign-report', {
  handle: async ({ db, cache, language, input: { query }, audit }) => {
    const report = await readReport({ db, cache }, { id: query.campaign, version: query.version, language });
    const labels = await readLabels(db, language);
    const suspects = await readRows(
      db,
      KEEPING_OUT,
      `select ${KEEPING_OUT.sql} from suspects where excludes order by id`,
    );
    const columns = suspects.map(({ suspect_id }) => ({ suspect_id, label: labels('suspect', suspect_id) }));
    const { id, name, version } = report.campaign;
    await audit('campaign.download', { campaign_id: id, campaign: name, version });
    return new Response(reportCsv(name, report.rows, columns), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="campaign-${id}-version-${version}.csv"`,
      },
    });
  },
});

/** What campaigns have come to. */
export const campaignReports: Endpoint[] = [read, file];
