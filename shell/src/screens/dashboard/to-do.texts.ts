import { catalogue } from 'shared-ui/i18n';

/** What is to be done, on the dashboard; the number stands before each. */
export const toDoTexts = catalogue({
  en: {
    title: 'To do',
    failed: '{count, plural, one {station’s newest import failed} other {stations’ newest imports failed}}',
    silent: '{count, plural, one {counter is silent} other {counters are silent}}',
    review: '{count, plural, one {station waits for review} other {stations wait for review}}',
    due: '{count, plural, one {station has counts older than {days} days to certify} other {stations have counts older than {days} days to certify}}',
    drafts: '{count, plural, one {draft station to finish} other {draft stations to finish}}',
    registrations: '{count, plural, one {registration to decide on} other {registrations to decide on}}',
    nothing: 'Nothing waits for you: all counts are certified and every import went well.',
    nextCounts: 'Bring in the next counts',
    noStation: 'Your agency has no station yet. Its counts, their review and its exports begin with one.',
    firstStation: 'Add the first station',
    showSilent: 'Silent counters',
    showDue: 'To certify',
    noneSilent: 'No counter is silent.',
    noneDue: 'No counts are due to be certified.',
  },
  es: {
    title: 'Por hacer',
    failed:
      '{count, plural, one {estación cuya última importación falló} other {estaciones cuya última importación falló}}',
    silent: '{count, plural, one {contador sin datos} other {contadores sin datos}}',
    review: '{count, plural, one {estación espera revisión} other {estaciones esperan revisión}}',
    due: '{count, plural, one {estación tiene conteos de hace más de {days} días por certificar} other {estaciones tienen conteos de hace más de {days} días por certificar}}',
    drafts:
      '{count, plural, one {borrador de estación por terminar} other {borradores de estación por terminar}}',
    registrations:
      '{count, plural, one {solicitud de registro por decidir} other {solicitudes de registro por decidir}}',
    nothing:
      'No hay nada pendiente: todos los conteos están certificados y todas las importaciones terminaron bien.',
    nextCounts: 'Cargar los próximos conteos',
    noStation:
      'Su agencia aún no tiene estaciones. Los conteos, su revisión y las exportaciones empiezan con una.',
    firstStation: 'Agregar la primera estación',
    showSilent: 'Contadores sin datos',
    showDue: 'Por certificar',
    noneSilent: 'Ningún contador está sin datos.',
    noneDue: 'No hay conteos por certificar.',
  },
});
