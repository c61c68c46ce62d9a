import { NAME_MAX, NOTES_MAX, type CodeOption, type NewShortCount } from 'shared-domain';
import { defineFields } from 'shared-ui/form';
import { readHours } from './hours-text.rules.ts';
import type { shortCountTexts } from './short-counts.texts.ts';

/** A short count as its form holds it. */
export type ShortCountValues = {
  kind: string | null;
  mode: string | null;
  station_id_tmg: string | null;
  place: string;
  first_day: string | null;
  last_day: string | null;
  from_hour: string | null;
  hours: string;
  note: string;
};
/** What is chosen from. */
export type ShortCountLookups = Record<'kinds' | 'modes' | 'stations' | 'hours', readonly CodeOption[]>;

const isManual = ({ kind }: ShortCountValues) => kind === 'manual';

/** A new short count's form. */
export const newShortCount: ShortCountValues = {
  kind: 'manual',
  mode: 'bicycle',
  station_id_tmg: null,
  place: '',
  first_day: null,
  last_day: null,
  from_hour: '16',
  hours: '',
  note: '',
};

/** The fields of a short count: hours of one by hand, a last day of a deployment. */
export const shortCountFields = defineFields<
  ShortCountValues,
  ShortCountLookups,
  keyof typeof shortCountTexts.en
>({
  kind: { label: 'kind', control: 'select', required: 'required', options: (_, { kinds }) => kinds },
  mode: { label: 'mode', control: 'select', required: 'required', options: (_, { modes }) => modes },
  station_id_tmg: {
    label: 'station',
    hint: 'stationHint',
    control: 'select',
    wide: true,
    emptyLabel: 'noStation',
    options: (_, { stations }) => stations,
  },
  place: {
    label: 'place',
    hint: 'placeHint',
    control: 'text',
    wide: true,
    maxLength: NAME_MAX,
    visible: (values) => isManual(values) && values.station_id_tmg === null,
  },
  first_day: { label: 'firstDay', control: 'date', required: 'required' },
  last_day: {
    label: 'lastDay',
    control: 'date',
    required: 'required',
    visible: (values) => !isManual(values),
  },
  from_hour: {
    label: 'fromHour',
    control: 'select',
    required: 'required',
    options: (_, { hours }) => hours,
    visible: isManual,
  },
  hours: {
    label: 'hours',
    hint: 'hoursHint',
    control: 'text',
    wide: true,
    required: 'required',
    check: (text) => (readHours(text) === null ? 'badHours' : null),
    visible: isManual,
  },
  note: { label: 'note', control: 'area', wide: true, maxLength: NOTES_MAX },
});

/** A form's values as the API takes them. */
export function toNewShortCount(values: ShortCountValues, request_key: string): NewShortCount {
  const manual = isManual(values);
  const { station_id_tmg, first_day, last_day, note } = values;
  return {
    station_id_tmg,
    place: station_id_tmg === null ? values.place.trim() || null : null,
    mode: values.mode === 'pedestrian' ? 'pedestrian' : 'bicycle',
    kind: manual ? 'manual' : 'deployment',
    first_day: first_day ?? '',
    last_day: (manual ? first_day : last_day) ?? '',
    from_hour: manual ? Number(values.from_hour) : null,
    hours: manual ? readHours(values.hours) : null,
    note,
    request_key,
  };
}
