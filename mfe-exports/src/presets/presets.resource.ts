import { call } from 'shared-ui/api';
import type { ExportChoices, ExportPreset } from 'shared-domain';

/** The person's own presets, by name. */
export function ownPresets(): Promise<ExportPreset[]> {
  return call('GET /export/presets');
}

/** Keeps choices under a name, in place of those that had it before. */
export function savePreset(name: string, choices: ExportChoices): Promise<ExportPreset> {
  return call('POST /export/presets', { body: { name, choices } });
}

/** Takes a preset away. */
export async function deletePreset(id: number): Promise<void> {
  await call('DELETE /export/presets/:id', { params: { id: String(id) } });
}
