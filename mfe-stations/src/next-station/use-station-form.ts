import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from 'shared-ui/api';
import type { NextStation, NextStationOptions, NextStationRequest, Versioned } from 'shared-ui/domain';
import { mergeNewer, useFieldForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useUnsavedChanges } from 'shared-ui/remote';
import { nextStationFields } from './next-station.fields.ts';
import {
  emptyValues,
  errorsByField,
  toForm,
  toRequest,
  type NextStationField,
} from './next-station.record.ts';
import { prefillPlace, type Place } from './prefill.rules.ts';
import { fieldTexts } from './texts.ts';
import { useReverseGeocode } from './use-reverse-geocode.ts';

/** What a form over a station needs from its screen. */
export type StationFormSetup = {
  options: NextStationOptions;
  /** The record to edit, and how to ask for it as someone else may have stored it since; null for a new station. */
  edited: { record: NextStation; loadNewer: () => Promise<NextStation> } | null;
  /** Sends the form, with the version that it was read at; answers the record as it is stored now. */
  send: (station: Versioned<NextStationRequest>, kind: { draft: boolean }) => Promise<NextStation>;
};

/** A newer record that turned up while the form was edited, and the fields that both changed once it is merged in. */
export type Stale = { newer: NextStation; merged: NextStationField[] | null };

/** The form in use. */
export type StationForm = ReturnType<typeof useStationForm>;

/** The newer form's values with everything that happens to them: geocoding, sending, a newer version (S10). */
export function useStationForm({ options, edited, send }: StationFormSetup) {
  const t = useTexts(fieldTexts);
  const [initial] = useState(() => (edited ? toForm(edited.record) : emptyValues));
  // What the form was opened with: the base of a merge, and the version that an update names.
  const basis = useRef({ values: initial, version: edited?.record.version });
  const stored = useRef<NextStation>(undefined);
  const [stale, setStale] = useState<Stale | null>(null);

  const form = useFieldForm({
    fields: nextStationFields,
    t,
    initial,
    lookups: options,
    onSubmit: async (values, kind) => {
      setStale(null);
      try {
        stored.current = await send({ ...toRequest(values), version: basis.current.version }, kind);
      } catch (error) {
        const problem = inFormTerms(error);
        if (edited && problem.status === 409) {
          setStale(await newerThan(basis.current.version, edited.loadNewer));
        }
        throw problem;
      }
    },
  });
  useUnsavedChanges(form.dirty);
  const { latestValues, ...located } = useGeocoding(form);

  const startFrom = (values: typeof initial, version: number | undefined) => {
    basis.current = { values, version };
    form.reset(values);
  };
  /** Goes on from a stored record with what `mine` changed since `base`; the fields that both have changed. */
  const goOnFrom = (record: NextStation, base: typeof initial, mine: typeof initial) => {
    const theirs = toForm(record);
    const { values, conflicts } = mergeNewer(base, mine, theirs);
    startFrom(theirs, record.version);
    form.change(values);
    return conflicts;
  };
  /** Checks and sends; the stored record, or undefined when it was refused. */
  const save = async (kind: { draft: boolean }): Promise<NextStation | undefined> => {
    const sent = form.values;
    if (!(await form.submit(kind))) return undefined;
    // What was typed while the request ran is not saved yet, and must not be lost.
    if (edited && stored.current) goOnFrom(stored.current, sent, latestValues());
    return stored.current;
  };
  /** Empties the form for the next station. */
  const clear = () => startFrom(emptyValues, undefined);
  /** Brings the newer record in beside what was typed. */
  const mergeStale = () => {
    if (stale) setStale({ ...stale, merged: goOnFrom(stale.newer, basis.current.values, form.values) });
  };

  return { form: located, save, clear, stale, mergeStale };
}

type FieldText = keyof typeof fieldTexts.en;
type Form = ReturnType<typeof useFieldForm<typeof emptyValues, NextStationOptions, FieldText>>;

/** The form with its place looked up whenever a coordinate is left. */
function useGeocoding(form: Form) {
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const last = useRef<Place | null>(null);
  const onFound = (found: Place) => {
    latest.current.change(prefillPlace(latest.current.values, found, last.current));
    last.current = found;
  };
  const { running, isOutside, leave: leaveCoordinates } = useReverseGeocode(onFound);
  const { leave: leaveField, values } = form;
  const leave = useCallback(
    (name: NextStationField) => {
      leaveField(name);
      if (name !== 'latitude_avg' && name !== 'longitude_avg') return;
      const { latitude_avg, longitude_avg } = latest.current.values;
      leaveCoordinates(latitude_avg, longitude_avg);
    },
    [leaveField, leaveCoordinates],
  );
  const outside = isOutside(values.latitude_avg, values.longitude_avg);
  const latestValues = () => latest.current.values;
  return { ...form, leave, geocoding: running, outside, latestValues };
}

/** The server's refusal with its errors under the form's own names. Anything else goes on as it is. */
function inFormTerms(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  if (!error.errors) return error;
  return new ApiError(error.status, error.message, {
    errors: errorsByField(error.errors),
    lines: error.lines,
  });
}

/** The stored record if it is another version than the one being edited. */
async function newerThan(
  version: number | undefined,
  loadNewer: () => Promise<NextStation>,
): Promise<Stale | null> {
  // Without it the refusal's own sentence is shown.
  const newer = await loadNewer().catch(() => null);
  return newer && newer.version !== version ? { newer, merged: null } : null;
}
