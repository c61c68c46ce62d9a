import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { editingTexts } from './texts.ts';
import type { Nearest } from './use-reverse-geocode.ts';

const MILES_PER_KM = 0.621_371;

/** What a form says of its coordinates: that they are outside the state, or how far the nearest city is. */
export function PlaceNotices({ outside, nearest }: { outside: boolean; nearest: Nearest | null }) {
  const t = useTexts(editingTexts);
  if (outside) return <Alert severity="warning">{t('outside')}</Alert>;
  if (nearest === null) return null;
  const { city_area: name, distance_km: km } = nearest;
  return <Alert severity="info">{t('farCity', { name, km, miles: Math.round(km * MILES_PER_KM) })}</Alert>;
}
