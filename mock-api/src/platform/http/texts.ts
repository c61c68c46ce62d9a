import type { Text } from '../text/language.ts';

const MINUTES: Record<'signIns' | 'calls', (en: string, es: string) => Text> = {
  signIns: (en, es) => ({
    en: `Too many failed sign-ins. Please try again in ${en}, or on a device that you have signed in with before.`,
    es: `Demasiados intentos fallidos. Inténtelo de nuevo en ${es}, o desde un dispositivo en el que ya haya iniciado sesión.`,
  }),
  calls: (en, es) => ({
    en: `Too many requests. Please try again in ${en}.`,
    es: `Demasiadas solicitudes. Inténtelo de nuevo en ${es}.`,
  }),
};

/** What is said to whoever tries too often, with the minutes until the next try. */
export function tooMany(what: 'signIns' | 'calls', minutes: number): Text {
  return minutes === 1
    ? MINUTES[what]('1 minute', '1 minuto')
    : MINUTES[what](`${minutes} minutes`, `${minutes} minutos`);
}

/** Sentences of the core's own refusals. */
export const texts = {
  badJson: {
    en: 'The request is not readable JSON.',
    es: 'La solicitud no es JSON legible.',
  },
  bodyTooLarge: {
    en: 'The request is too large.',
    es: 'La solicitud es demasiado grande.',
  },
  unknownPath: {
    en: 'There is no such address in this API.',
    es: 'Esa dirección no existe en esta API.',
  },
  wrongMethod: {
    en: 'This address does not answer that method.',
    es: 'Esta dirección no responde a ese método.',
  },
  signIn: {
    en: 'Please sign in.',
    es: 'Inicie sesión.',
  },
  forbidden: {
    en: 'Your account may not do this.',
    es: 'Su cuenta no tiene permiso para hacer esto.',
  },
  otherAgency: {
    en: 'Your agency was changed, so this page shows another one than you work in now. Nothing was changed here.',
    es: 'Su agencia ha cambiado, por lo que esta página muestra otra distinta de la actual. Aquí no se cambió nada.',
  },
  notFound: {
    en: 'This record does not exist, or belongs to another agency.',
    es: 'Este registro no existe o pertenece a otra agencia.',
  },
  locked: {
    en: 'Somebody else is changing the same record right now. Nothing was changed; please try again in a moment.',
    es: 'Otra persona está modificando el mismo registro en este momento. No se cambió nada; inténtelo de nuevo en un momento.',
  },
  impossibleValue: {
    en: 'A value in the request is malformed or out of range.',
    es: 'Un valor de la solicitud tiene un formato incorrecto o está fuera de rango.',
  },
  badDay: {
    en: 'A date must be a day of the calendar as YYYY-MM-DD, from 1900-01-01 to 2200-12-31.',
    es: 'Una fecha debe ser un día del calendario como AAAA-MM-DD, del 1900-01-01 al 2200-12-31.',
  },
  strangeCharacters: {
    en: 'A text has characters that cannot be stored, such as line breaks.',
    es: 'Un texto tiene caracteres que no se pueden guardar, como saltos de línea.',
  },
  databaseAway: {
    en: 'The database does not answer at the moment. Please try again in a moment.',
    es: 'La base de datos no responde en este momento. Inténtelo de nuevo en un momento.',
  },
  diskFull: {
    en: 'The disk of the server is full. Nothing was changed; whoever runs the server has to make room.',
    es: 'El disco del servidor está lleno. No se cambió nada; quien administra el servidor tiene que liberar espacio.',
  },
  ending: {
    en: 'The server is being stopped.',
    es: 'El servidor se está deteniendo.',
  },
  failed: {
    en: 'An error was encountered, please try again.',
    es: 'Se produjo un error; inténtelo de nuevo.',
  },
} satisfies Record<string, Text>;
