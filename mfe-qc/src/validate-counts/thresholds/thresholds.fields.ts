import type { FindingSetting, SettingLevel } from 'shared-domain';
import type { FieldSpec, Fields } from 'shared-ui/form';
import { formatNumber, type Translate, type Wording } from 'shared-ui/i18n';
import type { thresholdTexts } from './texts.ts';
import { inherited, isValue, type Typed } from './thresholds.rules.ts';

type Words = Translate<typeof thresholdTexts.en>;

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

/** The server names the thresholds in the person's language, so the fields hold words, not keys. */
export const asWorded: Wording<string> = (words) => words;

/** The thresholds of a level as fields; an empty one takes what is said above, which stands in it. */
export function thresholdFields(
  settings: FindingSetting[],
  level: SettingLevel,
  t: Words,
): Fields<Typed, null> {
  return Object.fromEntries(settings.map((setting) => [setting.name, fieldOf(setting, level, t)]));
}

function fieldOf(setting: FindingSetting, level: SettingLevel, t: Words): FieldSpec<Typed, null, string> {
  const { label, unit, least, most } = setting;
  const above = inherited(setting, level);
  if (unit === 'on') {
    const [on, off] = [t('on'), t('off')];
    return {
      label,
      control: 'select',
      emptyLabel: t('above', { value: above === 0 ? off : on }),
      options: () => [
        { code: '1', label: on },
        { code: '0', label: off },
      ],
    };
  }
  const range = t('from', { least: formatNumber(least), most: formatNumber(most), unit: t(UNITS[unit]) });
  return {
    label,
    hint: range,
    control: 'text',
    inputMode: 'decimal',
    emptyLabel: t('above', { value: formatNumber(above) }),
    check: (text) => (isValue(setting, text) ? null : range),
  };
}
