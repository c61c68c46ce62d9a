import { catalogue, sentences } from 'shared-domain/texts';

/** What a relay is told whose report is not taken. */
export const texts = sentences(
  catalogue({
    en: {
      nameBounce: 'Each report names an e-mail by its id, or an address.',
      unsigned: 'The report is not signed with the secret that was agreed on.',
      old: 'The report was signed more than five minutes ago, or the clocks differ by so much.',
    },
    es: {
      nameBounce: 'Cada aviso nombra un correo por su identificador, o una dirección.',
      unsigned: 'El aviso no está firmado con el secreto acordado.',
      old: 'El aviso se firmó hace más de cinco minutos, o los relojes difieren en eso.',
    },
  }),
);
