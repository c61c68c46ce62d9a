import { useMemo, useState } from 'react';
import { ALERT_SECONDS, type FindingSettings, type SettingLevel } from 'shared-domain';
import { ApiError } from 'shared-ui/api';
import { faultsOf, FieldGrid, Form, FormAlert, schemaOf, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button } from 'shared-ui/ui';
import { newerSettings, saveSettings } from '../findings/findings.resource.ts';
import { thresholdTexts } from './texts.ts';
import { asWorded, thresholdFields } from './thresholds.fields.ts';
import { changesOf, seenAnew, seenOf, typedOf, type Typed } from './thresholds.rules.ts';

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
  // what is typed stands beside what was read first, whatever comes meanwhile
  const [base, setBase] = useState(data);
  const save = async (typed: Typed) => {
    const values = changesOf(base, level, typed);
    const seen = seenOf(base, level, Object.keys(values));
    try {
      await saveSettings(stationId, level, { values, seen }, flowId);
    } catch (error) {
      // refused and told at its field, it is replaced by saving again
      if (error instanceof ApiError && error.status === 409) {
        const newer = await newerSettings(stationId, flowId);
        setBase(seenAnew(base, newer.data, Object.keys(error.errors ?? {})));
      }
      throw error;
    }
  };
  const form = useFieldForm<Typed, null, string>({
    fields: useMemo(() => thresholdFields(data, level, t), [data, level, t]),
    t: asWorded,
    initial: typedOf(data, level),
    lookups: null,
    keep: { name: `thresholds ${level} ${flowId ?? ''}` },
    onSubmit: async (typed) => {
      await save(typed);
      notify('success', t('saved'), ALERT_SECONDS.counts);
      onSaved();
    },
  });
  const mayChange = levels.includes(level);
  const isChanged = Object.keys(changesOf(base, level, form.values)).length > 0;
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
