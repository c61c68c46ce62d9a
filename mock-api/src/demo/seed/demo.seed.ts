import { refreshDaysCount } from '../../counts/store/days-count.sql.ts';
import { hashPassword, type Cost } from '../../people/account/password.ts';
import type { Database } from '../../platform/db/database.ts';
import { DEMO_PASSWORD, seedAccounts } from './accounts.seed.ts';
import { seedCalendar } from './calendar.seed.ts';
import { seedCounts } from './counts.seed.ts';
import { demoAgencies } from './agencies.ts';
import { austinStations } from './stations/austin.ts';
import { deploymentPlans } from './stations/deployments.ts';
import type { DeploymentPlan } from './stations/deployments.ts';
import { demoDrafts } from './stations/drafts.ts';
import type { DraftPlan } from './stations/drafts.ts';
import { v1Drafts } from './stations/v1-drafts.ts';
import { otherStations } from './stations/elsewhere.ts';
import { houstonStations } from './stations/houston.ts';
import { dateText, yesterdayInTexas } from './generator/calendar.ts';
import { seedDeployments } from './deployments.seed.ts';
import { seedDrafts } from './drafts.seed.ts';
import { continueNumbers, insertRows } from '../../platform/db/insert-rows.ts';
import { agencies } from '../../people/account/people.tables.ts';
import { settings } from '../../platform/db/settings.tables.ts';
import { seedOpenData } from './open-data.seed.ts';
import { seedLookups } from '../../stations/lookups/lookups.seed.ts';
import { seedRegistrations } from './registrations.seed.ts';
import type { StationPlan } from './station-plan.ts';
import { seedStations } from './stations.seed.ts';

/** The setting that tells the last day of the demonstration's counts, 'YYYY-MM-DD'; the simulated vendor goes on after it. */
export const DEMO_DAY = 'demo_day';

type Content = {
  stations: StationPlan[];
  drafts: DraftPlan[];
  v1Drafts: DraftPlan[];
  deployments: DeploymentPlan[];
  passwordCost?: Cost;
};

/** Fills an empty database with agencies, accounts, and this content; answers how many counts. */
export async function seedAgencyData(db: Database, now: Date, content: Content): Promise<number> {
  const { stations, deployments, passwordCost } = content;
  await seedLookups(db);
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordCost);
  return db.transaction(async (tx) => {
    await insertRows(tx, agencies, demoAgencies);
    await continueNumbers(tx, [agencies]);
    await seedAccounts(tx, passwordHash, now.toISOString());
    const seeded = await seedStations(tx, stations);
    const at = now.toISOString();
    await seedDrafts(tx, content.drafts, { form: 'next', at });
    await seedDrafts(tx, content.v1Drafts, { form: 'v1', at });
    await seedDeployments(tx, deployments, now);
    await seedRegistrations(tx, now);
    const counts = await seedCounts(tx, seeded, now);
    await insertRows(tx, settings, [{ name: DEMO_DAY, value: dateText(yesterdayInTexas(now)) }]);
    for (const { stationId } of seeded) await refreshDaysCount(tx, stationId);
    return counts;
  });
}

/** The stations of the demonstration. */
export const demoStations: StationPlan[] = [...austinStations, ...houstonStations, ...otherStations];

/**
 * Fills an empty database with the demonstration: agencies, accounts (password DEMO_PASSWORD), about 30 stations and
 * three years of hourly counts up to the day before `now`, the same for the same day. Answers how many counts.
 */
export async function seedDemo(db: Database, now: Date): Promise<number> {
  const counts = await seedAgencyData(db, now, {
    stations: demoStations,
    drafts: demoDrafts,
    v1Drafts,
    deployments: deploymentPlans,
  });
  await db.transaction(async (tx) => {
    await seedCalendar(tx, now);
    await seedOpenData(tx, now);
  });
  await db.exec('analyze');
  return counts;
}
