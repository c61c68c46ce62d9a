import { z } from 'zod';
import {
  BATTERY_VOLTS_MAX,
  CLOCK_ERROR_MAX,
  EQUIPMENT_CHANGE_KINDS,
  EQUIPMENT_FILE_KINDS,
  VISIT_OUTCOMES,
  VISIT_REASONS,
} from '../field-record.ts';
import { NAME_MAX, NOTES_MAX, STATION_FLOWS_MAX } from '../limits.ts';
import { NO_CONTROL, NO_CONTROL_BUT_LINES } from '../patterns.ts';
import type { Calls } from './calls.ts';
import { day, done, idempotencyKey, idText } from './fields.schema.ts';
import { refusal } from './refusals.ts';

const ofStation = z.object({ stationId: z.string().max(20) });

const words = z.string().trim().max(NOTES_MAX).regex(NO_CONTROL_BUT_LINES, refusal('strangeCharacters'));
const name = z.string().trim().max(NAME_MAX).regex(NO_CONTROL, refusal('strangeCharacters'));

const visitFacts = {
  visited_on: day,
  reason: z.enum(VISIT_REASONS),
  outcome: z.enum(VISIT_OUTCOMES),
  /** What was done there. */
  done: words.min(1, refusal('field.required')),
  battery_volts: z.number().min(0).max(BATTERY_VOLTS_MAX).nullable(),
  /** How far the counter's clock was ahead of the right time; behind it: below zero. */
  clock_error_seconds: z.int().min(-CLOCK_ERROR_MAX).max(CLOCK_ERROR_MAX).nullable(),
  next_visit: day.nullable(),
};
/** A visit to a station. */
const visit = z.strictObject({
  id: z.int(),
  ...visitFacts,
  by: z.string(),
  /** Whether the caller may correct and delete it. */
  may_delete: z.boolean(),
  /** Left out by servers that can't have one corrected yet. */
  version: z.int().optional(),
});
export type StationVisit = z.output<typeof visit>;
export type NewVisit = Omit<StationVisit, 'id' | 'by' | 'may_delete' | 'version'>;

const equipmentFacts = {
  vendor: name.min(1, refusal('field.required')),
  model: name.nullable(),
  serial: name.nullable(),
  firmware: name.nullable(),
  /** Sensitivity, mode, height, whether its clock follows daylight saving: in words. */
  settings: words.nullable(),
  first_day: day,
  /** The last day that it stood there; null: it still does. */
  last_day: day.nullable(),
  /**
   * The numbers of the station's flows that it counts; null: all of them. One that is not the station's any more stays among them. Left
   * out of what is sent: as it was.
   */
  flow_ids: z.array(z.int().min(1)).max(STATION_FLOWS_MAX).nullable().optional(),
};
/** The fields of the form that brings a file of a counter, beside the field `file`; `name` is what it is called. */
export const equipmentFileForm = z.object({
  name: name.min(1, refusal('field.required')),
  kind: z.enum(EQUIPMENT_FILE_KINDS),
  request_key: idempotencyKey,
});

/** A file of a counter: how it was calibrated or set. */
const equipmentFile = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(EQUIPMENT_FILE_KINDS),
  bytes: z.int(),
  by: z.string(),
  created_at: z.string(),
  may_delete: z.boolean(),
});
export type EquipmentFile = z.output<typeof equipmentFile>;

/** A counter that stood at a station from a day on. */
const equipment = z.strictObject({ id: z.int(), ...equipmentFacts, by: z.string(), version: z.int() });
export type StationEquipment = z.output<typeof equipment>;
export type EquipmentFacts = Omit<StationEquipment, 'id' | 'by' | 'version'>;

const changeFacts = {
  changed_on: day,
  kind: z.enum(EQUIPMENT_CHANGE_KINDS),
  /** As it was before and is from that day on: a version, a setting. */
  from_text: name.nullable(),
  to_text: name.nullable(),
  note: words.nullable(),
};
/** Something of a counter that was changed while it stood at a station. */
const equipmentChange = z.strictObject({
  id: z.int(),
  equipment_id: z.int(),
  ...changeFacts,
  by: z.string(),
  version: z.int(),
});
export type EquipmentChange = z.output<typeof equipmentChange>;
export type EquipmentChangeFacts = Omit<EquipmentChange, 'id' | 'equipment_id' | 'by' | 'version'>;

/** What is known of a counter while it stood at a station. */
const stay = z.strictObject({
  station_id_tmg: z.string(),
  ...equipment.pick({
    id: true,
    model: true,
    firmware: true,
    settings: true,
    first_day: true,
    last_day: true,
  }).shape,
  /** What the flows are called that it counted there; null: all of the station. Of those that are gone by now nothing is told. */
  flows: z.array(z.string()).nullable().optional(),
  /** What was changed of it there, the newest first. */
  changes: z.array(equipmentChange).optional(),
});
export type CounterStay = z.output<typeof stay>;

const ofEquipment = ofStation.extend({ equipmentId: idText });
const ofChange = ofEquipment.extend({ changeId: idText });
const ofFile = ofEquipment.extend({ fileId: z.uuid() });

