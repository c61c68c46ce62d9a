import type { ApiKey } from 'shared-domain';
import { z } from 'zod';
import { walkRows } from './walk.rows.ts';
import type { WalkRow } from './walk-row.ts';

const records = {
  station: 'AU0001',
  stationRow: 1,
  flow: {
    id: 1,
    identity: {
      count_method_code: '3',
      count_type_code: '2',
      travel_direction_code: '5',
      street_side_code: '9',
    },
  },
  draft: 1,
  draftFlow: 1,
  version: 1,
  importId: 1,
  exportId: 1,
  note: 1,
  validation: 1,
  factors: { draft: 1, proposed: 2, approved: 3 },
  shortCount: 1,
  fill: 1,
  photo: '5a8e7c1e-3f0f-4e9b-9d57-0d9c2f4a4f10',
  view: 1,
  stationGroup: 1,
  publication: 1,
  campaigns: { draft: 1, open: 2, closed: 3 },
  entry: 1,
  outage: 1,
  outages: { differs: 2, entered: 3 },
  closure: 1,
  visit: 1,
  equipment: 1,
  counterBefore: 2,
  equipmentChange: 1,
  tokens: { own: { 1: 1, 3: 1 }, agency: 1 },
  webhook: { id: 1, delivery: 1 },
  drop: 1,
  mapping: 1,
  deployment: 1,
  provider: 1,
  registration: 1,
  finding: 1,
  dismissed: 2,
  self: 1,
};

/** What the walk sends with a call, about records of the seed. */
export function inputOf(key: ApiKey): { params?: object; query?: object; body?: object } {
  return (walkRows[key] as WalkRow<ApiKey>).input(records);
}

type Json = { properties?: Record<string, Json>; items?: Json; anyOf?: Json[]; allOf?: Json[] };
/** The names on the way to a field; '0' is the first of a list. */
export type Path = string[];

/** Every field that a schema takes, with the fields of its records and of its lists' first. */
export function pathsOf(schema: z.ZodType): Path[] {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, []);
}

function fieldsOf(json: Json, at: Path): Path[] {
  const within = [...(json.anyOf ?? []), ...(json.allOf ?? [])].flatMap((one) => fieldsOf(one, at));
  const items = json.items ? [[...at, '0'], ...fieldsOf(json.items, [...at, '0'])] : [];
  const fields = Object.entries(json.properties ?? {}).flatMap(([name, one]) => [
    [...at, name],
    ...fieldsOf(one, [...at, name]),
  ]);
  return [...within, ...items, ...fields];
}

/** The input with another value at a path. */
export function changed(input: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (name === '0') return [changed(Array.isArray(input) ? input[0] : {}, rest, value)];
  const own = typeof input === 'object' && input !== null && !Array.isArray(input) ? input : {};
  return { ...own, [name]: changed((own as Record<string, unknown>)[name], rest, value) };
}
