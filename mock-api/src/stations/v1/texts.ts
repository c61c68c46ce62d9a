import type { V1StationKey } from 'shared-domain';
import type { Text } from '../../platform/text/language.ts';
import { flowFieldNames } from '../flows/texts.ts';
import { fieldNames as nextNames } from '../next/texts.ts';

/** Sentences of the calls of the older form. */
export const texts = {
  taken: {
    en: 'Your agency already has a station or draft of this site of the vendor.',
    es: 'Su agencia ya tiene una estación o un borrador de este sitio del proveedor.',
  },
  foreignContact: {
    en: 'The agency of this station has no such contact.',
    es: 'La agencia de esta estación no tiene ese contacto.',
  },
  newContact: { en: 'A new contact needs a name.', es: 'Un contacto nuevo necesita un nombre.' },
  fixedMethod: {
    en: 'The count method of a published station with counts cannot be changed.',
    es: 'El método de conteo de una estación publicada con conteos no se puede cambiar.',
  },
  noChannels: {
    en: 'A published station needs at least one channel.',
    es: 'Una estación publicada necesita al menos un canal.',
  },
} satisfies Record<string, Text>;

/** What the older form calls its fields, where it does not call them as the newer forms do. */
const ownNames = {
  station_id_agency: { en: "Agency's Station ID", es: 'ID de estación de la agencia' },
  latitude: nextNames.latitude_avg,
  longitude: nextNames.longitude_avg,
  city_area: nextNames.neighborhood,
  eco_id: { en: 'Eco ID', es: 'Eco ID' },
  channels: { en: 'Channels', es: 'Canales' },
  primary_count_purpose_code: { en: 'Primary Count Purpose', es: 'Propósito principal del conteo' },
  station_location: { en: 'Station Location', es: 'Ubicación de la estación' },
  mounting: { en: 'Mounting', es: 'Montaje' },
  func_class_code: { en: 'Functional Class', es: 'Clase funcional' },
  posted_signed_route_number: nextNames.posted_route_sign_number,
  surface_type_code: { en: 'Surface Type', es: 'Tipo de superficie' },
  parking_code: { en: 'Parking', es: 'Estacionamiento' },
  shade_code: { en: 'Shade', es: 'Sombra' },
  surrounding_land_use_code: { en: 'Surrounding Land Use', es: 'Uso del suelo circundante' },
  provider: { en: 'Provider', es: 'Proveedor' },
  requester: { en: 'Requester', es: 'Solicitante' },
};

/** What the older form calls its fields. */
export const v1FieldNames: Record<V1StationKey, Text> = {
  ...flowFieldNames,
  ...nextNames,
  ...ownNames,
};
