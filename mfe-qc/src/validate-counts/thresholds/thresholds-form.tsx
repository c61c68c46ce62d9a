import { useState } from 'react';
import { ApiError, messageOf } from 'shared-ui/api';
import { useKeptState } from 'shared-ui/auth';
import { ALERT_SECONDS, type FindingSetting, type FindingSettings, type SettingLevel } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button } from 'shared-ui/ui';
import { saveSettings } from '../findings/findings.resource.ts';
import { Labelled } from '../labelled.tsx';
import { thresholdTexts } from './texts.ts';
import { changesOf, inherited, isValue, typedOf } from './thresholds.rules.ts';

const UNITS = {
  hours: 'unitHours',
  days: 'unitDays',
  intervals: 'unitIntervals',
  counts: 'unitCounts',
  percent: 'unitPercent',
  points: 'unitPoints',
  spreads: 'unitSpreads',
  digits: 'unitDigits',
  times: 'unitTimes',
} as const;

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
  const [typed, setTyped] = useKeptState(`thresholds ${level} ${flowId ?? ''}`, () => typedOf(data, level));
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const mayChange = levels.includes(level);
  const changes = changesOf(data, level, typed);
  const wrong = data.some((setting) => !isValue(setting, typed[setting.name] ?? ''));

  async function save() {
    setBusy(true);
    setError(null);
    try {
      await saveSettings(stationId, level, changes, flowId);
      notify('success', t('saved'), ALERT_SECONDS.counts);
      onSaved();
    } catch (problem) {
      setErrors(problem instanceof ApiError ? (problem.errors ?? {}) : {});
      setError(messageOf(problem, t('failed')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <form
      className="qc-thresholds"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {mayChange ? null : <Alert severity="info">{t('noLevels')}</Alert>}
      {error === null ? null : <Alert severity="danger">{error}</Alert>}
      {rules.map(({ rule, label, explanation }) => (
        <fieldset key={rule} disabled={!mayChange}>
          <legend>{label}</legend>
          <p className="qc-help">{explanation}</p>
          <div className="qc-filters">
            {data
              .filter((setting) => setting.rule === rule)
              .map((setting) => (
                <Threshold
                  key={setting.name}
                  setting={setting}
                  level={level}
                  text={typed[setting.name] ?? ''}
                  fault={errors[setting.name]?.join(' ')}
                  onText={(text) => setTyped({ ...typed, [setting.name]: text })}
                />
              ))}
          </div>
        </fieldset>
      ))}
      <div className="cx-row qc-thresholds-foot">
        <Button type="submit" loading={busy} disabled={wrong || Object.keys(changes).length === 0}>
          {t('save')}
        </Button>
        <Button severity="outlined" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function Threshold({
  setting,
  level,
  text,
  fault,
  onText,
}: {
  setting: FindingSetting;
  level: SettingLevel;
  text: string;
  fault: string | undefined;
  onText: (text: string) => void;
}) {
  const t = useTexts(thresholdTexts);
  const { label, unit, least, most } = setting;
  const above = inherited(setting, level);
  if (unit === 'on') {
    const word = (on: number) => t(on === 0 ? 'off' : 'on');
    return (
      <Labelled label={label} fault={fault}>
        {(control) => (
          <select {...control} value={text} onChange={({ target }) => onText(target.value)}>
            <option value="">{t('above', { value: word(above) })}</option>
            <option value="1">{t('on')}</option>
            <option value="0">{t('off')}</option>
          </select>
        )}
      </Labelled>
    );
  }
  const range = t('from', { least: formatNumber(least), most: formatNumber(most), unit: t(UNITS[unit]) });
  return (
    <Labelled label={label} hint={range} fault={fault ?? (isValue(setting, text) ? undefined : range)}>
      {(control) => (
        <input
          {...control}
          type="text"
          inputMode="decimal"
          placeholder={t('above', { value: formatNumber(above) })}
          value={text}
          onChange={({ target }) => onText(target.value)}
        />
      )}
    </Labelled>
  );
}
