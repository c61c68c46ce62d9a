import type { Certification } from 'shared-domain';
import type { Client } from '../killable-server.ts';
import type { Actor, Asked, Fault, Settled } from './actor.ts';
import { ask, madeOnce, nothing, untilEnded } from './actor.ts';

/** A year of two flows, nothing of it certified at first. */
const STATION = 'AU0001';
const DAYS = { minDate: '2000-01-01', maxDate: '2100-01-01' };

type Task = { reopened?: Asked<unknown>; certified?: Asked<unknown> };

/** Certifies a station's counts and opens them again; at no moment may half of them be seen certified. */
export async function certifyActor(user: Client, admin: Client): Promise<Actor> {
  const query = { flowid_txdot: STATION };
  const scope = () => user.call('GET /counts/scope', { query });
  const ledger = () => user.call('GET /counts/certifications', { query });
  const { counts: all } = await scope();
  let known = await ledger();
  let isCertified = false;
  let task: Task | null = null;

  async function act(): Promise<void> {
    task = {};
    if (isCertified) {
      const body = { flowid_txdot: STATION, ...DAYS, reason: 'To be certified again' };
      task.reopened = 'unknown';
      task.reopened = await ask(admin.call('POST /counts/reopen', { body }));
      if (task.reopened === 'unknown') return;
    }
    task.certified = 'unknown';
    const body = { flowid_txdot: STATION, reason: 'Known' };
    task.certified = await ask(user.call('POST /counts/certify', { body }));
  }

  async function settle(): Promise<Settled> {
    const done = task;
    task = null;
    if (!done) return nothing;
    const ended = await untilEnded(ledger, (entries) => entries.every(({ status }) => status !== 'running'));
    const idle = await untilEnded(
      () => user.call('GET /stations/:stationId', { params: { stationId: STATION } }),
      ({ certifying }) => certifying === 0,
    );
    const open = await untilEnded(scope, () => true);
    if (!ended || !idle || !open)
      return { ...nothing, faults: [{ kind: 'stuck', what: `certifying ${STATION}` }] };
    const made = ended.slice(0, ended.length - known.length);
    known = ended;
    const faults = faultsOf(made, done);
    if (open.counts !== 0 && open.counts !== all)
      faults.push({
        kind: 'lost',
        what: `${STATION} is certified by half: ${open.counts} of ${all} are not`,
      });
    isCertified = open.counts === 0;
    const [last] = made;
    if (last && (last.kind === 'certification') !== isCertified)
      faults.push({
        kind: 'lost',
        what: `the ledger of ${STATION} ends with a ${last.kind}, its counts do not`,
      });
    const certified = made.filter(({ kind, status }) => kind === 'certification' && status === 'done');
    return { effects: made.length, mails: certified.length, faults };
  }

  return { name: 'certifying', act, settle };
}

function faultsOf(made: Certification[], { reopened, certified }: Task): Fault[] {
  const of = (kind: Certification['kind']) => made.filter((entry) => entry.kind === kind);
  const failed = made.filter(({ status }) => status === 'failed');
  return [
    ...(reopened ? madeOnce(`reopening ${STATION}`, of('reopening').length, reopened) : []),
    ...(certified ? madeOnce(`certifying ${STATION}`, of('certification').length, certified) : []),
    ...failed.map((): Fault => ({ kind: 'lost', what: `certifying ${STATION} was given up` })),
  ];
}
