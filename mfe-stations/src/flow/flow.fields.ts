import {
  contradictsClass,
  directionChoices,
  hasEcoId,
  type CodeOption,
  type FlowOptions,
} from 'shared-domain';
import { defineFields, type Fields } from 'shared-ui/form';
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

/** Longest texts that are stored. */
const TEXT_MAX = 120;
const NOTES_MAX = 5000;
/** A day, the longest interval. */
const INTERVAL_MAX = 1440;

const textOf = (label: FlowText, hint?: FlowText) => ({
  label,
  hint,
  control: 'text' as const,
  maxLength: TEXT_MAX,
});
const choiceOf = (field: FlowField & FlowText, list: keyof FlowOptions) => ({
  label: field,
  control: 'select' as const,
  options: (_: FlowValues, { options }: FlowLookups): readonly CodeOption[] => options[list],
  disabled: (_: FlowValues, lookups: FlowLookups) => isFixed(field, lookups),
});
/** Not to be chosen while an answer to the same question is on its way. */
const predictedChoice = (field: FlowField & FlowText, list: keyof FlowOptions) => ({
  ...choiceOf(field, list),
  disabled: (_: FlowValues, lookups: FlowLookups) => lookups.predicting || isFixed(field, lookups),
});

/** The fields of a flow, in the order of the form. The vendor's own ID is asked for where it has one. */
const fieldsWith = (ecoId: boolean, funcClass: string | null): Fields<FlowValues, FlowLookups, FlowText> =>
  defineFields<FlowValues, FlowLookups, FlowText>({
    name: { ...textOf('name'), required: 'requiredField' },
    vendor: {
      ...choiceOf('vendor', 'vendor'),
      required: 'requiredField',
      // An ID of the vendor left behind says nothing about the next one's counter.
      sets: ({ vendor }, before) =>
        hasEcoId(before.vendor) && !hasEcoId(vendor) ? { eco_id: '', eco_name: '' } : {},
    },
    eco_id: ecoId
      ? { ...textOf('ecoId', 'ecoIdHint'), required: 'requiredField' }
      : { ...textOf('flowId', 'flowIdHint'), disabled: () => true },
    eco_name: {
      ...textOf('eco_name'),
      visible: ({ vendor, eco_name }) => hasEcoId(vendor) || eco_name !== '',
    },
    count_method: { ...choiceOf('count_method', 'countMethod'), required: 'requiredField' },
    street_side: choiceOf('street_side', 'streetSide'),
    facility_type: choiceOf('facility_type', 'facilityType'),
    count_type: { ...choiceOf('count_type', 'countType'), required: 'requiredField' },
    travel_direction: {
      ...predictedChoice('travel_direction', 'travelDirection'),
      required: 'requiredField',
    },
    sensor_type: { ...predictedChoice('sensor_type', 'sensorType'), required: 'requiredField' },
    direction_of_route: {
      ...choiceOf('direction_of_route', 'directionOfRoute'),
      // One that the class does not offer is shown and has to be corrected, never blanked silently (S15).
      options: ({ direction_of_route: chosen }, lookups) =>
        directionChoices(lookups.funcClass, lookups.options.directionOfRoute, chosen),
      check: (direction) => (contradictsClass(funcClass, direction) ? 'otherClass' : null),
    },
    movement_direction: choiceOf('movement_direction', 'movementDirection'),
    count_location_to_roadway: choiceOf('count_location_to_roadway', 'countLocationToRoadway'),
    count_interval: {
      label: 'count_interval',
      hint: 'intervalHint',
      control: 'number',
      check: (minutes) =>
        Number.isInteger(minutes) && minutes >= 0 && minutes <= INTERVAL_MAX ? null : 'invalidInterval',
    },
    serial_number: textOf('serial_number'),
    mounting_object: textOf('mounting_object', 'mountingHint'),
    surface_condition: choiceOf('surface_condition', 'surfaceCondition'),
    nonmotorized_facility_width: choiceOf('nonmotorized_facility_width', 'nonmotorizedFacilityWidth'),
    nonmotorized_facility_buffer_width: choiceOf(
      'nonmotorized_facility_buffer_width',
      'nonmotorizedFacilityBufferWidth',
    ),
    station_id_agency: textOf('station_id_agency'),
    other_notes: { label: 'other_notes', control: 'area', maxLength: NOTES_MAX, wide: true },
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
