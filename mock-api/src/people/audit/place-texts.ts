import type { Text } from '../../platform/text/language.ts';

/** Entries about cities, contacts, domains and the sites of the counter vendor. */
export const placeActions = {
  'eco-site.hand-over': {
    label: { en: 'Site handed over', es: 'Sitio transferido' },
    text: {
      en: 'Handed the site {name} ({site_id}) over: {from} → {to}.',
      es: 'Transfirió el sitio {name} ({site_id}): {from} → {to}.',
    },
  },
  'eco-id.released': {
    label: { en: 'Eco ID taken away', es: 'Eco ID retirado' },
    text: {
      en: 'Took the Eco ID {eco_id} away: its site belongs to, or is used by, another station. Flow: {name}.',
      es: 'Retiró el Eco ID {eco_id}: su sitio pertenece a otra estación o esta lo usa. Flujo: {name}.',
    },
  },
  'contact.released': {
    label: { en: 'Contact taken off', es: 'Contacto retirado' },
    text: {
      en: 'Took the contact {contact} off {name}: it is {agency}’s, another agency’s.',
      es: 'Retiró el contacto {contact} de {name}: es de {agency}, otra agencia.',
    },
  },
  'agency.domain-released': {
    label: { en: 'Domain taken away', es: 'Dominio retirado' },
    text: {
      en: 'Took the Eco-Visio domain {eco_domain} away: another agency has it too.',
      es: 'Retiró el dominio de Eco-Visio {eco_domain}: otra agencia también lo tiene.',
    },
  },
  'contact.update': {
    label: { en: 'Contact corrected', es: 'Contacto corregido' },
    text: {
      en: 'Corrected the contact {before.name}: {changes}.',
      es: 'Corrigió el contacto {before.name}: {changes}.',
    },
  },
  'city.add': {
    label: { en: 'City added', es: 'Ciudad agregada' },
    text: { en: 'Added the city {city_area}.', es: 'Agregó la ciudad {city_area}.' },
  },
  'city.update': {
    label: { en: 'City changed', es: 'Ciudad modificada' },
    text: {
      en: 'Changed the city {before.city_area}: {changes}.',
      es: 'Modificó la ciudad {before.city_area}: {changes}.',
    },
  },
  'city.prefix': {
    label: { en: 'Prefix given', es: 'Prefijo asignado' },
    text: {
      en: 'The city {city_area} got the prefix {tmg_prefix} with its first station.',
      es: 'La ciudad {city_area} recibió el prefijo {tmg_prefix} con su primera estación.',
    },
  },
} satisfies Record<string, { label: Text; text: Text }>;
