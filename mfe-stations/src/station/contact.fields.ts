import type { ContactKind } from 'shared-domain';
import type { Fields } from 'shared-ui/form';
import { tableFields } from '../station-editing/plain-fields.ts';
import { NEW_CONTACT } from './contact.record.ts';
import type { fieldTexts } from './field-texts.ts';
import type { StationLookups } from './lookups.ts';
import type { StationValues } from './station.record.ts';

type ContactFields = Fields<StationValues, StationLookups, keyof typeof fieldTexts.en>;

/** The choice of a contact, and of a new one what the table asks. */
function fieldsOfKind(kind: ContactKind, options: 'providers' | 'requesters'): ContactFields {
  const isNew = (values: StationValues) => values[kind] === NEW_CONTACT;
  const choice: Fields<StationValues, StationLookups>['provider'] = {
    label: kind,
    control: 'select',
    wide: true,
    options: (_, lookups) => lookups[options],
  };
  const asked = Object.entries(tableFields<ContactKind, StationValues, StationLookups, string>(kind, {}));
  const shown = asked.map(([name, spec]): [string, object] => [name, { ...spec, visible: isNew }]);
  return { [kind]: choice, ...Object.fromEntries(shown) } as ContactFields;
}

/** Who provides the counter and who asked for the counts; of a new one, how to reach them. */
export const contactFields: ContactFields = {
  ...fieldsOfKind('provider', 'providers'),
  ...fieldsOfKind('requester', 'requesters'),
};
