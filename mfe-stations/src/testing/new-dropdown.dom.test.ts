import { TRIED, TRIED_COLUMN as column } from 'shared-domain/testing/tried-dropdown';
import type { Fields, FormValues } from 'shared-ui/form';
import { mergeNewer } from 'shared-ui/form';
import { nextStationFields, nextStationTabs } from '../next-station/next-station.fields.ts';
import * as next from '../next-station/next-station.record.ts';
import { fieldTexts as nextTexts } from '../next-station/texts.ts';
import { reviewEntries } from '../review/review-entries.ts';
import { fieldTexts as v1Texts } from '../station/field-texts.ts';
import { mergeStations } from '../station/station-merge.rules.ts';
import { stationFields } from '../station/station.fields.ts';
import * as v1 from '../station/station.record.ts';
import { stationTabs } from '../station/station.tabs.ts';

const { name, list, en, es, code, word, hint } = TRIED;
const lookups = { [list]: [{ code, label: word.en }] };

/** Both forms, without the types: which dropdown is tried, its branch decides. */
const forms = [
  {
    form: 'next',
    texts: nextTexts,
    tabs: nextStationTabs,
    title: 'siteCharacteristics',
    fields: nextStationFields as object,
    empty: next.emptyValues as object,
    toForm: next.toForm as (record: object) => object,
    toRequest: next.toRequest as (values: object) => object,
    errors: (errors: Record<string, string[]>) => next.errorsByField(errors),
    merge: (...values: [object, object, object]) =>
      mergeNewer(...(values as [FormValues, FormValues, FormValues])),
  },
  {
    form: 'v1',
    texts: v1Texts,
    tabs: stationTabs,
    title: 'additionalFeatures',
    fields: stationFields(v1.emptyStation) as object,
    empty: v1.emptyStation as object,
    toForm: (record: object) =>
      v1.toForm({ channels: [], provider: null, requester: null, ...record } as never),
    toRequest: v1.toRequest as (values: object) => object,
    errors: (errors: Record<string, string[]>) => v1.errorsByField(errors, v1.emptyStation),
    merge: (...values: [object, object, object]) =>
      mergeStations(...(values as [v1.StationValues, v1.StationValues, v1.StationValues])),
  },
];

describe.each(forms)('a dropdown of the table of fields, and the $form form', (form) => {
  const fields = form.fields as Fields<FormValues, object>;
  const tab = form.tabs.find(({ title }) => title === form.title);
  const answered = (code: string) => ({ ...form.empty, [name]: code });

  test('asks for it on its tab, by its label, from its list', () => {
    expect(tab?.fields).toContain(name);
    expect(form.texts.en).toMatchObject({ [name]: en });
    expect(form.texts.es).toMatchObject({ [name]: es });
    const spec = fields[name];
    expect(spec).toMatchObject({ control: 'select', label: name });
    expect(spec && 'options' in spec && spec.options({}, lookups)).toEqual(lookups[list]);
  });

  test('says its hint beside it, in both languages', () => {
    const said = hint && `${name}_hint`;
    expect(fields[name]?.hint).toBe(said);
    if (hint && said) {
      expect(form.texts.en).toMatchObject({ [said]: hint.en });
      expect(form.texts.es).toMatchObject({ [said]: hint.es });
    }
  });

  test('shows what is stored, sends what was chosen, and finds its errors', () => {
    expect(form.empty).toHaveProperty(name, null);
    expect(form.toForm({ [column]: code })).toHaveProperty(name, code);
    expect(form.toRequest(answered(code))).toHaveProperty(column, code);
    expect(form.errors({ [column]: ['wrong'] })).toEqual({ [name]: ['wrong'] });
  });

  test('lists it before publishing', () => {
    const t = (key: string) => (form.texts.en as Record<string, string>)[key] ?? key;
    const reviewed = {
      fields,
      t,
      lookups,
      values: answered(code) as FormValues,
      hrefOf: (field: string) => field,
    };
    expect(reviewEntries(reviewed, tab?.fields ?? [])).toContainEqual(
      expect.objectContaining({ name, label: en, words: word.en }),
    );
  });

  test('merges it with what another person has stored', () => {
    const merged = form.merge(answered(''), answered('1'), answered('2'));
    expect(merged.conflicts).toEqual([name]);
    expect(form.merge(form.empty, form.empty, answered('2')).values).toHaveProperty(name, '2');
  });
});
