import type { Queryable } from '../../platform/db/database.ts';
import { bigint, double, int, orNull } from '../../platform/db/columns.ts';
import { readRow, readRows, shape, type RowOf } from '../../platform/db/table.ts';
import type { Used } from '../../platform/http/quota.rules.ts';
import { addedTo } from '../records/added.sql.ts';
import { draftId } from '../records/draft-id.ts';
import { stationPhotos } from './photos.tables.ts';

const PHOTO = shape(
  stationPhotos.pick(
    'id',
    'user_id',
    'user_name',
    'caption',
    'width',
    'height',
    'created_at',
    'version',
    'visit_id',
    'public_since',
  ),
);
export type PhotoRow = RowOf<typeof PHOTO>;

/** Photos as what people add; the pictures of one that is deleted are files. */
export const photos = addedTo(stationPhotos, PHOTO);

const STATION = shape({ id: int, agency_id: int, latitude: orNull(double), longitude: orNull(double) });
/** A station as its photos need it. */
export type PhotoStation = RowOf<typeof STATION>;

/**
 * A station by its number, or by that of the draft that it is or was: who adds photos to a draft while somebody publishes
 * it adds them to the station. Undefined where it does not exist for the caller.
 */
export function selectPhotoStation(db: Queryable, stationId: string): Promise<PhotoStation | undefined> {
  return readRow(
    db,
    STATION,
    `select ${STATION.sql} from stations where station_id_tmg = $1 and not draft or id = $2`,
    [stationId, draftId(stationId)],
  );
}

/** The same by its row, and where it is by now; it stays until the transaction ends. */
export function keepPhotoStation(db: Queryable, id: number): Promise<PhotoStation | undefined> {
  return readRow(db, STATION, `select ${STATION.sql} from stations where id = $1 for key share`, [id]);
}

/** The photos of a station, the newest first. */
export function selectPhotos(db: Queryable, station: number): Promise<PhotoRow[]> {
  return readRows(
    db,
    PHOTO,
    `select ${PHOTO.sql} from station_photos where station_id = $1 order by nr desc`,
    [station],
  );
}

/** How many photos a visit to a station has, or the station itself where none is named: those of its visits are not its own. */
export async function countPhotos(db: Queryable, station: number, visit: number | null): Promise<number> {
  const row = await readRow(
    db,
    shape({ n: int }),
    `select count(*)::int as n from station_photos where station_id = $1 and visit_id is not distinct from $2::int`,
    [station, visit],
  );
  return row?.n ?? 0;
}

/** One photo of a station. */
export function selectPhoto(db: Queryable, station: number, id: string): Promise<PhotoRow | undefined> {
  return readRow(db, PHOTO, `select ${PHOTO.sql} from station_photos where station_id = $1 and id = $2`, [
    station,
    id,
  ]);
}

/** What the photos of an agency's stations take. */
export async function usedByPhotos(db: Queryable, agency: number): Promise<Used> {
  const used = await readRow(
    db,
    shape({ files: bigint, bytes: bigint }),
    `select count(*) as files, coalesce(sum(p.bytes), 0)::bigint as bytes
     from station_photos p join stations s on s.id = p.station_id where s.agency_id = $1`,
    [agency],
  );
  return used ?? { files: 0, bytes: 0 };
}

type NewPhoto = Pick<PhotoRow, 'id' | 'caption' | 'width' | 'height' | 'visit_id'> & {
  station: number;
  user: { id: number; name: string };
  bytes: number;
  at: Date;
  key: string | undefined;
};

/** Adds a photo; undefined where one was added under this key before (T12). */
export function insertPhoto(db: Queryable, photo: NewPhoto): Promise<PhotoRow | undefined> {
  const { id, station, user, caption, width, height, bytes, at, key, visit_id } = photo;
  return readRow(
    db,
    PHOTO,
    `insert into station_photos (id, station_id, user_id, user_name, caption, width, height, bytes, created_at, request_key,
       visit_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (station_id, request_key) do nothing returning ${PHOTO.sql}`,
    [id, station, user.id, user.name, caption, width, height, bytes, at.toISOString(), key ?? null, visit_id],
  );
}

/** Whether a station has this visit; it stays until the transaction ends. */
export async function keepVisit(db: Queryable, station: number, visit: number): Promise<boolean> {
  const sql = 'select 1 from station_visits where station_id = $1 and id = $2 for key share';
  return (await db.query(sql, [station, visit])).length > 0;
}

/** Writes what a photo shows and since when everybody may see it, and raises its version. */
export function updatePhoto(
  db: Queryable,
  { id, caption, public_since }: Pick<PhotoRow, 'id' | 'caption' | 'public_since'>,
): Promise<PhotoRow | undefined> {
  return readRow(
    db,
    PHOTO,
    `update station_photos set caption = $2, public_since = $3, version = version + 1 where id = $1
     returning ${PHOTO.sql}`,
    [id, caption, public_since],
  );
}

/** Every photo's id. */
export async function selectPhotoIds(db: Queryable): Promise<string[]> {
  const rows = await readRows(db, shape(stationPhotos.pick('id')), 'select id from station_photos', []);
  return rows.map(({ id }) => id);
}

/** The sizes that are kept of a photo, the larger first. */
export const PHOTO_SIZES = ['large', 'small'] as const;
type PhotoSize = (typeof PHOTO_SIZES)[number];

/** The name under which a picture of a photo is stored. */
export const pictureName = (photo: string, size: PhotoSize): string => `photo-${photo}-${size}.jpg`;

/** The names of both pictures of a photo. */
export const pictureNames = (photo: string): string[] => PHOTO_SIZES.map((size) => pictureName(photo, size));
