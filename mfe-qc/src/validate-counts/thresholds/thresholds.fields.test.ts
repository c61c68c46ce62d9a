import type { FindingSetting, SettingLevel } from 'shared-domain';
import { languageStore, translate } from 'shared-ui/i18n';
import { thresholdTexts } from './texts.ts';
import { setting } from '../testing/setting.ts';
import { asWorded, thresholdFields } from './thresholds.fields.ts';

type Language = 'en' | 'es';
const fieldOf = (part: Partial<FindingSetting>, level: SettingLevel = 'station', language: Language = 'en') =>
  thresholdFields([setting(part)], level, translate(thresholdTexts, language))['gap.strong_hours'];
const options = (field: ReturnType<typeof fieldOf>) =>
  field && 'options' in field ? field.options({}, null) : [];

afterEach(() => languageStore.setState({ language: 'en' }));

test.each<[FindingSetting['unit'], string, string]>([
  ['hours', '1 to 24 hours', '1 a 24 horas'],
  ['days', '1 to 24 days', '1 a 24 días'],
  ['intervals', '1 to 24 intervals', '1 a 24 intervalos'],
  ['counts', '1 to 24 counts', '1 a 24 conteos'],
  ['percent', '1 to 24 percent', '1 a 24 por ciento'],
  ['points', '1 to 24 percentage points', '1 a 24 puntos porcentuales'],
  ['times', '1 to 24 times', '1 a 24 veces'],
  ['spreads', '1 to 24 spreads', '1 a 24 dispersiones'],
  ['digits', '1 to 24 zeros', '1 a 24 ceros'],
])('of a threshold in %s is said what it takes, in both languages', (unit, en, es) => {
  expect(fieldOf({ unit })?.hint).toBe(en);
  expect(fieldOf({ unit }, 'station', 'es')?.hint).toBe(es);
});

test.each<[string, string | null]>([
  ['1', null],
  ['24', null],
  [' 2.5 ', null],
  ['0.9', '1 to 24 hours'],
  ['24.1', '1 to 24 hours'],
  ['-3', '1 to 24 hours'],
  ['2,5', '1 to 24 hours'],
  ['many', '1 to 24 hours'],
])('the value %p is at fault: %p', (text, fault) => {
  expect(fieldOf({})?.check?.(text, {})).toBe(fault);
});

test.each<[string, Partial<FindingSetting>, SettingLevel, string]>([
  ['the default', {}, 'agency', 'As above (12)'],
  ['the agency’s', { agency: 8 }, 'station', 'As above (8)'],
  ['its own word aside', { agency: 8, station: 6 }, 'station', 'As above (8)'],
  ['the nearest', { agency: 8, station: 6 }, 'flow', 'As above (6)'],
  ['a long figure', { agency: 12_000, most: 20_000 }, 'station', 'As above (12,000)'],
])('what holds without a value stands in the field: %s', (_, part, level, words) => {
  expect(fieldOf(part, level)).toMatchObject({ control: 'text', emptyLabel: words });
});

test.each<[string, Partial<FindingSetting>, SettingLevel, Language, string]>([
  ['on by default', { default: 1 }, 'agency', 'en', 'As above (On)'],
  ['off by default', { default: 0 }, 'agency', 'en', 'As above (Off)'],
  ['switched off above', { default: 1, agency: 0 }, 'flow', 'en', 'As above (Off)'],
  ['switched off above', { default: 1, agency: 0 }, 'flow', 'es', 'Como arriba (Desactivada)'],
])('a rule is switched, not measured: %s', (_, part, level, language, words) => {
  const field = fieldOf({ unit: 'on', least: 0, most: 1, ...part }, level, language);
  expect(field).toMatchObject({ control: 'select', emptyLabel: words });
  expect(field?.hint).toBeUndefined();
  expect(options(field).map(({ code }) => code)).toEqual(['1', '0']);
});

test('figures are written as the person’s language writes them', () => {
  languageStore.setState({ language: 'es' });
  expect(fieldOf({ least: 0.5, most: 20_000 }, 'station', 'es')?.hint).toBe('0.5 a 20,000 horas');
});

test('each threshold is a field under its name, worded by the server', () => {
  const settings = [setting(), setting({ name: 'gap.on', unit: 'on', label: 'Rule' })];
  const fields = thresholdFields(settings, 'station', translate(thresholdTexts, 'en'));
  expect(Object.entries(fields).map(([name, field]) => [name, field?.label])).toEqual([
    ['gap.strong_hours', 'Strong from'],
    ['gap.on', 'Rule'],
  ]);
  expect(asWorded('Strong from')).toBe('Strong from');
});
