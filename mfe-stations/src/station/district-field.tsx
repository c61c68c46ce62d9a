import { TextField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { districtOf } from './district.rules.ts';
import { fieldTexts } from './field-texts.ts';
import { formTexts } from './texts.ts';
import type { StationInUse } from './use-station.ts';

/** The district beside county and city. It isn't asked for: it is that of the county, and goes with another one. */
export function DistrictField({ form }: Pick<StationInUse, 'form'>) {
  const t = useTexts(formTexts);
  const label = useTexts(fieldTexts);
  return (
    <div className="cx-fields">
      <TextField
        label={label('txdot_district')}
        term="district"
        hint={t('districtOfCounty')}
        value={districtOf(form.values.county, form.setup.lookups)}
        onChange={() => undefined}
        readOnly
      />
    </div>
  );
}
