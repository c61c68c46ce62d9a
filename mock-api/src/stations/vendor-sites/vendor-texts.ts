import { catalogue, dateFormat, inBoth, sentences, type Text } from 'shared-domain/texts';

const time = (until: Date): Text =>
  inBoth((language) =>
    dateFormat(language, {
      timeZone: 'America/Chicago',
      dateStyle: 'medium',
      timeStyle: 'short',
    }).format(until),
  );

const words = sentences(
  catalogue({
    en: {
      unreachable: 'Eco-Visio does not answer.',
      notSetUp: 'Eco-Visio is not set up on this server. Please tell the people who run it.',
      refused: 'Eco-Visio refuses the credentials of this server. Please tell the people who run it.',
      unreadable: 'Eco-Visio answered something that is not readable. Nothing was written.',
      stopped: 'The server is stopping; the import goes on when it is back.',
      unknownSite: 'Eco-Visio knows no site or channel {id}. Check the Eco ID of the station and its flows.',
      limited: 'Eco-Visio takes no more requests until {until} (Central Time). Please import again then.',
      waiting: 'Eco-Visio limits requests; it goes on at {until} (Central Time).',
    },
    es: {
      unreachable: 'Eco-Visio no responde.',
      notSetUp: 'Eco-Visio no está configurado en este servidor. Avise a quienes lo administran.',
      refused: 'Eco-Visio rechaza las credenciales de este servidor. Avise a quienes lo administran.',
      unreadable: 'Eco-Visio respondió algo que no se puede leer. No se escribió nada.',
      stopped: 'El servidor se está deteniendo; la importación continuará cuando vuelva.',
      unknownSite:
        'Eco-Visio no conoce ningún sitio ni canal {id}. Revise el Eco ID de la estación y de sus flujos.',
      limited:
        'Eco-Visio no acepta más solicitudes hasta {until} (hora del Centro). Importe de nuevo entonces.',
      waiting: 'Eco-Visio limita las solicitudes; continúa a las {until} (hora del Centro).',
    },
  }),
);

/** Sentences about what the counter vendor's platform does. */
export const texts = {
  ...words,
  limited: (until: Date) => words.limited({ until: time(until) }),
  waiting: (until: Date) => words.waiting({ until: time(until) }),
};
