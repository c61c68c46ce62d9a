import path from 'node:path';
import { wallClock } from 'shared-domain';
import { keepMarking, until } from '../testing/keep-marking.ts';
import { KillableServer, type Client } from '../testing/killable-server.ts';
import { citusOfFile, newDatabases, onCitus } from '../testing/on-citus.ts';
import { runCommand } from '../testing/run-command.ts';

jest.setTimeout(600_000);

const MARKED = 'AU0001';
const IMPORTED = 'AU0009';
const AWAY = 'The database does not answer at the moment. Please try again in a moment.';
const servers = citusOfFile();
const server = new KillableServer();
afterAll(() => server.remove());

const ROWS = 90 * 96;
/** Counts of a quarter of a year. */
function fileOf(year: number): string {
  const first = Date.UTC(year, 0, 1) / 60_000;
  const rows = Array.from({ length: ROWS }, (_, at) => `${wallClock(first + at * 15)},${at % 7}`);
  return ['Date,NB', ...rows].join('\n');
}

/** Asks for an import, which then runs in the background. */
async function askForImport(client: Client, year: number): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([fileOf(year)]), `${year}.csv`);
  const upload = await client.call('POST /counts/upload', { body: form });
  const station = await client.call('GET /stations/:stationId', { params: { stationId: IMPORTED } });
  const channels = upload.headers.map((header, at) => ({ id: station.channels[at]?.id ?? 0, header }));
  const body = { file: upload.file, vendor: '0', station: IMPORTED, channels, interval: 15 };
  return String((await client.call('POST /counts/import', { body })).import.id);
}

onCitus(
  'a machine that goes while counts are marked and imported is told as such, and nothing acknowledged is lost',
  async () => {
    const { workers } = servers();
    const url = await newDatabases(servers(), 'away');
    const env = { DATABASE_URL: url, PRIVATE_HOSTS: '127.0.0.1' };
    server.prepare({ DATABASE_URL: url });
    const args = workers.flatMap(({ address }) => ['--add-worker', address]);
    expect(await runCommand('spread', { args, env })).toMatchObject({ code: 0 });
    await server.start(path.join(server.root, 'data'), { env });
    const person = await server.signIn('user');
    const marked = async () => (await person.call('GET /counts', { query: { flowid_txdot: MARKED } })).data;
    const rows = await marked();
    const kept: number[] = [];
    const said: string[] = [];

    // one of the two holds the station that is marked, one that which is imported into
    for (const [at, machine] of workers.entries()) {
      const id = await askForImport(person, 2020 + at);
      const statusOf = async () => (await person.call('GET /imports/:id', { params: { id } })).status;
      const marking = keepMarking(person, MARKED, rows.slice(at * 90, (at + 1) * 90));
      await until(() => marking.kept.length >= 5);
      machine.halt();
      await until(() => marking.said.length >= 3 || marking.kept.length >= 30);
      machine.goOn();
      await until(() => marking.kept.length >= 40);
      await marking.stop();
      kept.push(...marking.kept);
      said.push(...marking.said);
      await until(async () => (await statusOf()) === 'done' || (await statusOf()) === 'failed');
      expect([at, await statusOf()]).toEqual([at, 'done']);
    }

    expect(said.filter((text) => !text.includes(AWAY))).toEqual([]);
    expect(said.length).toBeGreaterThanOrEqual(3);
    const found = (await marked()).filter(({ note }) => note === 'kept').map((row) => row.id);
    expect(kept.filter((row) => !found.includes(row))).toEqual([]);
    const query = { flowid_txdot: IMPORTED, limit: 1 };
    expect((await person.call('GET /counts', { query })).total).toBe(workers.length * ROWS);
    await server.end();
    const checked = await runCommand('check-counts', { args: [], env });
    expect(checked).toMatchObject({ code: 0 });
  },
);
