import { fieldsIn, requestsOf, SECTIONS } from 'shared-domain/fields';
import { rowFields } from './channel.fields.ts';
import { inRow } from './channel.record.ts';
import { isFactField } from './facts.rules.ts';
import type { StationField, StationValues } from './station.record.ts';
import type { formTexts } from './texts.ts';

/** A tab of the form: its title and the fields on it; the channel rows stand on the tab of their own. */
export type StationTab = { title: keyof typeof formTexts.en; fields: readonly StationField[] };

/** Index of the tab with the channel rows. */
export const CHANNELS_TAB = 1;

/** Each contact is chosen, and a new one told of. */
const CONTACT_FIELDS: readonly StationField[] = [
  'provider',
  ...requestsOf('provider'),
  'requester',
  ...requestsOf('requester'),
];

/** The nine tabs of the v1 form. */
export const stationTabs: readonly StationTab[] = SECTIONS.v1.map((title) => ({
  title,
  fields:
    title === 'contactDetails'
      ? CONTACT_FIELDS
      : fieldsIn('v1', title).map(({ name }) => name as StationField),
}));
/** Index of the tab with the contacts. */
export const CONTACT_TAB = stationTabs.findIndex(({ title }) => title === 'contactDetails');
/** Index of the last tab, the one that publishes. */
export const LAST_TAB = stationTabs.length - 1;

/** The fields of a tab, the channel rows' among them; what is asked for each channel once for each. */
export function fieldsOn(
  tab: number,
  { channels, each }: Pick<StationValues, 'channels' | 'each'>,
): readonly StationField[] {
  if (tab === CHANNELS_TAB) return channels.flatMap(rowFields);
  return (stationTabs[tab]?.fields ?? []).flatMap((name) => {
    const fact = each.find((other) => other === name);
    return fact === undefined ? name : channels.map((row) => inRow(fact, row));
  });
}

/** The tab on which a field stands. */
export function tabOf(field: string): number {
  const [name = field, row] = field.split('@');
  if (row !== undefined && !isFactField(name)) return CHANNELS_TAB;
  return Math.max(
    0,
    stationTabs.findIndex(({ fields }) => fields.some((other) => other === name)),
  );
}
