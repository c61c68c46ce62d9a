import { call } from 'shared-ui/api';
import type { ExportChoices, ExportPreset } from 'shared-domain';
import { invalidate, optimistic, type Asked } from 'shared-ui/query';

/** The person's own presets, by name. */
export const presetsQuery: Asked<ExportPreset[]> = {
  queryKey: ['presets'],
  queryFn: ({ signal }) => call('GET /export/presets', {}, { signal }),
};

/** Keeps choices under a name, in place of those that had it before. */
export async function savePreset(name: string, choices: ExportChoices): Promise<ExportPreset> {
  const saved = await call('POST /export/presets', { body: { name, choices } });
  void invalidate(presetsQuery.queryKey);
  return saved;
}

/** Takes a preset away: at once, and it comes back where that is refused. */
export async function deletePreset(id: number): Promise<void> {
  await optimistic(
    presetsQuery,
    (presets) => presets.filter((preset) => preset.id !== id),
    () => call('DELETE /export/presets/:id', { params: { id: String(id) } }),
  );
}
