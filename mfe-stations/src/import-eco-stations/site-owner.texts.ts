import { pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Whose the sites of the vendor's platform are, for super admins. */
export const siteOwnerTexts = catalogue({
  en: {
    title: 'Agencies of the Sites',
    intro:
      'A site belongs to the agency of its domain. While no station uses it, it can be handed to another agency.',
    site: 'Site',
    domain: 'Domain',
    agency: pageTexts.en.agency,
    station: pageTexts.en.usedBy,
    hand: 'Hand over',
    handOf: 'Hand {site} over to',
    byDomain: 'the agency of its domain',
    used: 'In use',
    none: 'The platform has no sites.',
    questionTitle: 'Hand this site over?',
    question: 'Hand {site} over to {to}? It is noted in the audit log.',
    cancel: pageTexts.en.cancel,
    accept: 'Hand over',
    done: '{site} was handed over to {to}.',
    failed: 'The site could not be handed over.',
  },
  es: {
    title: 'Agencias de los sitios',
    intro:
      'Un sitio pertenece a la agencia de su dominio. Mientras ninguna estación lo use, se puede entregar a otra agencia.',
    site: 'Sitio',
    domain: 'Dominio',
    agency: pageTexts.es.agency,
    station: pageTexts.es.usedBy,
    hand: 'Entregar',
    handOf: 'Entregar {site} a',
    byDomain: 'la agencia de su dominio',
    used: 'En uso',
    none: 'La plataforma no tiene sitios.',
    questionTitle: '¿Entregar este sitio?',
    question: '¿Entregar {site} a {to}? Queda anotado en el registro de auditoría.',
    cancel: pageTexts.es.cancel,
    accept: 'Entregar',
    done: '{site} se entregó a {to}.',
    failed: 'No se pudo entregar el sitio.',
  },
});
