import { createHash } from 'node:crypto';
import released from './released-orders.json' with { type: 'json' };

/** What is created, without its key and what was confirmed. */
export type Creation = { stage: 'draft' | 'published'; request: object };

type Fields = [name: string, value: unknown][];
/** The fields of an object in the order that its mark is made of; `place` is where in the request it stands. */
type Arranged = (fields: Fields, place: string) => Fields;

function arrange(value: unknown, arranged: Arranged, place = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => arrange(each, arranged, place));
  if (typeof value !== 'object' || value === null) return value;
  const inside = (name: string) => (place === '' ? name : `${place}.${name}`);
  const fields = arranged(Object.entries(value), place);
  return Object.fromEntries(fields.map(([name, each]) => [name, arrange(each, arranged, inside(name))]));
}

const markBy = ({ stage, request }: Creation, arranged: Arranged) =>
  createHash('sha256')
    .update(JSON.stringify([stage, arrange(request, arranged)]))
    .digest('base64');

const byName: Arranged = (fields) => fields.toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What tells a creation from another under the same key; in which order its fields stand changes nothing. */
export const markOf = (creation: Creation): string => markBy(creation, byName);

const saysNothing = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** As a release had the fields; what it did not know yet counts only where something is said. */
function byRelease(orders: Readonly<Partial<Record<string, string>>>): Arranged {
  return (fields, place) => {
    const known = orders[place]?.split(' ');
    if (!known) return fields;
    const told = new Map(fields);
    const before = known
      .filter((name) => told.has(name))
      .map((name): Fields[number] => [name, told.get(name)]);
    return [...before, ...fields.filter(([name, value]) => !known.includes(name) && !saysNothing(value))];
  };
}

const RELEASED = released.map(({ orders }) => byRelease(orders));

/**
 * Whether a mark was made of this creation. Up to release 0.8.0 a mark was of the fields as the release's schema had
 * them, and a form whose answer was lost may be sent again after the upgrade.
 */
export const isMarkOf = (mark: string, creation: Creation): boolean =>
  mark === markOf(creation) || RELEASED.some((arranged) => mark === markBy(creation, arranged));
