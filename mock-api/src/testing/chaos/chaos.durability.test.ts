import { KillableServer } from '../killable-server.ts';
import { MailServer } from '../mail-server.ts';
import { runCycles } from './cycles.ts';

// a start costs seconds, and more on a busy machine
jest.setTimeout(300_000);

const server = new KillableServer();
const mail = new MailServer();
afterAll(async () => {
  await server.remove();
  await mail.stop();
});

/** The short form of `npm run chaos`, which has a hundred cycles and other strikes. */
test('a server killed in the middle of everything loses nothing, does nothing twice and ends all that was asked for', async () => {
  const folder = server.folder('chaos');
  const env = { SMTP_URL: await mail.start() };
  mail.pause = 50;
  await server.start(folder, { env });
  const strike = async () => {
    await server.kill();
    await server.start(folder, { env });
  };
  const tally = await runCycles({ server, mail, cycles: 4, seed: 13, strike });
  expect(tally.faults).toEqual([]);
  expect(tally.cycles).toBe(4);
  // there was something to lose
  const { effects } = tally;
  expect(Object.keys(effects).filter((name) => effects[name] === 0)).toEqual([]);
  expect(tally.unsure).toBeLessThanOrEqual(4);
});
