import { ecoIdName } from './names.ts';
import type { FieldTable } from './field.ts';
import { placeFields } from './place-fields.ts';
import { roadFields } from './road-fields.ts';
import { ecoIdField, factFields, notesField } from './shared-fields.ts';

/** Every field of a station by its column; both forms read and write some of them (S1). */
export const stationFields = {
  ...placeFields,
  ...roadFields,
  ...factFields,
  other_notes: { ...notesField, v1: { section: 'countInformation', order: 1 } },
  eco_id: {
    ...ecoIdField,
    label: ecoIdName,
    hint: { en: "The site on the vendor's platform", es: 'El sitio en la plataforma del proveedor' },
    v1: { section: 'countInformation' },
  },
} as const satisfies FieldTable;

/** The sections of each form in its order; the channel rows of the v1 form have theirs, and the contacts stand in one of its. */
export const SECTIONS = {
  v1: [
    'nameAndLocation',
    'directionsAndTypes',
    'countInformation',
    'stationAndFacility',
    'directionAndOrientation',
    'roadwayCharacteristics',
    'nonMotorFacility',
    'additionalFeatures',
    'contactDetails',
  ],
  next: ['nameAndLocation', 'roadwayInfo', 'siteCharacteristics'],
  flow: ['flow'],
  channel: ['channel'],
  contact: ['contact'],
  provider: ['contactDetails'],
  requester: ['contactDetails'],
} as const;
