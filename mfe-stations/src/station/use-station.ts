import { useEffect, useMemo, useState } from 'react';
import type {
  Confirmable,
  V1Station,
  V1StationOptions,
  V1StationRequest,
  ReverseGeo,
  Versioned,
} from 'shared-domain';
import { focusField, useVersionedForm, type Edited } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useUnsavedChanges } from 'shared-ui/remote';
import { ADD_FLOW } from '../flow/flow.rules.ts';
import { useFormStep } from '../review/use-form-step.ts';
import { usePlaceLookup, type PlaceFields } from '../station-editing/use-place-lookup.ts';
import { useSendOnce, type SendingOnce } from '../station-editing/use-send-once.ts';
import { countedRows, lackingFacts, rowsWithoutId } from './channel.record.ts';
import { fieldTexts } from './field-texts.ts';
import { askedAs } from './facts.rules.ts';
import { lookupsOf, type StationStage } from './lookups.ts';
import { mergeStations, underStoredRows } from './station-merge.rules.ts';
import { stationFields, stationFieldsOf } from './station.fields.ts';
import { emptyStation, errorsByField, toForm, toRequest, type StationValues } from './station.record.ts';
import { CHANNELS_TAB, tabOf } from './station.tabs.ts';
import { formTexts } from './texts.ts';

/** What the v1 form needs from its screen. */
export type StationSetup = {
  options: V1StationOptions;
  stage: StationStage;
  /** What the form of a new station starts with; empty if left out. */
  start?: StationValues;
  /** The record to edit, and how to ask for it as someone else may have stored it since; null for a new station. */
  edited: Edited<V1Station> | null;
  /** Whether something beside the form was chosen that is not stored. */
  alsoTyped?: boolean;
  /** Called after a contact was corrected: the options name it otherwise then. */
  onContactSaved: () => void;
  /** Sends the form, with the version that it was read at; answers the record as it is stored now. */
  send: (station: Confirmable<Versioned<V1StationRequest>>, sending: SendingOnce) => Promise<V1Station>;
};

/** Name of a tab's heading among the form's fields, where the focus goes. */
export const HEADING = 'heading';

/** The v1 form in use. */
export type StationInUse = ReturnType<typeof useStation>;

const cityOf = ({ city }: ReverseGeo) => ({
  city: city && String(city.id),
  city_area: city?.city_area ?? '',
});
/** What a place found by its coordinates is in the form's own terms. */
const placeOf = (found: ReverseGeo) => ({
  county: found.county && String(found.county.code),
  ...cityOf(found),
});
const place: PlaceFields<StationValues> = { latitude: 'latitude', longitude: 'longitude', placeOf, cityOf };

/** The v1 form's values with everything that happens to them, and where in the form or its review one is. */
export function useStation({
  options,
  stage,
  start = emptyStation,
  edited,
  alsoTyped = false,
  onContactSaved,
  send,
}: StationSetup) {
  const t = useTexts(fieldTexts);
  const label = useTexts(formTexts);
  const stored = useMemo(() => edited && toForm(edited.record), [edited]);
  const fields = useMemo(
    () =>
      stage === 'published' && stored
        ? stationFieldsOf(rowsWithoutId(stored), lackingFacts(stored))
        : stationFields,
    [stage, stored],
  );
  const newContact = label('newContact');
  const lookups = useMemo(
    () => lookupsOf(options, { stage, stored, counted: countedRows(edited?.record.channels) }, newContact),
    [options, stage, stored, edited, newContact],
  );
  const { form, ...station } = useVersionedForm({
    fields,
    t,
    lookups,
    empty: start,
    edited,
    toForm,
    errorsByField,
    merge: mergeStations,
    afterStoring: underStoredRows,
    send: useSendOnce((values, sending) => {
      const { version, confirmed } = sending;
      return send({ ...toRequest(values), version, confirmed }, sending);
    }),
  });
  const placed = usePlaceLookup(form, place);
  const { lookUp } = placed;
  const isPlaced = Boolean(stored?.county && stored.city);
  useEffect(() => {
    if (!isPlaced) lookUp();
  }, [isPlaced, lookUp]);
  useUnsavedChanges(placed.isTyped || alsoTyped);
  const [tab, setTab] = useState(0);
  /** Opens a tab, and goes to its heading: the button that was pressed may not be there any more. */
  const turnTo = (index: number) => {
    setTab(index);
    focusField(form.id, HEADING);
  };
  const goTo = (field: string) => {
    setTab(field === ADD_FLOW ? CHANNELS_TAB : tabOf(field));
    focusField(form.id, askedAs(field, form.values));
  };
  const step = useFormStep(goTo);
  /** Goes to the review, unless something is wrong; then it is marked. */
  const review = () => {
    if (form.check({ draft: false })) step.openReview();
  };
  return { form: placed, ...station, stage, tab, setTab, turnTo, goTo, step, review, onContactSaved };
}
