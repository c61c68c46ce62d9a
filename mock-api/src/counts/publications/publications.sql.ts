import type { Queryable } from '../../platform/db/database.ts';
import { day, int, orNull, text } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { numberOf, stations } from '../../stations/records/stations.tables.ts';
import { certifications } from '../store/ledger.tables.ts';
import { overlapping } from '../store/overlap.sql.ts';
import type { KeptDays } from './record.rules.ts';
import { publications } from './publications.tables.ts';

const PUBLICATION = shape({
  ...publications.of('p', 'id', 'station_id', 'year', 'mode', 'method', 'record', 'hash', 'hash_before'),
  ...publications.of('p', 'supersedes', 'user_id', 'user_name', 'published_at'),
  ...numberOf('s'),
  ...stations.of('s', 'station_name', 'agency_id'),
  agency: agencies.columns.name.by('a.name'),
  superseded_by: orNull(int).by('n.id'),
});
export type PublicationRow = RowOf<typeof PUBLICATION>;

const FROM = `from publications p join stations s on s.id = p.station_id join agencies a on a.id = s.agency_id
  left join publications n on n.supersedes = p.id`;

type Wanted = { agency: number | null; year: number | null; station: string | null };

/** What was published, the newest first. */
export function selectPublications(
  db: Queryable,
  { agency, year, station }: Wanted,
): Promise<PublicationRow[]> {
  return readRows(
    db,
    PUBLICATION,
    `select ${PUBLICATION.sql} ${FROM}
     where ($1::int is null or s.agency_id = $1) and ($2::int is null or p.year = $2)
       and ($3::text is null or s.station_id_tmg = $3) order by p.published_at desc, p.id desc`,
    [agency, year, station],
  );
}

/** One of them. */
export function selectPublication(db: Queryable, id: number): Promise<PublicationRow | undefined> {
  return readRow(db, PUBLICATION, `select ${PUBLICATION.sql} ${FROM} where p.id = $1`, [id]);
}

type Subject = { station: number; year: number; mode: string };

/** The publication of a station's year and mode in whose place none stands. */
export function selectInForce(
  db: Queryable,
  { station, year, mode }: Subject,
): Promise<PublicationRow | undefined> {
  return readRow(
    db,
    PUBLICATION,
    `select ${PUBLICATION.sql} ${FROM} where p.station_id = $1 and p.year = $2 and p.mode = $3 and n.id is null`,
    [station, year, mode],
  );
}

/** The digests of days that were kept with a publication. */
export async function selectDays(db: Queryable, id: number): Promise<KeptDays> {
  const row = await readRow(
    db,
    shape(publications.pick('days')),
    'select days from publications where id = $1',
    [id],
  );
  return row?.days ?? {};
}

/** The hash of what a station published last; null where it has published nothing. */
export async function selectLastHash(db: Queryable, station: number): Promise<string | null> {
  const row = await readRow(
    db,
    shape({ hash: text }),
    'select hash from publications where station_id = $1 order by id desc limit 1',
    [station],
  );
  return row?.hash ?? null;
}

/** What is kept of a publication. */
export type NewPublication = {
  station: number;
  year: number;
  mode: string;
  method: string;
  record: string;
  hash: string;
  hashBefore: string | null;
  days: KeptDays;
  supersedes: number | null;
  user: { id: number; name: string };
  at: Date;
};

/** Keeps a publication; the database refuses a second one in the same place. */
export async function insertPublication(db: Queryable, one: NewPublication): Promise<number> {
  const row = await readRow(
    db,
    shape({ id: int }),
    `insert into publications (station_id, year, mode, method, record, hash, hash_before, days, supersedes, user_id,
       user_name, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11, $12) returning id`,
    [
      one.station,
      one.year,
      one.mode,
      one.method,
      one.record,
      one.hash,
      one.hashBefore,
      JSON.stringify(one.days),
      one.supersedes,
      one.user.id,
      one.user.name,
      one.at.toISOString(),
    ],
  );
  return row?.id ?? 0;
}

const CERTIFICATION = shape({
  ...certifications.pick('id', 'user_id', 'requested_by', 'requested_at', 'finished_at', 'reason'),
});
export type CertificationRow = RowOf<typeof CERTIFICATION>;

/** Certifications of a station by their ids. */
export function selectCertifications(
  db: Queryable,
  station: number,
  ids: readonly number[],
): Promise<CertificationRow[]> {
  return readRows(
    db,
    CERTIFICATION,
    `select ${CERTIFICATION.sql} from certifications where station_id = $1 and id = any($2::int[])`,
    [station, ids],
  );
}

/** The days of a station's year on which certified counts of a flow overlap, by the flow's row id. */
export async function selectOverlappingDays(
  db: Queryable,
  { station, year }: { station: number; year: number },
): Promise<Map<number, Set<string>>> {
  const rows = await readRows(
    db,
    shape({ flow_id: int, day }),
    `select distinct o.flow_id, o.ts::date::text as day from ${overlapping('$1', true)}
     where o.ts >= make_date($2::int, 1, 1) and o.ts < make_date($2::int + 1, 1, 1)`,
    [station, year],
  );
  const byFlow = Map.groupBy(rows, ({ flow_id }) => flow_id);
  return new Map([...byFlow].map(([flow, own]) => [flow, new Set(own.map((row) => row.day))]));
}
