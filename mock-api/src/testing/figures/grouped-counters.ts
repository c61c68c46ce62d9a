import type { FactorGroup } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../index.ts';
import { seedCounter } from './seed-counters.ts';

export const YEAR = 2012;
/** Which real counter stands where. */
export const PLACES = {
  AU0001: '27harrisonpark',
  AU0004: '18unioncanalwesterhailes',
  AU0005: '28rodneystreettunnel',
  AU0007: '17cramondbrig',
} as const;
/** The rows of the counters, by station. */
export const flows: Record<string, { station: number; flow: number }> = {};
export const isJuly = (date: string) => date.startsWith('2012-07');

/** Austin's counters, one of Houston, and one that missed July and was not certified. */
export async function seedGroupedCounters(): Promise<void> {
  await testApi().reset();
  for (const [station, name] of Object.entries(PLACES)) {
    flows[station] = await seedCounter(station, name, YEAR);
  }
  flows['HO0001'] = await seedCounter('HO0001', '14northedinburghaccessrd', YEAR);
  flows['AU0009'] = await seedCounter('AU0009', '27harrisonpark', YEAR, isJuly);
}

/** The newest entry of the audit log before a test: entries stay. */
let lastEntry = 0;

/** Nothing decided, no short count, nothing filled. */
export async function forgetDecisions(): Promise<void> {
  forgetSignIns();
  for (const table of ['factor_group_members', 'short_counts', 'flow_fills']) {
    await testApi().query(`delete from ${table}`);
  }
  const [last] = await testApi().query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from audit_log',
  );
  lastEntry = last?.id ?? 0;
}

/** What the audit log says since the test began. */
export const told = () =>
  testApi().query(
    "select action, agency_id from audit_log where id > $1 and action not like 'session.%' order by id",
    [lastEntry],
  );

export const groupsOf = async (as: Persona = 'user', year = YEAR) =>
  (await request('GET /factor-groups', { query: { mode: 'bicycle', year } }, as)).reply;

export const groupedStation = async (stationId: string, as: Persona = 'user') =>
  (await groupsOf(as)).stations.find(({ station_id_tmg }) => station_id_tmg === stationId);

/** Puts a counter into a group. */
export const decideGroup = (
  stationId: string,
  group: FactorGroup,
  as: Persona = 'admin',
  more: { version?: number; year?: number; reason?: string } = {},
) =>
  request(
    'PUT /factor-groups/:stationId',
    {
      params: { stationId },
      body: { mode: 'bicycle', year: YEAR, group, reason: 'The way to work', version: 0, ...more },
    },
    as,
  );
