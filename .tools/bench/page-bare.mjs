// What a page of counts is measured against: Hono over pg, or over PGlite, and one query that answers the same rows. No
// session, no scope, no total. Told by its environment: PORT, BARE_STATION, and DATABASE_URL or BARE_FOLDER.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const { PORT, BARE_STATION, DATABASE_URL, BARE_FOLDER } = process.env;
const SQL = `select ts, flow_id, count, interval_minutes, suspect_id, note, vendor_status, certification_id
  from counts where station_id = $1 order by ts, flow_id limit 192`;

/** @returns {Promise<{ query: (sql: string, values: unknown[]) => Promise<{ rows: any[] }> }>} */
async function openDatabase() {
  if (DATABASE_URL) {
    const { default: pg } = await import('pg');
    return new pg.Pool({ connectionString: DATABASE_URL });
  }
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({ dataDir: BARE_FOLDER });
}

const database = await openDatabase();
const stations = await database.query('select id from stations where station_id_tmg = $1', [BARE_STATION]);
const { id } = stations.rows[0];
const app = new Hono();
app.get('/api/health', (c) => c.json({ ok: true }));
app.get('/api/counts', async (c) => c.json({ data: (await database.query(SQL, [id])).rows }));
serve({ fetch: app.fetch, port: Number(PORT) });
