import { EXPORT_STATIONS_MAX, PRESET_NAME_MAX, PRESETS_MAX } from 'shared-domain';
import { z } from 'zod';
import { ApiProblem, notFound } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { said } from 'shared-domain/texts';
import { success } from '../../platform/http/schemas.ts';
import { selectStationIds } from './export-stations.sql.ts';
import { codes, numbers, fileParams } from './exports.payload.ts';
import { countPresets, deletePreset, savePreset, selectPresets } from './presets.sql.ts';
import { texts } from './texts.ts';

const choices = z.strictObject({
  txdot_districts: numbers,
  counties: numbers,
  agencies: numbers.optional(),
  count_types: codes,
  travel_directions: codes,
  count_methods: codes,
  stations: z.array(z.string().max(20)).max(EXPORT_STATIONS_MAX, said(texts.tooManyStations)),
  fromDate: z.string().max(20),
  toDate: z.string().max(20),
  countData: z.boolean(),
  stationMetadata: z.boolean(),
});
const preset = z.strictObject({
  id: z.int(),
  name: z.string(),
  choices,
  lost_stations: z.array(z.string()),
});
const presetBody = z.object({
  name: z.string().trim().min(1, said(texts.required)).max(PRESET_NAME_MAX, said(texts.presetName)),
  choices,
});

/** Choices of CSV exports that people keep for themselves. */
export const presets: Endpoint[] = [
  endpoint('GET /export/presets', {
    summary:
      "The caller's presets of CSV exports at their current agency; stations that are gone are named apart",
    reply: z.array(preset),
    handle: ({ db, caller }) => selectPresets(db, caller.user.id),
  }),
  endpoint('POST /export/presets', {
    summary: 'Keeps the choices of a CSV export under a name; the same name is replaced',
    body: presetBody,
    reply: preset,
    handle: async ({ db, caller, input: { body } }) => {
      const named = new Set(body.choices.stations);
      if ((await selectStationIds(db, [...named])).length < named.size) throw notFound();
      const saved = await savePreset(db, caller.user, body);
      if ((await countPresets(db, caller.user)) > PRESETS_MAX) throw new ApiProblem(409, texts.presetsFull);
      return saved;
    },
  }),
  endpoint('DELETE /export/presets/:id', {
    summary: "Takes one of the caller's presets away",
    params: fileParams,
    reply: success,
    handle: async ({ db, caller, input: { params } }) => {
      if (!(await deletePreset(db, caller.user.id, Number(params.id)))) throw notFound();
      return { success: true as const };
    },
  }),
];
