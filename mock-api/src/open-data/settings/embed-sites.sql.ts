import type { Queryable } from '../../platform/db/database.ts';
import { readRow, shape, type RowOf } from '../../platform/db/table.ts';
import { openDataEmbeds } from '../store/open-data.tables.ts';

const EMBEDS = shape(openDataEmbeds.pick('sites', 'version'));
type EmbedsRow = RowOf<typeof EMBEDS>;

/** The sites in whose pages an agency's pieces may stand; undefined where it has never chosen. */
export const selectEmbeds = (db: Queryable, agency: number): Promise<EmbedsRow | undefined> =>
  readRow(db, EMBEDS, `select ${EMBEDS.sql} from open_data_embeds where agency_id = $1`, [agency]);

/** Keeps them over the version that was shown, 0 where there was none; undefined where somebody has chosen meanwhile. */
export const keepEmbeds = (
  db: Queryable,
  { agency, sites, version }: { agency: number; sites: readonly string[]; version: number },
): Promise<EmbedsRow | undefined> =>
  version === 0
    ? readRow(
        db,
        EMBEDS,
        `insert into open_data_embeds (agency_id, sites) values ($1, $2) on conflict do nothing returning ${EMBEDS.sql}`,
        [agency, [...sites]],
      )
    : readRow(
        db,
        EMBEDS,
        `update open_data_embeds set sites = $2, version = version + 1 where agency_id = $1 and version = $3
         returning ${EMBEDS.sql}`,
        [agency, [...sites], version],
      );
