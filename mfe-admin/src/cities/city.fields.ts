import { CITY_PREFIX_LENGTH, LINE_MAX, type CodeOption } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import type { CityValues } from './city.record.ts';
import type { cityTexts } from './texts.ts';

/** What the dialog chooses from. */
export type CityLookups = { counties: CodeOption[] };

/** The fields of the city dialog. */
export const cityFields = defineFields<CityValues, CityLookups, keyof typeof cityTexts.en>({
  city_area: { label: 'city', control: 'text', wide: true, maxLength: LINE_MAX, required: 'requiredField' },
  county_code: {
    label: 'county',
    control: 'select',
    wide: true,
    required: 'requiredField',
    options: (_, { counties }) => counties,
  },
  tmg_prefix: {
    label: 'prefix',
    hint: 'prefixHint',
    control: 'text',
    wide: true,
    maxLength: CITY_PREFIX_LENGTH,
  },
  latitude: { label: 'latitude', control: 'text', required: 'requiredField' },
  longitude: { label: 'longitude', control: 'text', required: 'requiredField' },
});
