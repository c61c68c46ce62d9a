import { useMemo, useState } from 'react';
import type { AdministeredCity, County } from 'shared-domain';
import { FieldGrid, FormDialog, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { saveCity } from './cities.resource.ts';
import { cityFields } from './city.fields.ts';
import { countyOptions, toForm, toRequest } from './city.record.ts';
import { cityTexts } from './texts.ts';

type CityDialogProps = {
  /** Null adds one. */
  city: AdministeredCity | null;
  counties: County[];
  onClose: () => void;
  onSaved: (city: AdministeredCity) => void;
};

/** Adds or edits one city. */
export function CityDialog({ city, counties, onClose, onSaved }: CityDialogProps) {
  const t = useTexts(cityTexts);
  const [initial] = useState(() => toForm(city));
  const lookups = useMemo(() => ({ counties: countyOptions(counties) }), [counties]);
  const form = useFieldForm({
    fields: cityFields,
    t,
    initial,
    lookups,
    keep: { name: `city ${city?.id ?? 'new'}` },
    onSubmit: async (values) => onSaved(await saveCity(city, toRequest(values))),
  });
  return (
    <FormDialog
      form={form}
      title={t(city ? 'editTitle' : 'add')}
      accept={t('save')}
      failed={t('failed')}
      advice={t('fix')}
      onClose={onClose}
    >
      <FieldGrid form={form} names={['city_area', 'county_code', 'tmg_prefix', 'latitude', 'longitude']} />
    </FormDialog>
  );
}
