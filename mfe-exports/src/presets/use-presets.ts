import { useState } from 'react';
import { messageOf } from 'shared-ui/api';
import { ALERT_SECONDS, type ExportChoices, type ExportPreset } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { deletePreset, presetsQuery, savePreset } from './presets.resource.ts';
import { presetTexts } from './texts.ts';

/** The person's presets: the list, the one that is chosen, and how they are kept and taken away. */
export function usePresets() {
  const t = useTexts(presetTexts);
  const { notify, confirm } = useServices();
  const { load, reload } = useLoaded(presetsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const presets = load.state === 'loaded' ? load.value : [];
  const preset = presets.find(({ id }) => String(id) === chosen) ?? null;

  /** Keeps the choices under this name; a refusal is told, and goes on to the form. */
  const save = async (name: string, choices: ExportChoices): Promise<void> => {
    try {
      const saved = await savePreset(name, choices);
      notify('success', t('saved', { name: saved.name }), ALERT_SECONDS.exports);
      setChosen(String(saved.id));
    } catch (error) {
      notify('danger', messageOf(error, t('saveFailed')), ALERT_SECONDS.exports);
      throw error;
    }
  };
  const remove = async ({ id, name }: ExportPreset) => {
    const question = { title: t('deleteTitle'), text: t('deleteText', { name }), accept: t('delete') };
    if (!(await confirm({ ...question, danger: true }))) return;
    try {
      await deletePreset(id);
      notify('success', t('deleted', { name }), ALERT_SECONDS.exports);
      setChosen(null);
    } catch (error) {
      notify('danger', messageOf(error, t('deleteFailed')), ALERT_SECONDS.exports);
    }
  };
  return { load, reload, presets, preset, chosen, choose: setChosen, save, remove };
}
