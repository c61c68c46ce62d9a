import { catalogue, common, sentences } from 'shared-domain/texts';
import { limits } from '../../platform/http/quota-words.ts';
import type { Quota } from '../../platform/http/quota.rules.ts';

const words = sentences(
  catalogue({
    en: {
      noVisit: 'The visit that this photo is of is not there any more.',
      captionRequired: common.en.fieldRequired,
      full: 'This station has as many photos as it can hold besides those of its visits. Please delete one that is not needed any more.',
      visitFull:
        'This visit has as many photos as it can hold. Please delete one that is not needed any more.',
      noRoom: 'The photos of this station’s agency take all the room that they have ({quota}).',
      stale: 'Somebody else has changed this photo meanwhile. Please look at the newer one.',
      notYours: 'Only the person who added this photo or an admin can change it.',
      adminsPublish: 'Only an admin decides what everybody sees of a photo.',
      ofVisit: 'A photo of a visit shows equipment and is not shown to everybody.',
      noPhoto: 'Choose a photo.',
      brokenOff: 'The photo did not arrive whole. Please send it again.',
      tooLarge: 'The photo is larger than {megabytes} MB.',
      unknown: 'This is no photo that can be read. JPEG, PNG and WebP can.',
      heic: 'Photos in HEIC or AVIF cannot be read. On an iPhone choose Settings, Camera, Formats, Most Compatible, or save the photo as JPEG.',
      damaged: 'The photo is damaged and cannot be read. Please choose another one.',
      pixels: 'The photo has more than {megapixels} megapixels. Please make it smaller first.',
      busy: 'Many photos are being added at this moment. Please send this one again in a minute.',
      gone: 'The picture is not there any more.',
    },
    es: {
      noVisit: 'La visita a la que pertenece esta foto ya no existe.',
      captionRequired: common.es.fieldRequired,
      full: 'Esta estación ya tiene todas las fotos que admite además de las de sus visitas. Elimine una que ya no haga falta.',
      visitFull: 'Esta visita ya tiene todas las fotos que admite. Elimine una que ya no haga falta.',
      noRoom: 'Las fotos de la agencia de esta estación ocupan todo el espacio que tienen ({quota}).',
      stale: 'Otra persona cambió esta foto mientras tanto. Revise la versión más reciente.',
      notYours: 'Solo quien agregó esta foto o un administrador puede cambiarla.',
      adminsPublish: 'Solo un administrador decide qué ven todas las personas de una foto.',
      ofVisit: 'Una foto de una visita muestra equipos y no se muestra a todas las personas.',
      noPhoto: 'Elija una foto.',
      brokenOff: 'La foto no llegó completa. Envíela de nuevo.',
      tooLarge: 'La foto supera los {megabytes} MB.',
      unknown: 'No es una foto que se pueda leer. Se leen JPEG, PNG y WebP.',
      heic: 'No se pueden leer fotos en HEIC ni AVIF. En un iPhone elija Ajustes, Cámara, Formatos, Más compatible, o guarde la foto como JPEG.',
      damaged: 'La foto está dañada y no se puede leer. Elija otra.',
      pixels: 'La foto tiene más de {megapixels} megapíxeles. Redúzcala primero.',
      busy: 'Se están agregando muchas fotos en este momento. Envíe esta de nuevo en un minuto.',
      gone: 'La imagen ya no está.',
    },
  }),
);

/** Sentences of a station's photos. */
export const texts = {
  ...words,
  noRoom: (quota: Quota) => words.noRoom({ quota: limits(quota) }),
};
