import type { Finding, FindingList, FindingState } from 'shared-domain';
import { request, testApi, type Persona } from './index.ts';
import { AU } from './stored-counts.ts';

/** Has the rules run over Austin's station, and waits for them. */
export async function lookThrough(): Promise<void> {
  expect((await request('POST /findings/run', { body: { flowid_txdot: AU } }, 'user')).status).toBe(200);
  await testApi().runJobs();
}

/** What is found there. */
export async function findingList(state?: FindingState, as: Persona = 'user'): Promise<FindingList> {
  const { status, reply } = await request('GET /findings', { query: { flowid_txdot: AU, state } }, as);
  expect(status).toBe(200);
  return reply;
}

/** The station's only finding of a rule. */
export async function findingOf(rule: Finding['rule']): Promise<Finding> {
  const [found, ...others] = (await findingList()).data.filter((one) => one.rule === rule);
  if (!found || others.length > 0) throw new Error(`not one ${rule} but ${found ? 1 + others.length : 0}`);
  return found;
}

/** Every count of the station with what it carries, as text that can be compared. */
export async function marksOf(): Promise<string[]> {
  const rows = await testApi().query<{ mark: string }>(
    `select concat_ws('|', ts, flow_id, coalesce(suspect_id::text, '-'), coalesce(note, '-'), coalesce(certification_id::text, '-')) as mark
     from counts c join stations s on s.id = c.station_id where s.station_id_tmg = $1 order by ts, flow_id`,
    [AU],
  );
  return rows.map(({ mark }) => mark);
}
