import { useMemo } from 'react';
import { ALERT_SECONDS, type FindingSettings, type SettingLevel } from 'shared-domain';
import { faultsOf, FieldGrid, Form, FormAlert, schemaOf, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button } from 'shared-ui/ui';
import { saveSettings } from '../findings/findings.resource.ts';
import { thresholdTexts } from './texts.ts';
import { asWorded, thresholdFields } from './thresholds.fields.ts';
import { changesOf, typedOf, type Typed } from './thresholds.rules.ts';

/** The thresholds of every rule at one level. */
export function ThresholdsForm({
  stationId,
  level,
  flowId,
  settings,
  onCancel,
  onSaved,
}: {
  stationId: string;
  level: SettingLevel;
  flowId: number | undefined;
  settings: FindingSettings;
  onCancel: () => void;
  onSaved: () => void;
}) {
  const t = useTexts(thresholdTexts);
  const { notify } = useServices();
  const { data, rules, levels } = settings;
  const form = useFieldForm<Typed, null, string>({
    fields: useMemo(() => thresholdFields(data, level, t), [data, level, t]),
    t: asWorded,
    initial: typedOf(data, level),
    lookups: null,
    keep: { name: `thresholds ${level} ${flowId ?? ''}` },
    onSubmit: async (typed) => {
      await saveSettings(stationId, level, changesOf(data, level, typed), flowId);
      notify('success', t('saved'), ALERT_SECONDS.counts);
      onSaved();
    },
  });
  const mayChange = levels.includes(level);
  const isChanged = Object.keys(changesOf(data, level, form.values)).length > 0;
  const isWrong = Object.keys(faultsOf(schemaOf(form.fields), form.values)).length > 0;
  return (
    <Form form={form} small className="qc-thresholds">
      {mayChange ? null : <Alert severity="info">{t('noLevels')}</Alert>}
      <FormAlert problem={form.problem} fallback={t('failed')} />
      {rules.map(({ rule, label, explanation }) => (
        <fieldset key={rule} disabled={!mayChange}>
          <legend>{label}</legend>
          <p className="qc-help">{explanation}</p>
          <FieldGrid
            form={form}
            names={data.filter((setting) => setting.rule === rule).map(({ name }) => name)}
          />
        </fieldset>
      ))}
      <div className="cx-row qc-thresholds-foot">
        <Button severity="outlined" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.submitting} disabled={isWrong || !isChanged}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
