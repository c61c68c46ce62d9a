import { catalogue, sentences, pageTexts } from 'shared-domain/texts';

/** What is said to whoever tries too often, with the minutes until the next try. */
export const tooMany = sentences(
  catalogue({
    en: {
      signIns:
        'Too many failed sign-ins. Please try again in {minutes, plural, one {# minute} other {{minutes, number, ::group-off} minutes}}, or on a device that you have signed in with before.',
      calls:
        'Too many requests. Please try again in {minutes, plural, one {# minute} other {{minutes, number, ::group-off} minutes}}.',
    },
    es: {
      signIns:
        'Demasiados intentos fallidos. Inténtelo de nuevo en {minutes, plural, one {# minuto} other {{minutes, number, ::group-off} minutos}}, o desde un dispositivo en el que ya haya iniciado sesión.',
      calls:
        'Demasiadas solicitudes. Inténtelo de nuevo en {minutes, plural, one {# minuto} other {{minutes, number, ::group-off} minutos}}.',
    },
  }),
);

/** Sentences of the core's own refusals. */
export const texts = sentences(
  catalogue({
    en: {
      badJson: 'The request is not readable JSON.',
      bodyTooLarge: 'The request is too large.',
      unknownPath: 'There is no such address in this API.',
      worksOnly: 'This process works on jobs; other processes of this installation answer calls.',
      wrongMethod: 'This address does not answer that method.',
      signIn: 'Please sign in.',
      forbidden: 'Your account may not do this.',
      locked:
        'Somebody else is changing the same record right now. Nothing was changed; please try again in a moment.',
      impossibleValue: 'A value in the request is malformed or out of range.',
      badDay: 'A date must be a day of the calendar as YYYY-MM-DD, from 1900-01-01 to 2200-12-31.',
      strangeCharacters:
        'A text has characters that cannot be stored, such as line breaks or invisible signs that turn the direction of writing.',
      undone:
        'Others were changing the same records at this moment, so the database has undone this step. Please try again in a moment.',
      databaseAway: 'The database does not answer at the moment. Please try again in a moment.',
      filesAway: 'The storage of files does not answer at the moment. Please try again in a moment.',
      diskFull:
        'The disk of the server is full. Nothing was changed; whoever runs the server has to make room.',
      ending: 'The server is being stopped.',
      failed: pageTexts.en.failed,
    },
    es: {
      badJson: 'La solicitud no es JSON legible.',
      bodyTooLarge: 'La solicitud es demasiado grande.',
      unknownPath: 'Esa dirección no existe en esta API.',
      worksOnly:
        'Este proceso ejecuta trabajos; otros procesos de esta instalación responden a las llamadas.',
      wrongMethod: 'Esta dirección no responde a ese método.',
      signIn: 'Inicie sesión.',
      forbidden: 'Su cuenta no tiene permiso para hacer esto.',
      locked:
        'Otra persona está modificando el mismo registro en este momento. No se cambió nada; inténtelo de nuevo en un momento.',
      impossibleValue: 'Un valor de la solicitud tiene un formato incorrecto o está fuera de rango.',
      badDay: 'Una fecha debe ser un día del calendario como AAAA-MM-DD, del 1900-01-01 al 2200-12-31.',
      strangeCharacters:
        'Un texto tiene caracteres que no se pueden guardar, como saltos de línea o signos invisibles que cambian la dirección de la escritura.',
      undone:
        'Otras personas estaban modificando los mismos registros en este momento, así que la base de datos deshizo este paso. Inténtelo de nuevo en un momento.',
      databaseAway: 'La base de datos no responde en este momento. Inténtelo de nuevo en un momento.',
      filesAway:
        'El almacenamiento de archivos no responde en este momento. Inténtelo de nuevo en un momento.',
      diskFull:
        'El disco del servidor está lleno. No se cambió nada; quien administra el servidor tiene que liberar espacio.',
      ending: 'El servidor se está deteniendo.',
      failed: pageTexts.es.failed,
    },
  }),
);
