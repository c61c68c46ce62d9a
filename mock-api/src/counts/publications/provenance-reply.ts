import { daysApart, type FigureProvenance, type Publication } from 'shared-domain';
import type { PublicationRow } from './publications.sql.ts';
import type { StoredRecord } from './record.rules.ts';
import type { Sourced } from './frozen.ts';

/** A publication as it is told; what was frozen is read off its record. */
export function publicationReply(row: PublicationRow): Publication {
  const record = JSON.parse(row.record) as StoredRecord & Publication;
  const { value, shown, grade, note } = record;
  return {
    id: row.id,
    station_id_tmg: row.station_id_tmg,
    station_name: row.station_name,
    year: row.year,
    mode: row.mode,
    method: row.method,
    agency_id: row.agency_id,
    agency: row.agency,
    value,
    shown,
    grade,
    reason: note,
    published_by: row.user_name,
    published_at: row.published_at,
    hash: row.hash,
    hash_before: row.hash_before,
    supersedes: row.supersedes,
    superseded_by: row.superseded_by,
    filling: publishedFilling(record),
  };
}

/** How much of a published figure is filled; null where nothing is, as in all of the first form. */
function publishedFilling({ filled, filled_share: share }: StoredRecord): Publication['filling'] {
  if (!share) return null;
  return {
    days: share.count,
    share_of_days: Number(share.days),
    share_of_traffic: Number(share.traffic),
    effect: share.effect === null ? null : Number(share.effect),
    methods: [...new Set(filled.map(({ method }) => method))],
    weather: filled.some(({ weather }) => weather !== undefined),
  };
}

/** Where a figure comes from, with the publication that is in force. */
export function provenanceReply(
  sourced: Sourced,
  inForce: PublicationRow | undefined,
  code: string,
): FigureProvenance {
  const { counted, worked, sources } = sourced;
  const { station, year, flows } = counted;
  const idOf = (flow: number) => flows.find(({ id }) => id === flow)?.flowid_txdot ?? '';
  return {
    station_id_tmg: station.station_id_tmg,
    station_name: station.station_name,
    year,
    mode: worked.mode,
    method: worked.method,
    value: worked.value,
    taken: worked.taken,
    grade: worked.grade?.grade ?? null,
    flows: flowReplies(sourced),
    excluded: sources.flatMap(({ excluded }) => excluded),
    certifications: certificationReplies(sourced),
    factors: worked.factors.map(({ flow_id, ...factor }) => ({ flowid_txdot: idOf(flow_id), ...factor })),
    interval: worked.interval,
    ...filledReplies(worked, idOf),
    code,
    publication: inForce ? publicationReply(inForce) : null,
  };
}

/** The filled days that the figure has in it, and what is filled of its flows at all. */
function filledReplies(
  { filled, filling }: Sourced['worked'],
  idOf: (flow: number) => string,
): Pick<FigureProvenance, 'filled' | 'filling'> {
  const fills = filling?.fills ?? [];
  return {
    filled: filled
      ? fills.flatMap(({ flow_id, method, days }) =>
          days.map(({ date, value }) => ({ flowid_txdot: idOf(flow_id), date, value, method })),
        )
      : [],
    filling: filling && {
      applied: filled,
      days: filling.days,
      share_of_days: filling.share_of_days,
      share_of_traffic: filling.share_of_traffic,
      effect: filling.effect,
      methods: [...new Set(fills.map(({ method }) => method))],
      weather: fills.some(({ weather }) => weather?.used === true),
    },
  };
}

function flowReplies({ counted, worked, sources }: Sourced): FigureProvenance['flows'] {
  const first = `${counted.year}-01-01`;
  return worked.parts.flatMap(({ flow, value, days, cells }) => {
    const source = sources.find((one) => one.flow === flow);
    if (!source) return [];
    const totals = flow.daysByYear.get(counted.year) ?? [];
    const totalOf = (date: string) => totals[daysApart(first, date)] ?? null;
    return [
      {
        flowid_txdot: flow.flowid_txdot,
        name: flow.name,
        value,
        days,
        cells,
        counts: source.digest.counts,
        counts_sha256: source.digest.sha256,
        excluded_share: source.excluded_share,
        days_used: source.digest.days.map((day) => ({ ...day, total: totalOf(day.date) })),
      },
    ];
  });
}

function certificationReplies({ sources, certifications }: Sourced): FigureProvenance['certifications'] {
  const byId = new Map(certifications.map((one) => [one.id, one]));
  return sources.flatMap(({ certified }) =>
    certified.map(({ certification, ...range }) => {
      const one = byId.get(certification);
      return {
        certification_id: certification,
        by: one?.requested_by ?? '',
        at: one?.finished_at ?? one?.requested_at ?? '',
        reason: one?.reason ?? null,
        ...range,
      };
    }),
  );
}
