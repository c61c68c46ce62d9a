import type { FlowValues } from './flow.record.ts';
import { flowIdText } from './flow.rules.ts';

/** Movement directions that change sides with the travel direction: with the route and against it, left and right. */
const MOVEMENTS: Readonly<Record<string, string>> = { 1: '2', 2: '1', 5: '6', 6: '5' };
const WORDS = [
  ['NB', 'SB'],
  ['EB', 'WB'],
  ['Northbound', 'Southbound'],
  ['Eastbound', 'Westbound'],
] as const;
const OTHER = new Map(WORDS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
const NAMED = new RegExp(`\\b(${[...OTHER.keys()].join('|')})\\b`);

/** The codes 1 to 8 go round the compass from north; others are two directions together, which have no opposite. */
function oppositeDirection(code: string | null): string | null {
  return code !== null && /^[1-8]$/.test(code) ? String(((Number(code) + 3) % 8) + 1) : null;
}

/** What of a flow, as a form holds it, is another in the opposite direction. */
type OneWay = {
  name: string;
  travel_direction: string | null;
  movement_direction: string | null;
  eco_id: string;
};

/**
 * What the form of the flow in the opposite direction begins with: the same counter and site, without the vendor's channel,
 * which is each flow's own. Null where the direction has no opposite, or none is chosen.
 */
export function oppositeFlow<F extends OneWay>(values: F): F | null {
  const travel_direction = oppositeDirection(values.travel_direction);
  if (travel_direction === null) return null;
  return {
    ...values,
    name: values.name.replace(NAMED, (word) => OTHER.get(word as (typeof WORDS)[number][0]) ?? word),
    travel_direction,
    movement_direction: MOVEMENTS[values.movement_direction ?? ''] ?? values.movement_direction,
    eco_id: '',
  };
}

/** The flows whose opposite direction another of them is already, by key: a duplicate would be refused (S6). */
export function pairedFlows(flows: readonly { key: string; values: FlowValues }[]): Set<string> {
  const known = new Set(flows.map(({ values }) => flowIdText('-', values)));
  const paired = flows.filter(({ values }) => {
    const other = oppositeFlow(values);
    return other !== null && flowIdText('-', values) !== '' && known.has(flowIdText('-', other));
  });
  return new Set(paired.map(({ key }) => key));
}
