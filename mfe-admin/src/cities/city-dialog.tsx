import { useId, useMemo, useState } from 'react';
import type { AdministeredCity, County } from 'shared-domain';
import { FieldGrid, FormAlert, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Dialog } from 'shared-ui/ui';
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
  const formId = useId();
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
    <Dialog
      title={t(city ? 'editTitle' : 'add')}
      open
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={form.submitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="cx-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <FormAlert
          problem={form.problem}
          fallback={t('failed')}
          advice={form.problem?.errors ? t('fix') : undefined}
        />
        <FieldGrid form={form} names={['city_area', 'county_code', 'tmg_prefix', 'latitude', 'longitude']} />
      </form>
    </Dialog>
  );
}
