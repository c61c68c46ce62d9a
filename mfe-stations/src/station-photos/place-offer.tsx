import type { PhotoPlace } from 'shared-domain';
import { formatNumber, useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { useStore } from 'shared-ui/store';
import { Alert, Button, LinkButton } from 'shared-ui/ui';
import { offeredPlace, withdrawPlace } from './offered-place.store.ts';
import { photoTexts } from './texts.ts';

type PlaceOfferProps = { stationId: string } & (
  | {
      /** Puts the place into the form that this stands in. */
      onUse: (place: PhotoPlace) => void;
    }
  | {
      /** Where that form is. */
      form: string;
    }
);

const KILOMETER = 1000;

/** Offers the place that a photo was taken at, which is not kept with it, for its station. */
export function PlaceOffer({ stationId, ...to }: PlaceOfferProps) {
  const t = useTexts(photoTexts);
  const { notify } = useServices();
  const { stationId: whose, place } = useStore(offeredPlace);
  if (!place || whose !== stationId) return null;
  const { latitude, longitude, meters } = place;
  const distance =
    meters < KILOMETER
      ? t('meters', { count: formatNumber(meters) })
      : t('kilometers', { count: formatNumber(Math.round(meters / KILOMETER)) });
  return (
    <Alert severity="info">
      <p>{t('placeOffer', { distance, latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) })}</p>
      <div className="cx-row">
        {'onUse' in to ? (
          <Button
            severity="outlined"
            onClick={() => {
              to.onUse(place);
              withdrawPlace();
              notify('success', t('placeUsed'));
            }}
          >
            {t('usePlace')}
          </Button>
        ) : (
          <LinkButton to={to.form}>{t('openForm')}</LinkButton>
        )}
        <Button severity="text" onClick={withdrawPlace}>
          {t('noPlace')}
        </Button>
      </div>
    </Alert>
  );
}
