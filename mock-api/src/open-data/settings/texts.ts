import { catalogue, sentences } from 'shared-domain/texts';

/** Sentences about what an agency lets out to everybody. */
export const texts = sentences(
  catalogue({
    en: {
      contactRequired: 'Say whom people may ask.',
      reasonRequired: 'Say why it is withdrawn.',
      stale: 'Somebody else has changed these settings meanwhile. Please look at them.',
      noSite:
        '“{site}” is no site. Write it as https://www.example.org, or https://*.example.org for all below it.',
      staleSites: 'Somebody else has changed these sites meanwhile. Please look at them.',
      nothingOut: 'Nothing of this station is out.',
    },
    es: {
      contactRequired: 'Diga a quién se puede preguntar.',
      reasonRequired: 'Diga por qué se retira.',
      stale: 'Otra persona ha cambiado entretanto estos ajustes. Mírelos.',
      noSite:
        '«{site}» no es un sitio. Escríbalo como https://www.example.org, o https://*.example.org para todos los que están debajo.',
      staleSites: 'Otra persona ha cambiado entretanto estos sitios. Mírelos.',
      nothingOut: 'No hay nada publicado de esta estación.',
    },
  }),
);
