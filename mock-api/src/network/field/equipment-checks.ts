import type { EquipmentFacts } from 'shared-domain';
import { asOwner, type Transaction } from '../../platform/db/database.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { saidDay } from '../../platform/text/day-words.rules.ts';
import { leftOutside } from './equipment-change.rules.ts';
import { selectChangedDays } from './equipment-changes.sql.ts';
import * as sql from './equipment.sql.ts';
import { texts } from './texts.ts';

/** A refusal that stands beside a field. */
export const refuse = (status: 409 | 422, field: string, text: (typeof texts)['required']) =>
  new ApiProblem(status, text, { errors: { [field]: [text] } });

/** Which counter is written, null where it is a new one; and the field that its refusals stand beside, where it is one alone. */
type Written<Id> = { id: Id; field?: string };
type Kept = sql.KeptEquipment;
/** What the flows of a station are called, by their numbers. */
export type FlowNames = ReadonlyMap<number, string>;

/** The same of a station. */
export const readFlowNames = async (db: Transaction, station: number): Promise<FlowNames> =>
  new Map((await sql.selectNamedFlows(db, station)).map(({ id, name }) => [id, name]));

/** Refuses flows that are not the station's; one that was among the counter's before, and is gone, may stay. */
export function refuseForeign({ flow_ids }: Kept, before: readonly number[] | null, names: FlowNames): void {
  const isKnown = (id: number) => names.has(id) || before?.includes(id);
  if (flow_ids && !flow_ids.every(isKnown)) throw refuse(422, 'flow_ids', texts.foreignFlow);
}

/** Refuses days that leave out one on which something of the counter was changed. */
export async function refuseLeftOut(
  db: Transaction,
  facts: EquipmentFacts,
  { id, field: only }: Written<number>,
): Promise<void> {
  const date = leftOutside(facts, (await selectChangedDays(db, id)) ?? { first: null, last: null });
  const field = date !== null && date < facts.first_day ? 'first_day' : 'last_day';
  if (date !== null) throw refuse(422, only ?? field, texts.changeLeftOut({ date: saidDay(date) }));
}

/** Refuses days that end before they begin, a counter that stood at two stations at once, and two that counted a flow at once. */
export async function refuseWrong(
  db: Transaction,
  station: number,
  facts: Kept,
  { id: besides, field }: Written<number | null>,
): Promise<void> {
  if (facts.last_day !== null && facts.last_day < facts.first_day)
    throw refuse(422, 'last_day', texts.equipmentBackwards);
  const elsewhere = await sql.selectElsewhere(db, facts, besides);
  if (elsewhere !== null) throw refuse(409, field ?? 'serial', texts.elsewhere({ station: elsewhere }));
  // it stands at one place whoever looks; where, is said to its agency alone
  const hidden = await asOwner(db, (owner) => sql.selectElsewhere(owner, facts, besides));
  if (hidden !== null) throw refuse(409, field ?? 'serial', texts.elsewhereHidden);
  const counter = await sql.selectSameFlow(db, station, facts, besides);
  if (counter !== null) throw refuse(409, field ?? 'flow_ids', texts.flowTaken({ counter }));
}

/** A counter as the audit log tells of it. */
export const told = (
  { vendor, model, serial, firmware, settings, first_day, last_day, flow_ids }: Kept,
  names: FlowNames,
) => ({
  vendor,
  model,
  serial,
  firmware,
  settings,
  from: first_day,
  until: last_day,
  flows: flow_ids && flow_ids.map((id) => names.get(id) ?? String(id)),
});
