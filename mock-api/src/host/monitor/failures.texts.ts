import { catalogue, commonWords, pageTexts, sentences } from 'shared-domain/texts';

/** Texts of the page about failures in browsers and the versions that run there. */
export const texts = sentences(
  catalogue({
    en: {
      reference: 'Reference',
      referenceHint: 'The eight characters that a person quotes, such as 1A2B3C4D.',
      part: 'Part of the app',
      everyPart: 'Every part',
      find: 'Find',
      failures: 'Failures',
      failuresHint:
        'Those seen last first, 200 at most. They are kept for 90 days and say nothing of the person.',
      notFound:
        'No failure has the reference {reference}. Either more than 90 days have passed, or that page could not reach the server.',
      version: pageTexts.en.version,
      screen: 'Screen',
      failure: 'Failure',
      times: 'Times',
      first: 'First seen',
      last: 'Last seen',
      shell: 'Version of the shell, last',
      references: 'Latest references',
      trace: 'Where',
      traceBuilt: 'As the browser told it',
      noTrace: 'The browser told no place in the scripts of the app.',
      versions: 'Versions in use',
      versionsHint:
        'In open tabs that were heard of within {hours} hours; a tab tells it every five minutes, hidden every hour.',
      tabs: 'Tabs',
      stopped: 'Releases whose trial was stopped',
      at: commonWords.en.when,
      why: commonWords.en.why,
    },
    es: {
      reference: 'Referencia',
      referenceHint: 'Los ocho caracteres que indica la persona, por ejemplo 1A2B3C4D.',
      part: 'Parte de la aplicación',
      everyPart: 'Todas las partes',
      find: 'Buscar',
      failures: 'Fallos',
      failuresHint: 'Primero los más recientes, hasta 200. Se guardan 90 días y no dicen nada de la persona.',
      notFound:
        'Ningún fallo tiene la referencia {reference}. O han pasado más de 90 días, o aquella página no pudo comunicarse con el servidor.',
      version: pageTexts.es.version,
      screen: 'Pantalla',
      failure: 'Fallo',
      times: 'Veces',
      first: 'Visto por primera vez',
      last: 'Visto por última vez',
      shell: 'Versión de la aplicación base, la última',
      references: 'Últimas referencias',
      trace: 'Dónde',
      traceBuilt: 'Como lo indicó el navegador',
      noTrace: 'El navegador no indicó ningún lugar en los programas de la aplicación.',
      versions: 'Versiones en uso',
      versionsHint:
        'En pestañas abiertas de las que se supo en las últimas {hours} horas; cada pestaña lo comunica cada cinco minutos y, si está oculta, cada hora.',
      tabs: 'Pestañas',
      stopped: 'Versiones cuya prueba se detuvo',
      at: commonWords.es.when,
      why: commonWords.es.why,
    },
  }),
);
