import { completeStation } from '../walk/walk.bodies.ts';
import type { Client } from '../killable-server.ts';
import { ask, madeOnce, nothing, untilEnded, type Actor, type Asked, type Settled } from './actor.ts';

/** Publishes stations, and sends what was cut off again, as its form does; each is there once, no number twice. */
export function publishActor(client: Client): Actor {
  let number = 0;
  let task: { body: object; name: string; asked: Asked<unknown> } | null = null;

  async function act(): Promise<void> {
    number += 1;
    const name = `Chaos Trail ${number}`;
    const place = { latitude_avg: 30.2 + number / 1000, longitude_avg: -97.7 - number / 1000 };
    const request_key = `chaos-${String(number).padStart(20, '0')}`;
    task = {
      body: { ...completeStation, ...place, station_name: name, request_key },
      name,
      asked: 'unknown',
    };
    task.asked = await ask(client.call('POST /next-stations', { body: task.body }));
  }

  async function settle(): Promise<Settled> {
    const done = task;
    task = null;
    if (!done) return nothing;
    const { body } = done;
    if (done.asked === 'unknown') done.asked = await ask(client.call('POST /next-stations', { body }));
    const seen = await untilEnded(
      () => client.call('GET /stations', { query: {} }),
      () => true,
    );
    if (!seen) return { ...nothing, faults: [{ kind: 'stuck', what: `publishing ${done.name}` }] };
    const made = seen.filter(({ station_name }) => station_name === done.name).length;
    const faults = madeOnce(`publishing ${done.name}`, made, done.asked);
    const numbers = seen.map(({ station_id_tmg }) => station_id_tmg);
    if (new Set(numbers).size < numbers.length) faults.push({ kind: 'doubled', what: 'a station’s number' });
    return { effects: made, mails: 0, faults };
  }

  return { name: 'publishing', act, settle };
}
