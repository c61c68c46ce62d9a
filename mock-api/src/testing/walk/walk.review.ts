import type { TestApi } from '../test-api.ts';

/** An edit of one of Austin's people; edits are taken back by their own. */
export const editOf = (userId: number) => 900_000 + userId;

/** Gives the station an open and a dismissed finding, and each of these people an edit. */
export async function addReview(
  api: Pick<TestApi, 'query'>,
  station: number,
  users: number[],
): Promise<{ finding: number; dismissed: number }> {
  const [finding, dismissed] = await api.query<{ id: number }>(
    `insert into findings (station_id, flow_id, rule, severity, from_ts, until_ts, intervals, rows, value, threshold,
       evidence, suspect_ids, state)
     select $1, min(id), 'spike', 'review', timestamp '2026-02-20 08:00' + at * interval '1 hour', timestamp '2026-02-20 09:00' + at * interval '1 hour', 1, 1, 400, 60, '{"percentile": 10}',
       '{9}', state
     from flows, unnest(array['open', 'dismissed']) with ordinality as s (state, at)
     where station_id = $1 group by state, at order by at
     returning id`,
    [station],
  );
  for (const user of users) {
    await api.query(
      `insert into count_edits (id, station_id, user_id, user_name, at, kind) values ($1, $2, $3, 'Uma Castillo', now(), 'rows')`,
      [editOf(user), station, user],
    );
  }
  return { finding: finding?.id ?? 0, dismissed: dismissed?.id ?? 0 };
}
