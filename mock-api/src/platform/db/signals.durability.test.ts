import { setTimeout as sleep } from 'node:timers/promises';
import { askDatabase } from '../../testing/ask-database.ts';
import { onPostgres, postgresOfFile } from '../../testing/on-postgres.ts';
import { openSignals } from './signals.ts';

jest.setTimeout(60_000);

const postgres = postgresOfFile();

/** A process's ears, with what they have heard. */
function ears() {
  const told: string[] = [];
  return {
    told,
    heard: (text: string) => void told.push(text),
    missed: () => void told.push('missed'),
    deaf: () => void told.push('deaf'),
  };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}

onPostgres(
  'what one process sends the others hear, and after a lost connection they know of it',
  async () => {
    const { url } = postgres();
    const [one, two] = [ears(), ears()];
    const [sender, listener] = [openSignals(url, one), openSignals(url, two)];
    const others = await Promise.all([until(() => one.told.length > 0), until(() => two.told.length > 0)]);
    expect(others).toHaveLength(2);
    sender.send('wake 7');
    await until(() => two.told.includes('wake 7'));
    expect([one.told, two.told]).toEqual([['missed'], ['missed', 'wake 7']]);

    await askDatabase(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' or query like '%pg_notify%' and pid <> pg_backend_pid()`,
    );
    await until(() => one.told.length === 2 && two.told.length === 3);
    sender.send('cache');
    await until(() => two.told.includes('cache'));
    expect([one.told, two.told]).toEqual([
      ['missed', 'missed'],
      ['missed', 'wake 7', 'missed', 'cache'],
    ]);
    await Promise.all([sender.close(), listener.close()]);
  },
);

onPostgres(
  'what is sent in the same moment is heard in its order, one statement after the other',
  async () => {
    const { url } = postgres();
    const [one, two] = [ears(), ears()];
    const [sender, listener] = [openSignals(url, one), openSignals(url, two)];
    await Promise.all([until(() => one.told.length > 0), until(() => two.told.length > 0)]);
    const sent = Array.from({ length: 20 }, (_, at) => `wake ${at}`);
    for (const text of sent) sender.send(text);
    await until(() => two.told.length === sent.length + 1);
    expect(two.told.slice(1)).toEqual(sent);
    await Promise.all([sender.close(), listener.close()]);
  },
);
