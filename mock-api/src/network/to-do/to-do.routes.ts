import { exportDay, mayAccess, type ToDo } from 'shared-domain';
import { selectCounted, selectWatched } from '../../counts/waiting/waiting.sql.ts';
import { countWaiting } from '../../people/notifications/notifications.sql.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { isSilent } from '../health/silent.rules.ts';
import { selectFound } from '../health/silent.sql.ts';
import { firstRun } from './first-run.ts';

/** What is to be done at the stations of the agency, for the dashboard. */
export const toDo: Endpoint[] = [
  endpoint('GET /to-do', {
    mayLag: 'all',
    briefly: async ({ brief: db, caller, now }): Promise<ToDo> => {
      const today = exportDay(now());
      const minutes = now().getTime() / 60_000;
      const [watched, found] = await Promise.all([
        selectWatched(db, caller.listAgency, today),
        selectFound(db, caller.listAgency),
      ]);
      const ids = watched.map(({ id }) => id);
      const counted = await selectCounted(db, ids, today);
      const counts = new Map(counted.map((row) => [row.station_id, row]));
      const [registrations, first_run] = await Promise.all([
        mayAccess('superAdmin', caller.user) ? countWaiting(db) : 0,
        firstRun(db, { agency: caller.listAgency, stations: ids, counts: counted.length > 0 }, today),
      ]);
      const idsOf = (chosen: readonly { station_id_tmg: string }[]) =>
        chosen.map(({ station_id_tmg }) => station_id_tmg);
      return {
        silent: idsOf(found.filter((one) => isSilent(one, minutes))),
        due: idsOf(watched.filter(({ id }) => counts.get(id)?.due)),
        failed: idsOf(watched.filter(({ failed_import }) => failed_import !== null)),
        registrations,
        first_run,
      };
    },
  }),
];
