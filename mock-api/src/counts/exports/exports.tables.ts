import type { ExportPreset } from 'shared-domain';
import { bigint, json, int, moment, oneOf, orNull, real, text } from '../../platform/db/columns.ts';
import { table } from '../../platform/db/table.ts';

export const exports = table('exports', {
  id: int,
  user_id: int,
  agency_id: int,
  kind: oneOf('csv', 'tmas'),
  request: json<unknown>(),
  status: oneOf('waiting', 'running', 'done', 'failed'),
  progress: real,
  message: orNull(text),
  file: orNull(text),
  file_name: orNull(text),
  bytes: orNull(bigint),
  rows: orNull(bigint),
  created_at: moment,
  expires_at: orNull(moment),
  uses: int,
  left_out: orNull(int),
});

export const exportPresets = table('export_presets', {
  id: int,
  user_id: int,
  name: text,
  choices: json<ExportPreset['choices']>(),
  agency_id: int,
});
