import { contradictsClass, directionChoices, hasEcoId, type FlowOptions } from 'shared-domain';
import { fieldsOf, flowFields, type FlowList } from 'shared-domain/fields';
import type { Fields, FieldSpec } from 'shared-ui/form';
import { tableFields } from '../station-editing/plain-fields.ts';
import { emptyFlow, type FlowField, type FlowValues } from './flow.record.ts';
import { isFixed } from './flow.rules.ts';
import type { flowFieldTexts } from './texts.ts';

type FlowText = keyof typeof flowFieldTexts.en;
/** What the fields of one flow are drawn from. */
export type FlowLookups = {
  options: FlowOptions;
  /** Class of the station's road; it decides which directions of route there are. */
  funcClass: string | null;
  /** Whether the flow has counts, and whether its station is a draft. */
  counted: boolean;
  draft: boolean;
  /** A prediction of other answers is under way. */
  predicting: boolean;
};

const INTERVAL_MAX = flowFields.count_interval.max;

type Own = Partial<FieldSpec<FlowValues, FlowLookups, FlowText>>;

/** What is said of each choice besides the table: its options, and whether it is settled. */
const choices = Object.fromEntries(
  fieldsOf('flow').flatMap(({ kind, name, list = '' }): [string, Own][] =>
    kind === 'code'
      ? [
          [
            name,
            {
              options: (_, { options }) => options[list as FlowList],
              disabled: (_, lookups) => isFixed(name as FlowField, lookups),
            },
          ],
        ]
      : [],
  ),
) as Partial<Record<FlowField, Own>>;

/** Not to be chosen while an answer to the same question is on its way. */
const predicted = (field: FlowField): Own => ({
  ...choices[field],
  disabled: (_, lookups) => lookups.predicting || isFixed(field, lookups),
});

/** The fields of a flow, in the order of the form. The vendor's own ID is asked for where it has one. */
const fieldsWith = (ecoId: boolean, funcClass: string | null): Fields<FlowValues, FlowLookups, FlowText> =>
  tableFields<'flow', FlowValues, FlowLookups, FlowText>('flow', {
    ...choices,
    vendor: {
      ...choices.vendor,
      // An ID of the vendor left behind says nothing about the next one's counter.
      sets: ({ vendor }, before) =>
        hasEcoId(before.vendor) && !hasEcoId(vendor) ? { eco_id: '', eco_name: '' } : {},
    },
    eco_id: ecoId
      ? { label: 'ecoId', required: 'requiredField' }
      : { label: 'flowId', hint: 'flowIdHint', disabled: () => true },
    eco_name: {
      visible: ({ vendor, eco_name }) => hasEcoId(vendor) || eco_name !== '',
    },
    travel_direction: predicted('travel_direction'),
    sensor_type: predicted('sensor_type'),
    direction_of_route: {
      ...choices.direction_of_route,
      // One that the class does not offer is shown and has to be corrected, never blanked silently (S15).
      options: ({ direction_of_route: chosen }, lookups) =>
        directionChoices(lookups.funcClass, lookups.options.directionOfRoute, chosen),
      check: (direction) => (contradictsClass(funcClass, direction) ? 'otherClass' : null),
    },
    count_interval: {
      control: 'number',
      check: (minutes) =>
        Number.isInteger(minutes) && minutes >= 0 && minutes <= INTERVAL_MAX ? null : 'invalidInterval',
    },
  });

const made = new Map<string, Fields<FlowValues, FlowLookups, FlowText>>();

/**
 * The fields of a flow by its vendor and its station's class, the same ones for the same: 'Eco ID' is typed for
 * Eco-Counter, 'Flow ID' is made for the others.
 */
export function flowFieldsOf(
  { vendor }: Pick<FlowValues, 'vendor'>,
  funcClass: string | null = null,
): Fields<FlowValues, FlowLookups, FlowText> {
  const key = `${hasEcoId(vendor)} ${funcClass}`;
  const fields = made.get(key) ?? fieldsWith(hasEcoId(vendor), funcClass);
  made.set(key, fields);
  return fields;
}

/** The names of the fields, in the order of the form. */
export const FLOW_FIELDS = Object.keys(emptyFlow) as FlowField[];
