import './presets.css';
import { useState } from 'react';
import { PRESET_NAME_MAX, type ExportChoices, type ExportPreset } from 'shared-domain';
import { defineFields, Form, FormField, SelectField, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { presetTexts } from './texts.ts';
import { usePresets } from './use-presets.ts';

/** The person's presets: to use one, to take one away, and to keep the choices as they stand. */
export function Presets({
  choices,
  onUse,
}: {
  /** What the form holds. */
  choices: () => ExportChoices;
  /** Fills the form with a preset's choices. */
  onUse: (preset: ExportPreset) => Promise<void>;
}) {
  const t = useTexts(presetTexts);
  const own = usePresets();
  const [using, setUsing] = useState(false);
  const { preset } = own;
  const fill = async (wanted: ExportPreset) => {
    setUsing(true);
    await onUse(wanted).finally(() => setUsing(false));
  };
  return (
    <Card title={t('title')}>
      <p className="cx-muted">{t('intro')}</p>
      <LoadState load={own.load} retry={own.reload}>
        {(presets) => (
          <div className="presets">
            {presets.length === 0 ? (
              <p>{t('none')}</p>
            ) : (
              <div>
                <SelectField
                  label={t('preset')}
                  emptyLabel={t('choose')}
                  value={own.chosen}
                  options={presets.map(({ id, name }) => ({ code: String(id), label: name }))}
                  onChange={own.choose}
                />
                <div className="cx-actions">
                  <Button
                    severity="outlined"
                    loading={using}
                    disabled={preset === null}
                    onClick={() => preset && void fill(preset)}
                  >
                    {t('use')}
                  </Button>
                  <Button
                    severity="text"
                    icon="trash"
                    disabled={preset === null}
                    onClick={() => preset && own.remove(preset)}
                  >
                    {t('delete')}
                  </Button>
                </div>
              </div>
            )}
            <SavePreset onSave={(name) => own.save(name, choices())} />
          </div>
        )}
      </LoadState>
    </Card>
  );
}

type NameValues = { name: string };
const UNNAMED: NameValues = { name: '' };
const nameFields = defineFields<NameValues, null, keyof typeof presetTexts.en>({
  name: {
    label: 'name',
    hint: 'nameHint',
    control: 'text',
    wide: true,
    maxLength: PRESET_NAME_MAX,
    required: 'needName',
  },
});

function SavePreset({ onSave }: { onSave: (name: string) => Promise<void> }) {
  const t = useTexts(presetTexts);
  const form = useFieldForm({
    fields: nameFields,
    t,
    initial: UNNAMED,
    lookups: null,
    keep: { name: 'preset name' },
    onSubmit: async ({ name }) => {
      await onSave(name.trim());
      form.reset(UNNAMED);
    },
  });
  return (
    <Form form={form} small className="">
      <FormField form={form} name="name" />
      <div className="cx-actions">
        <Button type="submit" severity="outlined" icon="save" loading={form.submitting}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
