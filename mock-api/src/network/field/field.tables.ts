import { EQUIPMENT_CHANGE_KINDS, EQUIPMENT_FILE_KINDS, VISIT_OUTCOMES, VISIT_REASONS } from 'shared-domain';
import { day, double, int, listOf, moment, oneOf, orNull, text, uuid } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const stationVisits = table('station_visits', {
  id: int,
  station_id: int,
  visited_on: day,
  reason: oneOf(...VISIT_REASONS),
  outcome: oneOf(...VISIT_OUTCOMES),
  done: text,
  battery_volts: orNull(double),
  clock_error_seconds: orNull(int),
  next_visit: orNull(day),
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  version: int,
  request_key: orNull(text),
});

export const stationEquipment = table('station_equipment', {
  id: int,
  station_id: int,
  vendor: text,
  model: orNull(text),
  serial: orNull(text),
  firmware: orNull(text),
  settings: orNull(text),
  first_day: day,
  last_day: orNull(day),
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  version: int,
  request_key: orNull(text),
  flow_ids: orNull(listOf(int)),
});

export const equipmentChanges = table('equipment_changes', {
  id: int,
  station_id: int,
  equipment_id: int,
  changed_on: day,
  kind: oneOf(...EQUIPMENT_CHANGE_KINDS),
  from_text: orNull(text),
  to_text: orNull(text),
  note: orNull(text),
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  version: int,
  request_key: orNull(text),
});

export const equipmentFiles = table('equipment_files', {
  id: uuid,
  nr: int,
  station_id: int,
  equipment_id: int,
  name: text,
  kind: oneOf(...EQUIPMENT_FILE_KINDS),
  bytes: int,
  user_id: orNull(int),
  user_name: text,
  created_at: moment,
  request_key: orNull(text),
});
