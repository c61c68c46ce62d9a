import { oppositeFlow } from '../flow/flow-pair.rules.ts';
import { NO_SIDE } from '../flow/flow.rules.ts';
import { inRow, ROW_FIELDS, type ChannelValues, type RowValues } from './channel.record.ts';

/** A new row for the opposite direction of a row: most sites are pairs. Null where there is no opposite. */
export function oppositeRow(values: ChannelValues, row: string, to: string): RowValues | null {
  const name = values[`name@${row}`] ?? '';
  const travel_direction = values[`travel_direction@${row}`] ?? null;
  const other = oppositeFlow({ name, travel_direction, movement_direction: null, eco_id: '' });
  if (!other) return null;
  const same = ROW_FIELDS.map((field) => [inRow(field, to), values[inRow(field, row)] ?? null]);
  return {
    ...(Object.fromEntries(same) as RowValues),
    [`name@${to}`]: other.name,
    [`travel_direction@${to}`]: other.travel_direction,
    [`eco_id@${to}`]: other.eco_id,
  };
}

/** Whether another row is the same in the opposite direction: a duplicate would be refused (S6). */
export function hasOpposite(values: ChannelValues, row: string): boolean {
  const opposite = oppositeRow(values, row, row);
  const identity = ['travel_direction', 'count_type', 'street_side', 'count_method'] as const;
  // what is said once is the same for all
  const told = identity.filter((field) => field !== 'count_method' || values.each.includes(field));
  const isSame = (other: string) =>
    told.every(
      (field) => (values[inRow(field, other)] ?? NO_SIDE) === (opposite?.[inRow(field, row)] ?? NO_SIDE),
    );
  return opposite !== null && values.channels.some((other) => other !== row && isSame(other));
}