/** What people did and saw at a station: visits, and which counter stood there. Counts stay the station's whatever is changed here. */
export const fieldRecordCalls = {
  'GET /stations/:stationId/field': {
    summary:
      'Visits to a published station, the counters that stood there and what was changed of them, the newest first',
    params: ofStation,
    reply: z.strictObject({
      visits: z.array(visit),
      equipment: z.array(equipment),
      changes: z.array(equipmentChange).optional(),
      /** The station's flows, as counters name them. */
      flows: z.array(z.strictObject({ id: z.int(), name: z.string() })).optional(),
      /**
       * What the counter's batteries had when they were measured last, as a file or a visit tells; low until a visit since finds it well,
       * or they were changed.
       */
      battery: z
        .strictObject({ volts: z.number(), read_on: z.string(), low: z.boolean() })
        .nullable()
        .optional(),
    }),
  },
  'POST /stations/:stationId/visits': {
    summary:
      'Enters a visit; one that says so leaves the station in need of maintenance until a later visit says otherwise',
    params: ofStation,
    body: z.object({ ...visitFacts, request_key: idempotencyKey }),
    reply: visit,
  },
  'PUT /stations/:stationId/visits/:visitId': {
    summary:
      'Corrects a visit, by who entered it or an admin; its photos stay with it. 409 with the newer facts where the version is stale',
    params: ofStation.extend({ visitId: idText }),
    body: z.object({ ...visitFacts, version: z.int() }),
    reply: visit,
  },
  'DELETE /stations/:stationId/visits/:visitId': {
    summary: 'Deletes a visit, by who entered it or an admin',
    params: ofStation.extend({ visitId: idText }),
    reply: done,
  },
  'POST /stations/:stationId/equipment': {
    summary:
      'Enters a counter that stands or stood at a station; 409 where one of this vendor and serial number stood elsewhere in these days, or another one counted a flow that it names',
    params: ofStation,
    body: z.object({ ...equipmentFacts, request_key: idempotencyKey }),
    reply: equipment,
  },
  'PUT /stations/:stationId/equipment/:equipmentId': {
    summary: 'Changes what is known of a counter; 409 with the newer facts where the version is stale',
    params: ofStation.extend({ equipmentId: idText }),
    body: z.object({ ...equipmentFacts, version: z.int() }),
    reply: equipment,
  },
  'PUT /stations/:stationId/equipment/:equipmentId/exchange': {
    summary:
      'Moves the day on which a counter came in the place of another: the last day of the one before moves with the first day of this one; 422 where one would have no day left, 409 with the newer facts where a version is stale',
    params: ofEquipment,
    body: z.object({
      /** The first day of this counter. */
      first_day: day,
      version: z.int(),
      /** The counter that stood there until then. */
      before_id: z.int(),
      before_version: z.int(),
    }),
    reply: z.strictObject({ before: equipment, after: equipment }),
  },
  'DELETE /stations/:stationId/equipment/:equipmentId': {
    summary: 'Deletes a counter that was entered by mistake',
    params: ofEquipment,
    reply: done,
  },
  'POST /stations/:stationId/equipment/:equipmentId/changes': {
    summary:
      'Enters what was changed of a counter while it stands there: firmware, settings, battery, something else; 422 outside of its days',
    params: ofEquipment,
    body: z.object({ ...changeFacts, request_key: idempotencyKey }),
    reply: equipmentChange,
  },
  'PUT /stations/:stationId/equipment/:equipmentId/changes/:changeId': {
    summary: 'Corrects such a change; 409 with the newer facts where the version is stale',
    params: ofChange,
    body: z.object({ ...changeFacts, version: z.int() }),
    reply: equipmentChange,
  },
  'DELETE /stations/:stationId/equipment/:equipmentId/changes/:changeId': {
    summary: 'Deletes such a change that was entered by mistake',
    params: ofChange,
    reply: done,
  },
  'GET /stations/:stationId/equipment/:equipmentId/stays': {
    summary:
      'Where the counter of this vendor and serial number stood, the newest 200 first; of other agencies’ stations nothing is told, and of a counter without a number this stay alone',
    params: ofEquipment,
    reply: z.strictObject({
      data: z.array(stay),
      /** Whether it stood at more places before these. */
      more: z.boolean().optional(),
    }),
  },
  'GET /stations/:stationId/equipment/:equipmentId/files': {
    summary: 'The files of a counter, the newest first',
    params: ofEquipment,
    reply: z.strictObject({ data: z.array(equipmentFile) }),
  },
  'POST /stations/:stationId/equipment/:equipmentId/files': {
    summary:
      'Takes a file of a counter (multipart): how it was calibrated or set; 409 where it has too many, 422 where it is of another kind than its name says',
    params: ofEquipment,
    body: 'form',
    form: equipmentFileForm.extend({ file: z.file() }),
    reply: equipmentFile,
  },
  'GET /stations/:stationId/equipment/:equipmentId/files/:fileId': {
    summary: 'The file itself',
    params: ofFile,
    reply: 'file',
  },
  'DELETE /stations/:stationId/equipment/:equipmentId/files/:fileId': {
    summary: 'Deletes a file of a counter, by who added it or an admin',
    params: ofFile,
    reply: done,
  },
} as const satisfies Calls;
