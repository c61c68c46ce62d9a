import { useCallback, useEffect, useRef, useState } from 'react';
import {
  GEOCODE_DELAY_MS,
  isLatitudeText,
  isLongitudeText,
  isNearTexas,
  type ReverseGeo,
} from 'shared-domain';
import { useAsk } from 'shared-ui/query';
import { placeQuery } from './place.resource.ts';

/** A city that is not near, and how far it is. */
export type Nearest = NonNullable<ReverseGeo['nearest']>;

/** What is known of the coordinates' place. */
export type Geocode = {
  running: boolean;
  /** Whether these coordinates, once left, were found far from the state or in none of its counties. */
  isOutside: (latitude: string, longitude: string) => boolean;
  /** What was found at these coordinates; null while nothing is known of them. */
  foundAt: (latitude: string, longitude: string) => ReverseGeo | null;
  /** To be called when a coordinate field is left, with what both fields hold. */
  leave: (latitude: string, longitude: string) => void;
};

/**
 * Looks up county and city 150 ms after a coordinate field was left with both coordinates valid. Only the answer to
 * the latest coordinates counts, however late an earlier one arrives. Failures are silent: the person can choose.
 */
export function useReverseGeocode(onFound: (place: ReverseGeo) => void): Geocode {
  const [running, setRunning] = useState(false);
  const [outside, setOutside] = useState<string | null>(null);
  const [answered, setAnswered] = useState<{ point: string; answer: ReverseGeo }>();
  const latest = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(
    () => () => {
      latest.current = '';
      clearTimeout(timer.current);
    },
    [],
  );

  const { ask } = useAsk();
  const lookUp = useCallback(
    async (point: string, latitude: number, longitude: number) => {
      setRunning(true);
      const answer = await ask(placeQuery(latitude, longitude)).catch(() => null);
      if (latest.current !== point) return;
      setRunning(false);
      if (!answer) return;
      setOutside(answer.county === null ? point : null);
      setAnswered({ point, answer });
      found.current(answer);
    },
    [ask],
  );

  const leave = useCallback(
    (latitudeText: string, longitudeText: string) => {
      const point = pointOf(latitudeText, longitudeText);
      if (point === latest.current) return;
      latest.current = point;
      clearTimeout(timer.current);
      setRunning(false);
      setOutside(null);
      if (!isLatitudeText(latitudeText) || !isLongitudeText(longitudeText)) return;
      const [latitude, longitude] = [Number(latitudeText), Number(longitudeText)];
      if (!isNearTexas({ latitude, longitude })) setOutside(point);
      timer.current = setTimeout(() => void lookUp(point, latitude, longitude), GEOCODE_DELAY_MS);
    },
    [lookUp],
  );

  const isOutside = (latitude: string, longitude: string) => outside === pointOf(latitude, longitude);
  const foundAt = (latitude: string, longitude: string) =>
    answered?.point === pointOf(latitude, longitude) ? answered.answer : null;
  return { running, isOutside, foundAt, leave };
}

const pointOf = (latitude: string, longitude: string) => `${latitude.trim()},${longitude.trim()}`;
