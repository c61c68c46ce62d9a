import { useCallback, useEffect, useRef } from 'react';
import type { ReverseGeo } from 'shared-domain';
import type { FieldForm, FormValues, NameOf } from 'shared-ui/form';
import { prefillPlace, type Place } from './prefill.rules.ts';
import { useReverseGeocode } from './use-reverse-geocode.ts';

/** Which of a form's fields are coordinates, and what a place that was found is in the form's own terms. */
export type PlaceFields<V> = {
  latitude: NameOf<V>;
  longitude: NameOf<V>;
  placeOf: (found: ReverseGeo) => Place;
};

/**
 * The form with its place looked up whenever a coordinate is left: `geocoding` while that runs, `outside` for
 * coordinates outside the state, `nearest` for the city where none is near, `lookUp` to look up what stands there already, which `atOnce` does when the form is opened. Keep `fields` the same between drawings.
 */
export function usePlaceLookup<V extends FormValues, L, K extends string>(
  form: FieldForm<V, L, K>,
  { latitude, longitude, placeOf }: PlaceFields<V>,
  { atOnce = false }: { atOnce?: boolean } = {},
) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const last = useRef<Place | null>(null);
  const onFound = (answer: ReverseGeo) => {
    const found = placeOf(answer);
    const now = latest.current.values as Place;
    latest.current.change(prefillPlace(now, found, last.current) as Partial<V>);
    last.current = found;
  };
  const { running, isOutside, nearestTo, leave: leaveCoordinates } = useReverseGeocode(onFound);
  const { leave: leaveField, values } = form;
  const lookUp = useCallback(() => {
    const now = latest.current.values;
    leaveCoordinates(textOf(now[latitude]), textOf(now[longitude]));
  }, [leaveCoordinates, latitude, longitude]);
  useEffect(() => {
    if (atOnce) lookUp();
  }, [atOnce, lookUp]);
  const leave = useCallback(
    (name: NameOf<V>) => {
      leaveField(name);
      if (name === latitude || name === longitude) lookUp();
    },
    [leaveField, lookUp, latitude, longitude],
  );
  const point = [textOf(values[latitude]), textOf(values[longitude])] as const;
  return {
    ...form,
    leave,
    lookUp,
    geocoding: running,
    outside: isOutside(...point),
    nearest: nearestTo(...point),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
