import type {
  Confirmable,
  NextStation,
  NextStationOptions,
  NextStationRequest,
  ReverseGeo,
  Versioned,
} from 'shared-domain';
import { useVersionedForm, type Edited } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { usePlaceLookup, type PlaceFields } from '../station-editing/use-place-lookup.ts';
import { useSendOnce, type SendingOnce } from '../station-editing/use-send-once.ts';
import { nextStationFields } from './next-station.fields.ts';
import {
  emptyValues,
  errorsByField,
  toForm,
  toRequest,
  type NextStationValues,
} from './next-station.record.ts';
import { fieldTexts } from './texts.ts';

/** What a form over a station needs from its screen. */
export type StationFormSetup = {
  options: NextStationOptions;
  /** What a new station begins with; empty if left out. */
  start?: NextStationValues | undefined;
  /** The record to edit, and how to ask for it as someone else may have stored it since; null for a new station. */
  edited: Edited<NextStation> | null;
  /** Sends the form, with the version that it was read at; answers the record as it is stored now. */
  send: (station: Confirmable<Versioned<NextStationRequest>>, sending: SendingOnce) => Promise<NextStation>;
};

/** The form in use. */
export type StationForm = ReturnType<typeof useStationForm>;

const cityOf = ({ city }: ReverseGeo) => ({ city: city ? String(city.id) : null });
/** What a place found by its coordinates is in the form's own terms. */
const placeOf = (found: ReverseGeo) => ({
  txdot_district: found.county ? String(found.county.txdot_district_code) : null,
  county: found.county ? String(found.county.code) : null,
  ...cityOf(found),
});
const place: PlaceFields<NextStationValues> = {
  latitude: 'latitude_avg',
  longitude: 'longitude_avg',
  placeOf,
  cityOf,
};

/** The next form's values with everything that happens to them: geocoding, sending, a newer version (S10). */
export function useStationForm({ options, start, edited, send }: StationFormSetup) {
  const t = useTexts(fieldTexts);
  const { form, ...station } = useVersionedForm({
    fields: nextStationFields,
    t,
    lookups: options,
    empty: start ?? emptyValues,
    edited,
    toForm,
    errorsByField,
    send: useSendOnce((values, sending) => {
      const { version, confirmed } = sending;
      return send({ ...toRequest(values), version, confirmed }, sending);
    }),
  });
  return { form: usePlaceLookup(form, place, { atOnce: start !== undefined }), ...station };
}
