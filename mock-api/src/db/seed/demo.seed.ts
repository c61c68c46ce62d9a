import { refreshDaysCount } from '../../areas/stations/days-count.sql.ts';
import { hashPassword, QUICK_COST, type Cost } from '../../areas/account/password.ts';
import type { Database } from '../database.ts';
import { DEMO_PASSWORD, seedAccounts } from './accounts.seed.ts';
import { seedCounts } from './counts.seed.ts';
import { demoAgencies } from './data/agencies.ts';
import { austinStations } from './demo/austin.ts';
import { deploymentPlans } from './demo/deployments.ts';
import type { DeploymentPlan } from './demo/deployments.ts';
import { drafts } from './demo/drafts.ts';
import { otherStations } from './demo/elsewhere.ts';
import { houstonStations } from './demo/houston.ts';
import { seedDeployments } from './deployments.seed.ts';
import { seedDrafts } from './drafts.seed.ts';
import { continueNumbers, insertRows } from './insert-rows.ts';
import { seedLookups } from './lookups.seed.ts';
import { seedRegistrations } from './registrations.seed.ts';
import type { StationPlan } from './station-plan.ts';
import { seedStations } from './stations.seed.ts';
import { testStations } from './test-stations.ts';

type Content = { stations: StationPlan[]; deployments: DeploymentPlan[]; passwordCost?: Cost };

async function seedAgencyData(db: Database, now: Date, content: Content): Promise<number> {
  const { stations, deployments, passwordCost } = content;
  await seedLookups(db);
  const passwordHash = await hashPassword(DEMO_PASSWORD, passwordCost);
  return db.transaction(async (tx) => {
    await insertRows(tx, 'agencies', demoAgencies);
    await continueNumbers(tx, ['agencies']);
    await seedAccounts(tx, passwordHash, now.toISOString());
    const seeded = await seedStations(tx, stations);
    await seedDrafts(tx, drafts, now.toISOString());
    await seedDeployments(tx, deployments, now);
    await seedRegistrations(tx, now);
    const counts = await seedCounts(tx, seeded, now);
    for (const { stationId } of seeded) await refreshDaysCount(tx, stationId);
    return counts;
  });
}

/**
 * Fills an empty database with the demonstration: agencies, accounts (password DEMO_PASSWORD), about 30 stations and
 * three years of hourly counts up to the day before `now`, the same for the same day. Answers how many counts.
 */
export async function seedDemo(db: Database, now: Date): Promise<number> {
  const stations = [...austinStations, ...houstonStations, ...otherStations];
  const counts = await seedAgencyData(db, now, { stations, deployments: deploymentPlans });
  await db.exec('analyze');
  return counts;
}

/** Fills an empty database for tests: the same agencies, accounts and drafts, twelve stations, few counts. */
export async function seedTest(db: Database, now: Date): Promise<number> {
  return seedAgencyData(db, now, {
    stations: testStations,
    deployments: deploymentPlans,
    passwordCost: QUICK_COST,
  });
}
