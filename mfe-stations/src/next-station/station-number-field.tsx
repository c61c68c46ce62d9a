import type { NextStationOptions } from 'shared-domain';
import { TextField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { previewNumber } from './next-station.rules.ts';
import { formTexts } from './texts.ts';

type StationNumberFieldProps = {
  /** The number of a published station; null before. */
  stationId: string | null;
  /** The chosen city, by its id. */
  city: string | null;
  options: Pick<NextStationOptions, 'city'>;
};

/** The station's number: as it was issued, or as it would be now (S2). */
export function StationNumberField({ stationId, city, options }: StationNumberFieldProps) {
  const t = useTexts(formTexts);
  const preview = previewNumber(city, options);
  return (
    <div className="cx-fields">
      <TextField
        label={t('stationId')}
        hint={stationId === null ? t(preview === null ? 'numberLater' : 'numberPreview') : undefined}
        value={stationId ?? preview}
        onChange={() => undefined}
        readOnly
      />
    </div>
  );
}

/** The number that a station is going to get, as its review names it: a preview, or that it is made when published (S2). */
export function NumberNotice({ city, options }: Pick<StationNumberFieldProps, 'city' | 'options'>) {
  const t = useTexts(formTexts);
  const id = previewNumber(city, options);
  return <p>{id === null ? t('numberMade') : t('numberToBe', { id })}</p>;
}
