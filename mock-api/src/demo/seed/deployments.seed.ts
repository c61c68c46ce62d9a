import type { Queryable } from '../../platform/db/database.ts';
import type { DeploymentPlan } from './stations/deployments.ts';
import { dateText, yesterdayInTexas } from './generator/calendar.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import { providers, requesters } from '../../stations/contacts/contacts.tables.ts';
import { deployments } from '../../stations/deployments/deployments.tables.ts';

/** Adds deployments with those who asked for them and those who counted, and hangs them on their stations. */
export async function seedDeployments(db: Queryable, plans: DeploymentPlan[], now: Date): Promise<void> {
  const today = yesterdayInTexas(now) + 1;
  const numbered = plans.map((plan, at) => ({ ...plan, id: at + 1, start: dateText(today - plan.daysAgo) }));
  await insertRows(
    db,
    requesters,
    numbered.map(({ id, agency_id, requester }) => ({ id, agency_id, requester_name: requester })),
  );
  await insertRows(
    db,
    providers,
    numbered.map(({ id, agency_id, provider }) => ({ id, agency_id, provider_name: provider })),
  );
  await insertRows(
    db,
    deployments,
    numbered.map(({ id, start, name, ...plan }) => ({
      id,
      agency_id: plan.agency_id,
      name: `${start.slice(0, 7)} ${name}`,
      start_date: start,
      end_date: dateText(today - plan.daysAgo + plan.days - 1),
      location: plan.location,
      notes: plan.notes,
      primary_count_purpose_code: plan.purpose,
      requester_id: id,
      provider_id: id,
      created_at: `${start}T15:00:00Z`,
    })),
  );
  for (const { id, stations } of numbered) {
    await db.query(
      `insert into deployment_stations (deployment_id, station_id)
       select $1, id from stations where station_id_tmg = any($2) on conflict do nothing`,
      [id, stations],
    );
  }
  await continueNumbers(db, [requesters, providers, deployments]);
}
