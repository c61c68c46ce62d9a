import type { Text } from '../../platform/text/language.ts';

const time = (until: Date, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    timeZone: 'America/Chicago',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(until);

/** Sentences about what the counter vendor's platform does. */
export const texts = {
  unreachable: {
    en: 'Eco-Visio does not answer.',
    es: 'Eco-Visio no responde.',
  },
  notSetUp: {
    en: 'Eco-Visio is not set up on this server. Please tell the people who run it.',
    es: 'Eco-Visio no está configurado en este servidor. Avise a quienes lo administran.',
  },
  refused: {
    en: 'Eco-Visio refuses our credentials. Please tell the people who run this server.',
    es: 'Eco-Visio rechaza nuestras credenciales. Avise a quienes administran este servidor.',
  },
  unreadable: {
    en: 'Eco-Visio answered something that is not readable. Nothing was written.',
    es: 'Eco-Visio respondió algo que no se puede leer. No se escribió nada.',
  },
  stopped: {
    en: 'The server is stopping; the import goes on when it is back.',
    es: 'El servidor se está deteniendo; la importación continuará cuando vuelva.',
  },
  unknownSite: (id: string): Text => ({
    en: `Eco-Visio knows no site or channel ${id}. Check the Eco ID of the station and its flows.`,
    es: `Eco-Visio no conoce ningún sitio ni canal ${id}. Revise el Eco ID de la estación y de sus flujos.`,
  }),
  limited: (until: Date): Text => ({
    en: `Eco-Visio takes no more requests until ${time(until, 'en-US')} (Central Time). Please import again then.`,
    es: `Eco-Visio no acepta más solicitudes hasta ${time(until, 'es')} (hora del Centro). Importe de nuevo entonces.`,
  }),
  waiting: (until: Date): Text => ({
    en: `Eco-Visio limits requests; it goes on at ${time(until, 'en-US')} (Central Time).`,
    es: `Eco-Visio limita las solicitudes; continúa a las ${time(until, 'es')} (hora del Centro).`,
  }),
};
