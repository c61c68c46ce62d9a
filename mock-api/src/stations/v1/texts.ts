import type { V1StationKey } from 'shared-domain';
import { contactKinds, labelsOf } from 'shared-domain/fields';
import { catalogue, sentences, type Text, commonWords } from 'shared-domain/texts';

/** Sentences of the calls of the older form. */
export const texts = sentences(
  catalogue({
    en: {
      taken: 'Your agency already has a station or draft of this site of the vendor.',
      foreignContact: 'The agency of this station has no such contact.',
      newContact: 'A new contact needs a name.',
      fixedMethod: 'The count method of a published station with counts cannot be changed.',
      noChannels: 'A published station needs at least one channel.',
      inChannel: 'Channel {channel, number, ::group-off}: {text}',
    },
    es: {
      taken: 'Su agencia ya tiene una estación o un borrador de este sitio del proveedor.',
      foreignContact: 'La agencia de esta estación no tiene ese contacto.',
      newContact: 'Un contacto nuevo necesita un nombre.',
      fixedMethod: 'El método de conteo de una estación publicada con conteos no se puede cambiar.',
      noChannels: 'Una estación publicada necesita al menos un canal.',
      inChannel: 'Canal {channel, number, ::group-off}: {text}',
    },
  }),
);

/** What the v1 form calls its fields. */
export const v1FieldNames: Record<V1StationKey, Text> = {
  ...labelsOf('v1'),
  ...contactKinds,
  ...sentences(
    catalogue({ en: { channels: commonWords.en.channels }, es: { channels: commonWords.es.channels } }),
  ),
};
