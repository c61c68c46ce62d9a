import { setTimeout as sleep } from 'node:timers/promises';
import type { KillableServer } from '../killable-server.ts';
import type { MailServer } from '../mail-server.ts';
import { randomStream } from '../../demo/seed/generator/random.ts';
import type { Actor, Fault } from './actor.ts';
import { certifyActor } from './certify-actor.ts';
import { editActor } from './edit-actor.ts';
import { exportActor } from './export-actor.ts';
import { importActor } from './import-actor.ts';
import { mailLedger } from './mail-ledger.ts';
import { publishActor } from './publish-actor.ts';

/** What a run came to. */
export type Tally = {
  seed: number;
  cycles: number;
  /** How many effects there were, by who asked for them. */
  effects: Record<string, number>;
  /** E-mails that the mail server may have or not, told on the monitor: at most one for each strike. */
  unsure: number;
  faults: Fault[];
};

/** A server that is running, and what is done to it in the middle of its work: afterwards it runs again. */
export type Run = {
  server: KillableServer;
  mail: MailServer;
  cycles: number;
  seed: number;
  strike: () => Promise<void>;
  /** Told after each cycle. */
  say?: (line: string) => void;
};

/** So long the work of a cycle may take when nothing happens, at least; the strike falls anywhere within. */
const LEAST_MS = 1500;

/**
 * Works with a server and strikes it, again and again: imports, undo, certifying, reopening, edits, publishing, exports
 * and e-mails at once. After each strike everything must end, and be there as it was promised: once and whole.
 */
export async function runCycles({ server, mail, cycles, seed, strike, say }: Run): Promise<Tally> {
  const random = randomStream(seed);
  const [user, admin, superAdmin] = await Promise.all([
    server.signIn('user'),
    server.signIn('admin'),
    server.signIn('super'),
  ]);
  const actors = [
    importActor(user, random),
    await certifyActor(user, superAdmin),
    editActor(user),
    publishActor(admin),
    await exportActor(user),
  ];
  const mails = mailLedger(mail, server, await server.token('super'));
  const tally: Tally = { seed, cycles: 0, effects: {}, unsure: 0, faults: [] };
  const settle = async () => {
    const faults = await settleAll(actors, mails, tally);
    for (const { kind, what } of faults) say?.(`${kind} in cycle ${tally.cycles} (seed ${seed}): ${what}`);
    tally.faults.push(...faults);
    tally.unsure = mails.unsure;
  };

  const started = performance.now();
  await actAll(actors);
  await settle();
  const usual = Math.max(performance.now() - started, LEAST_MS);
  for (let cycle = 1; cycle <= cycles; cycle += 1) {
    const after = random() * usual;
    const acting = actAll(actors);
    await sleep(after);
    await strike();
    await acting;
    tally.cycles = cycle;
    await settle();
    say?.(`${cycle}: struck after ${Math.round(after)} ms, ${tally.faults.length} faults so far`);
  }
  return tally;
}

const actAll = (actors: Actor[]) => Promise.all(actors.map(({ act }) => act()));

async function settleAll(
  actors: Actor[],
  mails: ReturnType<typeof mailLedger>,
  tally: Tally,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  let expected = 0;
  for (const { name, settle } of actors) {
    const settled = await settle();
    tally.effects[name] = (tally.effects[name] ?? 0) + settled.effects;
    expected += settled.mails;
    faults.push(...settled.faults);
  }
  tally.effects.mails = (tally.effects.mails ?? 0) + expected;
  return [...faults, ...(await mails.settle(expected))];
}
