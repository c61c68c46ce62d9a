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
  const distance = (far: number) =>
    far < KILOMETER
      ? t('meters', { count: formatNumber(far) })
      : t('kilometers', { count: formatNumber(Math.round(far / KILOMETER)) });
  const at = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
  return (
    <Alert severity="info">
      <p>{meters === null ? t('firstPlace', at) : t('placeOffer', { ...at, distance: distance(meters) })}</p>
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
