import { DIGEST_AGENCIES_MAX as most } from 'shared-domain';
import { catalogue, formTexts, sentences } from 'shared-domain/texts';

/** What somebody is told whose choice of e-mails is not taken. */
export const texts = sentences(
  catalogue({
    en: {
      superOnly: 'Only super admins are told of other agencies.',
      noSuchAgency: formTexts.en.noSuchAgency,
      noSuchStation: 'At once one is told of stations of one’s own agency alone. Please choose among these.',
      tooManyAgencies: `Choose ${most} agencies at most.`,
    },
    es: {
      superOnly: 'Solo los superadministradores reciben noticias de otras agencias.',
      noSuchAgency: formTexts.es.noSuchAgency,
      noSuchStation: 'De inmediato solo se avisa de estaciones de la propia agencia. Elija entre ellas.',
      tooManyAgencies: `Elija como máximo ${most} agencias.`,
    },
  }),
);
