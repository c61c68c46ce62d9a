import {
  FINDING_RULES,
  mayAccess,
  SETTING_LEVELS,
  type FindingSettings,
  type SettingLevel,
  type User,
} from 'shared-domain';
import type { Transaction } from '../../platform/db/database.ts';
import {
  ruleOf,
  SETTING_NAMES,
  SETTINGS,
  settingsFor,
  type SettingName,
  type StoredSetting,
} from './rules/finding-settings.rules.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Language, Text } from '../../platform/text/language.ts';
import { readCountStation, type CountStation } from '../../stations/records/count-station.sql.ts';
import {
  lockSettings,
  selectSettings,
  selectStationsWithRuns,
  storeSetting,
} from './finding-settings.sql.ts';
import { requestFindings } from './request-findings.ts';
import { ruleExplanations, ruleLabels, settingLabels, texts } from './texts.ts';

/** The station, refused with 422 where the flow is none of its. */
async function readStationOf(
  db: Transaction,
  { flowid_txdot, flow_id }: { flowid_txdot: string; flow_id?: number },
  language: Language,
): Promise<CountStation> {
  const station = await readCountStation(db, flowid_txdot, language);
  if (flow_id !== undefined && !station.flows.some(({ id }) => id === flow_id)) {
    throw new ApiProblem(422, texts.unknownFlow, { errors: { flow_id: [texts.unknownFlow] } });
  }
  return station;
}

const levelsOf = (user: User): SettingLevel[] =>
  SETTING_LEVELS.filter((level) => level !== 'agency' || mayAccess('admin', user));

/** What a level says of a threshold: an agency's with 0 for the station, a station's with 0 for the flow. */
const saidAt = (stored: readonly StoredSetting[], name: string, stationId: number, flowId: number) =>
  stored.find((one) => one.name === name && one.station_id === stationId && one.flow_id === flowId)?.value ??
  null;

async function settingsReply(
  db: Transaction,
  {
    station,
    flowId,
    user,
    language,
  }: { station: CountStation; flowId?: number; user: User; language: Language },
): Promise<FindingSettings> {
  const stored = await selectSettings(db, station);
  const valueAt = (name: string, stationId: number, flow: number) => saidAt(stored, name, stationId, flow);
  const holding = settingsFor(flowId ?? 0, stored);
  return {
    data: SETTING_NAMES.map((name) => ({
      name,
      rule: ruleOf(name),
      label: settingLabels[name][language],
      ...SETTINGS[name],
      agency: valueAt(name, 0, 0),
      station: valueAt(name, station.id, 0),
      flow: flowId === undefined ? null : valueAt(name, station.id, flowId),
      value: holding[name],
    })),
    rules: FINDING_RULES.map((rule) => ({
      rule,
      label: ruleLabels[rule][language],
      explanation: ruleExplanations[rule][language],
    })),
    levels: levelsOf(user),
  };
}

/** Values of thresholds by name; null is left to the level above. */
type Values = Record<string, number | null>;

/** Refuses with 422 thresholds that do not exist or are out of range. */
function refuseBadValues(values: Values): void {
  const errors: Record<string, Text[]> = {};
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(SETTINGS, name)) errors[name] = [texts.unknownSetting];
    else if (value !== null) {
      const { least, most, unit } = SETTINGS[name as SettingName];
      const isWrong = value < least || value > most || (unit === 'on' && !Number.isInteger(value));
      if (isWrong) errors[name] = [texts.outOfRange({ least, most })];
    }
  }
  const [first] = Object.values(errors);
  if (first?.[0]) throw new ApiProblem(422, first[0], { errors });
}

/** Refuses with 409 what somebody else has set otherwise since it was seen; the same wish twice is one. */
function refuseStale(said: (name: string) => number | null, values: Values, seen: Values): void {
  const stale = Object.entries(values).filter(([name, value]) => {
    const now = said(name);
    return Object.hasOwn(seen, name) && seen[name] !== now && value !== now;
  });
  if (stale.length === 0) return;
  const errors: Record<string, Text[]> = {};
  for (const [name] of stale) {
    const value = said(name);
    errors[name] = [value === null ? texts.emptiedMeanwhile : texts.setMeanwhile({ value })];
  }
  throw new ApiProblem(409, texts.changedMeanwhile, { errors });
}

const read = endpoint('GET /finding-settings', {
  handle: async ({ db, caller, input: { query }, language }) => {
    const station = await readStationOf(db, query, language);
    return settingsReply(db, { station, flowId: query.flow_id, user: caller.user, language });
  },
});

const write = endpoint('PUT /finding-settings', {
  handle: async ({ db, caller, input: { body }, language, now, enqueue, audit }) => {
    const { level, flow_id: flowId, values, seen = {} } = body;
    const station = await readStationOf(db, body, language);
    if (!levelsOf(caller.user).includes(level)) throw new ApiProblem(403, texts.adminsOnly);
    if (level === 'flow' && flowId === undefined) {
      throw new ApiProblem(422, texts.flowRequired, { errors: { flow_id: [texts.flowRequired] } });
    }
    refuseBadValues(values);
    const place = {
      agencyId: station.agency_id,
      stationId: level === 'agency' ? 0 : station.id,
      flowId: level === 'flow' ? (flowId ?? 0) : 0,
    };
    await lockSettings(db, place.agencyId);
    const stored = await selectSettings(db, station);
    refuseStale((name) => saidAt(stored, name, place.stationId, place.flowId), values, seen);
    for (const [name, value] of Object.entries(values))
      await storeSetting(db, { ...place, name, value, at: now() });
    const touched = level === 'agency' ? await selectStationsWithRuns(db, station.agency_id) : [station.id];
    for (const stationId of touched) await requestFindings(db, enqueue, { stationId, at: now() });
    const about = level === 'agency' ? { agency: station.agency_id } : { station: station.id };
    await audit('findings.settings', { level, flow_id: flowId, values, names: Object.keys(values) }, about);
    return settingsReply(db, { station, flowId, user: caller.user, language });
  },
});

/** The thresholds of the rules. */
export const findingSettings: Endpoint[] = [read, write];
