import path from 'node:path';
import { keepMarking, until } from '../testing/keep-marking.ts';
import { KillableServer } from '../testing/killable-server.ts';
import { citusOfFile, onCitus } from '../testing/on-citus.ts';
import { spreadInstallation } from '../testing/spread-installation.ts';
import { askForImport, quartersFile } from '../testing/quarters-file.ts';
import { runCommand } from '../testing/run-command.ts';

jest.setTimeout(600_000);

const MARKED = 'AU0001';
const IMPORTED = 'AU0009';
const AWAY = 'The database does not answer at the moment. Please try again in a moment.';
const servers = citusOfFile();
const server = new KillableServer();
afterAll(() => server.remove());

const DAYS = 90;

onCitus(
  'a machine that goes while counts are marked and imported is told as such, and nothing acknowledged is lost',
  async () => {
    const { workers } = servers();
    const env = await spreadInstallation(servers(), { server, name: 'away' });
    await server.start(path.join(server.root, 'data'), { env });
    const person = await server.signIn('user');
    const marked = async () => (await person.call('GET /counts', { query: { flowid_txdot: MARKED } })).data;
    const rows = await marked();
    const kept: number[] = [];
    const said: string[] = [];

    // one of the two holds the station that is marked, one that which is imported into
    for (const [at, machine] of workers.entries()) {
      const id = await askForImport(person, IMPORTED, quartersFile(2020 + at, DAYS));
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
    expect((await person.call('GET /counts', { query })).total).toBe(workers.length * DAYS * 96);
    await server.end();
    const checked = await runCommand('check-counts', { args: [], env });
    expect(checked).toMatchObject({ code: 0 });
  },
);
