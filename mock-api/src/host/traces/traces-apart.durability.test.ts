import path from 'node:path';
import { askDatabase } from '../../testing/ask-database.ts';
import { newDatabase, onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';
import { KillableServer } from '../../testing/killable-server.ts';
import { testBucket } from '../../testing/test-bucket.ts';
import { csvOf } from '../../testing/walk/walk.bodies.ts';
import { startCollector } from './collector.ts';

jest.setTimeout(300_000);

const [asked, worker] = [new KillableServer(), new KillableServer()];
const postgres = postgresOfFile();
const storage = testBucket(asked.root);
let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(async () => {
  await Promise.all([asked.remove(), worker.remove(), collector.close()]);
  await storage.close();
});

/** As the export's form sends it: certified counts of the demonstration end then. */
const yesterday = () =>
  new Date(Date.now() - 86_400_000).toLocaleDateString('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: 'numeric',
  });

onPostgres(
  'what the standby and the store of files take is told, and which call wanted a job of another process',
  async () => {
    const bucket = await storage.run();
    const DATABASE_URL = await newDatabase(postgres(), 'counts');
    asked.prepare({ DATABASE_URL });
    const standby = await postgres().standby('b');
    const env = {
      DATABASE_URL,
      DATABASE_REPLICA_URL: standby.url.replace(/\/postgres$/, '/counts'),
      DATABASE_REPLICA_LAG: '3600',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      ...bucket.env,
    };
    const start = (server: KillableServer, ROLE: string) =>
      server.start(path.join(server.root, 'data'), { env: { ...env, ROLE, OTEL_SERVICE_NAME: ROLE } });
    await start(asked, 'api');
    const client = await asked.signIn('user');
    const form = new FormData();
    form.append('file', new Blob(['Date,NB\n2024-01-01 00:00:00,1\n']), 'of-ada.csv');
    const { file } = await client.call('POST /counts/upload', { body: form });
    await client.call('GET /counts/year', { query: { flowid_txdot: 'AU0001', year: 2025 } });
    await client.call('POST /export/prepare-csv', { body: { ...csvOf('AU0002'), toDate: yesterday() } });
    await start(worker, 'worker');
    const job = await collector.span('job export-csv');
    await asked.end();
    await worker.end();
    await collector.close();

    const upload = collector.below(await collector.span('POST /counts/upload'));
    const sent = upload.filter(({ name }) => name === 'files PUT');
    expect(sent.map(({ told }) => told)).toEqual([
      {
        'http.request.method': 'PUT',
        'server.address': new URL(bucket.endpoint).host,
        'http.response.status_code': 200,
      },
    ]);
    const made = collector.below(job);
    expect(made.map(({ name }) => name)).toContain('files PUT');

    const isStandbys = ({ told }: { told: Record<string, unknown> }) =>
      told['count_exchange.standby'] === true;
    const picture = collector.below(await collector.span('GET /counts/year'));
    expect(picture.some(isStandbys)).toBe(true);
    expect(upload.some(isStandbys)).toBe(false);
    expect(made.some(isStandbys)).toBe(true);

    const wanted = await collector.span('POST /export/prepare-csv');
    expect(job.links).toMatchObject([{ traceId: wanted.traceId }]);
    expect(job.traceId).not.toBe(wanted.traceId);
    for (const secret of [file, 'of-ada', 'S3RVER', 'AU0001']) expect(collector.text()).not.toContain(secret);
    // what a job carries is where it came from, nobody's name
    const [stored] = await askDatabase<{ data: { wanted_by: string } }>(
      DATABASE_URL,
      `select data from jobs.job where name = 'export-csv'`,
    );
    expect(stored?.data.wanted_by).toMatch(new RegExp(`^00-${wanted.traceId}-[0-9a-f]{16}-01$`));
  },
);
