import { useCallback, useEffect, useRef } from 'react';
import {
  cityContradiction,
  countyContradiction,
  type CodeOption,
  type NamedCity,
  type NamedCounty,
  type ReverseGeo,
} from 'shared-domain';
import { focusField, type FieldForm, type FormValues, type NameOf } from 'shared-ui/form';
import type { CoordinateTexts } from './place-text.rules.ts';
import { isFilledAlone, prefillPlace, type Place } from './prefill.rules.ts';
import { useReverseGeocode } from './use-reverse-geocode.ts';

/** Which of a form's fields are coordinates, and what a place that was found is in the form's own terms. */
export type PlaceFields<V> = {
  latitude: NameOf<V>;
  longitude: NameOf<V>;
  placeOf: (found: ReverseGeo) => Place;
  /** The city alone of what was found. */
  cityOf: (found: ReverseGeo) => Place;
};

/** What both forms hold of a station's county and city. */
type WithPlace = FormValues & { county: string | null; city: string | null };
type Places = { county: readonly CodeOption[]; city: readonly CodeOption[] };

/**
 * The form with its place looked up whenever a coordinate is left: `geocoding` while that runs, `outside` for
 * coordinates outside the state, `nearest` for the city where none is near, `lookUp` to look up what stands there
 * already, which `atOnce` does when the form is opened. `at` is what the coordinate fields hold, and `putAt` fills them
 * from elsewhere than a keyboard; `isTyped` where more was changed than what was found for coordinates that the form began with; `contradiction` is the county that the form says against what was found, which
 * `takeFound` takes over; where the county agrees, `elsewhere` is the city that it says, and `takeCity` takes over another. Keep `fields` the same between drawings.
 */
export function usePlaceLookup<V extends WithPlace, L extends Places, K extends string>(
  form: FieldForm<V, L, K>,
  { latitude, longitude, placeOf, cityOf }: PlaceFields<V>,
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
  const { running, isOutside, foundAt, leave: leaveCoordinates } = useReverseGeocode(onFound);
  const { leave: leaveField, change, values, setup } = form;
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
  const putAt = useCallback(
    (to: CoordinateTexts) => {
      change({ [latitude]: to[0], [longitude]: to[1] } as Partial<V>);
      // what was said of a fault of theirs is looked at again
      leaveField(latitude);
      leaveField(longitude);
      leaveCoordinates(...to);
    },
    [change, leaveField, leaveCoordinates, latitude, longitude],
  );
  const at: CoordinateTexts = [textOf(values[latitude]), textOf(values[longitude])];
  const found = foundAt(...at);
  const isTyped = form.dirty && !isFilledAlone(form.base, values, found && placeOf(found));
  const contradiction = found && countyContradiction(countyIn(values, setup.lookups), found.county);
  return {
    ...form,
    isTyped,
    leave,
    lookUp,
    at,
    putAt,
    geocoding: running,
    outside: isOutside(...at),
    nearest: found && found.city === null ? found.nearest : null,
    contradiction,
    elsewhere: contradiction ? null : found && cityContradiction(cityIn(values, setup.lookups), found.near),
    takeFound: () => {
      if (found) change(placeOf(found) as Partial<V>);
      // the notice goes, and its button with it
      focusField(form.id, 'county');
    },
    takeCity: () => {
      if (found) change(cityOf(found) as Partial<V>);
      focusField(form.id, 'city');
    },
  };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function countyIn({ county: chosen }: WithPlace, { county }: Places): NamedCounty | null {
  const option = county.find(({ code }) => code === chosen);
  return option ? { code: Number(option.code), county: option.label } : null;
}

function cityIn({ city: chosen }: WithPlace, { city }: Places): NamedCity | null {
  const option = city.find(({ code }) => code === chosen);
  return option ? { id: Number(option.code), city_area: option.label } : null;
}
