import { catalogue } from 'shared-domain/texts';

/** Names of entries about cities, contacts, domains and the sites of the counter vendor. */
export const placeLabels = catalogue({
  en: {
    'eco-site.hand-over': 'Site handed over',
    'eco-id.released': 'Eco ID taken away',
    'contact.released': 'Contact taken off',
    'agency.domain-released': 'Domain taken away',
    'contact.update': 'Contact corrected',
    'city.add': 'City added',
    'city.update': 'City changed',
    'city.prefix': 'Prefix given',
  },
  es: {
    'eco-site.hand-over': 'Sitio transferido',
    'eco-id.released': 'Eco ID retirado',
    'contact.released': 'Contacto retirado',
    'agency.domain-released': 'Dominio retirado',
    'contact.update': 'Contacto corregido',
    'city.add': 'Ciudad agregada',
    'city.update': 'Ciudad modificada',
    'city.prefix': 'Prefijo asignado',
  },
});

/** What they say; `{name}` stands for what was recorded. */
export const placeTexts = catalogue({
  en: {
    'eco-site.hand-over': 'Handed the site {name} ({site_id}) over: {from} → {to}.',
    'eco-id.released':
      'Took the Eco ID {eco_id} away: its site belongs to, or is used by, another station. Flow: {name}.',
    'contact.released': 'Took the contact {contact} off {name}: it is {agency}’s, another agency’s.',
    'agency.domain-released': 'Took the Eco-Visio domain {eco_domain} away: another agency has it too.',
    'contact.update': 'Corrected the contact {before.name}: {changes}.',
    'city.add': 'Added the city {city_area}.',
    'city.update': 'Changed the city {before.city_area}: {changes}.',
    'city.prefix': 'The city {city_area} got the prefix {tmg_prefix} with its first station.',
  },
  es: {
    'eco-site.hand-over': 'Transfirió el sitio {name} ({site_id}): {from} → {to}.',
    'eco-id.released':
      'Retiró el Eco ID {eco_id}: su sitio pertenece a otra estación o esta lo usa. Flujo: {name}.',
    'contact.released': 'Retiró el contacto {contact} de {name}: es de {agency}, otra agencia.',
    'agency.domain-released': 'Retiró el dominio de Eco-Visio {eco_domain}: otra agencia también lo tiene.',
    'contact.update': 'Corrigió el contacto {before.name}: {changes}.',
    'city.add': 'Agregó la ciudad {city_area}.',
    'city.update': 'Modificó la ciudad {before.city_area}: {changes}.',
    'city.prefix': 'La ciudad {city_area} recibió el prefijo {tmg_prefix} con su primera estación.',
  },
});
