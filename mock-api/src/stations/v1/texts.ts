import type { V1StationKey } from 'shared-domain';
import { labelsOf } from 'shared-domain/fields';
import type { Text } from '../../platform/text/language.ts';

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

/** What the v1 form calls its fields. */
export const v1FieldNames: Record<V1StationKey, Text> = {
  ...labelsOf('v1'),
  channels: { en: 'Channels', es: 'Canales' },
  provider: { en: 'Provider', es: 'Proveedor' },
  requester: { en: 'Requester', es: 'Solicitante' },
};
