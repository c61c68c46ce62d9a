import { mayAccess } from 'shared-domain';
import { ApiProblem, found } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { decimals, sha256 } from './canonical.rules.ts';
import { compared } from './comparison.rules.ts';
import { frozen, readSourced, type Sourced } from './frozen.ts';
import { provenanceReply, publicationReply } from './provenance-reply.ts';
import * as sql from './publications.sql.ts';
import { SCHEMA, type StoredRecord } from './record.rules.ts';
import { texts } from './texts.ts';

const UNIQUE_VIOLATION = '23505';

type Wanted = { reason: string | null; shown: string; asFilled: boolean };

/** The figure, or the refusal to publish it. */
function publishable(sourced: Sourced | null, { reason, shown, asFilled }: Wanted): Sourced {
  const refuse = (text: (typeof texts)[keyof typeof texts], field = 'method') =>
    new ApiProblem(422, text, { errors: { [field]: [text] } });
  if (!sourced) throw refuse(texts.notCounted, 'mode');
  const { value, taken, grade } = sourced.worked;
  if (taken === 'one direction') throw refuse(texts.oneDirection);
  if (asFilled && !sourced.worked.filled) throw refuse(texts.nothingFilled, 'filled');
  if (value === null) throw refuse(texts.noFigure);
  if (decimals(value, 0) !== shown) throw new ApiProblem(409, texts.otherFigure);
  if (grade?.grade === 'D' && !reason) throw refuse(texts.reasonRequired, 'reason');
  return sourced;
}

/** Refuses a figure beside the one in force, and one in the place of what no longer is. */
function assertPlace(inForce: sql.PublicationRow | undefined, supersedes: number | null): void {
  if ((inForce?.id ?? null) === supersedes) return;
  throw new ApiProblem(409, supersedes === null ? texts.inForce : texts.superseded);
}

/** Whether it stands there already, by the same person and in the same place: its answer was lost on the way. */
const isSentAgain = (
  inForce: sql.PublicationRow,
  { record, supersedes, user }: { record: string; supersedes: number | null; user: number },
): boolean => inForce.record === record && inForce.supersedes === supersedes && inForce.user_id === user;

const provenance = endpoint('GET /figures/:stationId/provenance', {
  handle: async ({ reading, db, language, now, settings, input: { params, query } }) => {
    const subject = { ...params, ...query, filled: query.filled ?? false };
    const { counted, sourced } = await readSourced(reading, subject, { language, now });
    if (!sourced) throw new ApiProblem(404, texts.notCounted);
    const of = { station: counted.station.id, year: query.year, mode: query.mode };
    return provenanceReply(sourced, await sql.selectInForce(db, of), settings.codeVersion);
  },
});

const list = endpoint('GET /publications', {
  handle: async ({ db, caller, input: { query } }) => {
    const rows = await sql.selectPublications(db, {
      agency: caller.listAgency ?? query.agency_id ?? null,
      year: query.year ?? null,
      station: query.station_id ?? null,
    });
    return { data: rows.map(publicationReply) };
  },
});

const publish = endpoint('POST /publications', {
  handle: async ({ db, reading, language, caller: { user }, now, audit, settings, input: { body } }) => {
    const { station_id_tmg: stationId, year, mode, method, supersedes, filled = false } = body;
    const reason = body.reason || null;
    const asked = { stationId, year, mode, method, filled };
    const { counted, sourced } = await readSourced(reading, asked, { language, now });
    const figure = publishable(sourced, { reason, shown: body.shown, asFilled: filled });
    const station = counted.station.id;
    const inForce = await sql.selectInForce(db, { station, year, mode });
    const { record, days } = frozen(figure, { note: reason, code: settings.codeVersion, schema: SCHEMA });
    if (inForce && isSentAgain(inForce, { record, supersedes, user: user.id }))
      return publicationReply(inForce);
    assertPlace(inForce, supersedes);
    const hash = sha256(record);
    const hashBefore = await sql.selectLastHash(db, station);
    const at = now();
    const kept = { station, year, mode, method, record, hash, hashBefore, days, supersedes, user, at };
    const id = await sql.insertPublication(db, kept).catch((error: { code?: string }) => {
      // two at the same moment: the second one has not seen the first
      if (error.code === UNIQUE_VIOLATION) throw new ApiProblem(409, texts.meanwhile);
      throw error;
    });
    const row = found(await sql.selectPublication(db, id));
    // a year is no quantity: as a number it would be told as 2,011
    const detail = { publication_id: id, year: String(year), mode, method, value: body.shown, hash };
    await audit(supersedes === null ? 'figure.publish' : 'figure.supersede', detail, { station: stationId });
    return publicationReply(row);
  },
});

const open = endpoint('GET /publications/:id', {
  handle: async ({ db, reading, language, caller: { user }, now, input: { params } }) => {
    const row = found(await sql.selectPublication(db, Number(params.id)));
    const { record, station_id_tmg: stationId, year, mode, method } = row;
    const { code, note, schema, filled } = JSON.parse(record) as StoredRecord;
    const subject = { stationId, year, mode, method, filled: filled.length > 0, schema };
    const { counted, sourced } = await readSourced(reading, subject, { language, now });
    // by the code and in the form of then: a release that works nothing out otherwise is no change of the figure
    const today = sourced && frozen(sourced, { note, code, schema });
    const names = new Map(counted.flows.map(({ flowid_txdot, name }) => [flowid_txdot, name]));
    const value = sourced?.worked.value ?? null;
    return {
      publication: publicationReply(row),
      record,
      comparison: {
        ...compared({ record, days: await sql.selectDays(db, row.id) }, today, names),
        checked_at: now().toISOString(),
        now: value === null ? null : decimals(value, 4),
      },
      may_supersede: row.superseded_by === null && mayAccess('admin', user),
    };
  },
});

/** Figures that are published, and where figures come from. */
export const publications: Endpoint[] = [provenance, list, publish, open];
