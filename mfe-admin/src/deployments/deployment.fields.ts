import { LOCATION_MAX, NAME_MAX, NOTES_MAX, placeOptions } from 'shared-domain';
import type { CodeOption, DeploymentOptions, PlaceLists } from 'shared-domain';
import { defineFields, isDay } from 'shared-ui/form';
import type { DeploymentValues } from './deployment.record.ts';
import { contactsFor, placesFor, stationsFor } from './deployment.rules.ts';
import type { deploymentTexts } from './texts.ts';

/** What the form chooses from; the places narrow each other and the stations. */
export type DeploymentLookups = DeploymentOptions & { places: PlaceLists };

/** A text of the deployment screens. */
export type DeploymentText = keyof typeof deploymentTexts.en;

/** People and firms as options. */
const options = (entries: { id: number; name: string }[]): CodeOption[] =>
  entries.map(({ id, name }) => ({ code: String(id), label: name }));

/** The fields of a deployment, in the form's order. */
export const deploymentFields = defineFields<DeploymentValues, DeploymentLookups, DeploymentText>({
  name: {
    label: 'name',
    hint: 'nameHint',
    control: 'text',
    wide: true,
    maxLength: NAME_MAX,
    required: 'nameRequired',
  },
  agency: {
    label: 'agency',
    control: 'select',
    required: 'agencyRequired',
    options: (values, { places }) =>
      placeOptions(placesFor(places, values).agencies, values.agency === null ? [] : [values.agency]),
  },
  txdot_districts: {
    label: 'districts',
    hint: 'placesHint',
    control: 'multi',
    options: (values, { places }) =>
      placeOptions(placesFor(places, values).districts, values.txdot_districts),
  },
  counties: {
    label: 'counties',
    hint: 'placesHint',
    control: 'multi',
    options: (values, { places }) => placeOptions(placesFor(places, values).counties, values.counties),
  },
  station_id_tmgs: {
    label: 'stations',
    control: 'multi',
    wide: true,
    required: 'stationsRequired',
    options: (values, lookups) => stationsFor(lookups, values),
  },
  start_date: { label: 'startDate', control: 'date', format: 'yyyy-MM-dd' },
  end_date: {
    label: 'endDate',
    control: 'date',
    format: 'yyyy-MM-dd',
    // nothing is before what is no day
    check: (end, { start_date }) =>
      start_date !== null && isDay(start_date) && end < start_date ? 'endBeforeStart' : null,
  },
  location: { label: 'location', control: 'text', wide: true, maxLength: LOCATION_MAX },
  primary_count_purpose_code: {
    label: 'purpose',
    control: 'select',
    options: (_, lookups) => lookups.primary_count_purposes,
  },
  requester_id: {
    label: 'requester',
    control: 'select',
    options: (values, lookups) =>
      options(
        contactsFor(lookups.requesters, lookups, values).map(({ id, requester_name: name }) => ({
          id,
          name,
        })),
      ),
  },
  provider_id: {
    label: 'provider',
    control: 'select',
    options: (values, lookups) =>
      options(
        contactsFor(lookups.providers, lookups, values).map(({ id, provider_name: name }) => ({ id, name })),
      ),
  },
  notes: { label: 'notes', control: 'area', wide: true, maxLength: NOTES_MAX },
});
