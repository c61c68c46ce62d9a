import { PRESETS_MAX } from 'shared-domain';
import { ApiProblem, notFound } from '../../platform/http/api-problem.ts';
import { endpoint, type Endpoint } from '../../platform/http/endpoint.ts';
import { selectStationIds } from './export-stations.sql.ts';
import { countPresets, deletePreset, savePreset, selectPresets } from './presets.sql.ts';
import { texts } from './texts.ts';

/** Choices of CSV exports that people keep for themselves. */
export const presets: Endpoint[] = [
  endpoint('GET /export/presets', {
    handle: ({ db, caller }) => selectPresets(db, caller.user.id),
  }),
  endpoint('POST /export/presets', {
    handle: async ({ db, caller, input: { body } }) => {
      const named = new Set(body.choices.stations);
      if ((await selectStationIds(db, [...named])).length < named.size) throw notFound();
      const saved = await savePreset(db, caller.user, body);
      if ((await countPresets(db, caller.user)) > PRESETS_MAX) throw new ApiProblem(409, texts.presetsFull);
      return saved;
    },
  }),
  endpoint('DELETE /export/presets/:id', {
    handle: async ({ db, caller, input: { params } }) => {
      if (!(await deletePreset(db, caller.user.id, Number(params.id)))) throw notFound();
      return { success: true as const };
    },
  }),
];
