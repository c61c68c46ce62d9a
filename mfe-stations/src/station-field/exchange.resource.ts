import { replacedBy, type Api, type StationEquipment } from 'shared-domain';
import { call } from 'shared-ui/api';
import { ask } from 'shared-ui/query';
import { changedCounter, fieldQuery } from './field.resource.ts';

/** A counter, those that it may have come in the place of, and a version that any change of one of them raises. */
export type Exchange = {
  counter: StationEquipment;
  replaced: readonly StationEquipment[];
  version: number;
};

/** An exchange as a form edits it. */
export const exchangeOf = (counter: StationEquipment, replaced: readonly StationEquipment[]): Exchange => ({
  counter,
  replaced,
  version: [counter, ...replaced].reduce((sum, { version }) => sum + version, 0),
});

/** An exchange as it is stored by now; the last one known where the counters follow each other no more. */
export async function newerExchange(stationId: string, known: Exchange): Promise<Exchange> {
  const { equipment } = await ask(fieldQuery(stationId));
  const counter = equipment.find(({ id }) => id === known.counter.id);
  const replaced = counter ? replacedBy(equipment, counter) : [];
  return counter && replaced.length > 0 ? exchangeOf(counter, replaced) : known;
}

type Moved = Api['PUT /stations/:stationId/equipment/:equipmentId/exchange']['reply'];

/** Moves the day on which a counter came in the place of another, over the versions of both that were read. */
export async function moveExchangeDay(
  stationId: string,
  { before, after }: { before: StationEquipment; after: StationEquipment },
  first_day: string,
): Promise<Moved> {
  const moved = await call('PUT /stations/:stationId/equipment/:equipmentId/exchange', {
    params: { stationId, equipmentId: String(after.id) },
    body: { first_day, version: after.version, before_id: before.id, before_version: before.version },
  });
  await changedCounter(stationId);
  return moved;
}
