import { exportDay, mayAccess, type ToDo } from 'shared-domain';
import { selectWaitingDrops } from '../../counts/drops/drops.sql.ts';
import { selectCounted, selectWatched } from '../../counts/waiting/waiting.sql.ts';
import { countWaiting } from '../../people/notifications/notifications.sql.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { readTurnsOf } from '../campaigns/turns.ts';
import { selectVisitsDue } from '../field/visits.sql.ts';
import { isSilent } from '../health/silent.rules.ts';
import { selectFound } from '../health/silent.sql.ts';
import { firstRun } from './first-run.ts';

/** What is to be done at the stations of the agency, for the dashboard. */
export const toDo: Endpoint[] = [
  endpoint('GET /to-do', {
    mayLag: 'all',
    briefly: async ({ brief: db, cache, caller, now }): Promise<ToDo> => {
      const today = exportDay(now());
      const minutes = now().getTime() / 60_000;
      const { id, admin } = caller.user;
      const [watched, found, campaigns] = await Promise.all([
        selectWatched(db, caller.listAgency, today),
        selectFound(db, caller.listAgency),
        caller.listAgency === null
          ? []
          : readTurnsOf({ db, cache }, { id, agency_id: caller.listAgency, admin: admin === 1 }, today),
      ]);
      const ids = watched.map(({ id }) => id);
      const counted = await selectCounted(db, ids, today);
      const counts = new Map(counted.map((row) => [row.station_id, row]));
      const [registrations, files, visits, first_run] = await Promise.all([
        mayAccess('superAdmin', caller.user) ? countWaiting(db) : 0,
        selectWaitingDrops(db, caller.listAgency),
        selectVisitsDue(db, ids, today),
        firstRun(db, { agency: caller.listAgency, stations: ids, counts: counted.length > 0 }, today),
      ]);
      const idsOf = (chosen: readonly { station_id_tmg: string }[]) =>
        chosen.map(({ station_id_tmg }) => station_id_tmg);
      return {
        silent: idsOf(found.filter((one) => isSilent(one, minutes))),
        due: idsOf(watched.filter(({ id }) => counts.get(id)?.due)),
        failed: idsOf(watched.filter(({ failed_import }) => failed_import !== null)),
        campaigns: campaigns.map(({ id, name, due, left, of }) => ({ id, name, due, left, of })),
        visits: idsOf(watched.filter(({ id }) => visits.has(id))),
        registrations,
        files: files.waiting,
        first_run,
      };
    },
  }),
];
