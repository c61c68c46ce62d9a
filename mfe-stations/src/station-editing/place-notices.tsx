import type { cityContradiction, countyContradiction } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { Alert, Button } from 'shared-ui/ui';
import { editingTexts } from './texts.ts';
import type { Nearest } from './use-reverse-geocode.ts';

const MILES_PER_KM = 0.621_371;

type PlaceNoticesProps = {
  /** The form with its place looked up. */
  form: {
    outside: boolean;
    contradiction: ReturnType<typeof countyContradiction>;
    elsewhere: ReturnType<typeof cityContradiction>;
    nearest: Nearest | null;
    takeFound: () => void;
    takeCity: () => void;
  };
};

/**
 * What a form says of its coordinates: that they are outside the state, that they lie in another county than it says, or
 * in or near another city, each of which a button puts right, or how far the nearest city is.
 */
export function PlaceNotices({ form }: PlaceNoticesProps) {
  const { outside, contradiction, elsewhere, nearest, takeFound, takeCity } = form;
  const t = useTexts(editingTexts);
  if (outside) return <Alert severity="warning">{t('outside')}</Alert>;
  if (contradiction?.held) {
    const { held, chosen } = contradiction;
    return (
      <Alert severity="warning">
        <p>{t('otherCounty', { held, chosen })}</p>
        <Button severity="outlined" size="small" onClick={takeFound}>
          {t('takeCounty', { held })}
        </Button>
      </Alert>
    );
  }
  if (elsewhere) {
    return (
      <Alert severity="warning">
        <p>{t('otherCity', elsewhere)}</p>
        <Button severity="outlined" size="small" onClick={takeCity}>
          {t('takeCity', { held: elsewhere.held })}
        </Button>
      </Alert>
    );
  }
  if (nearest === null) return null;
  const { city_area: name, distance_km: km } = nearest;
  return <Alert severity="info">{t('farCity', { name, km, miles: Math.round(km * MILES_PER_KM) })}</Alert>;
}
