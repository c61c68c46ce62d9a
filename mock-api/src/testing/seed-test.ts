import { seedAgencyData } from '../demo/seed/demo.seed.ts';
import { deploymentPlans } from '../demo/seed/stations/deployments.ts';
import { drafts } from '../demo/seed/stations/drafts.ts';
import type { Database } from '../platform/db/database.ts';
import { QUICK_COST } from './quick-cost.ts';
import { testStations } from './test-stations.ts';

/** Fills an empty database for tests: the demonstration's agencies, accounts and drafts, twelve stations, few counts. */
export async function seedTest(db: Database, now: Date): Promise<number> {
  return seedAgencyData(db, now, {
    stations: testStations,
    drafts,
    v1Drafts: [],
    deployments: deploymentPlans,
    passwordCost: QUICK_COST,
  });
}
