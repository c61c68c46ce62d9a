import { stateWords } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What is to be done, on the dashboard; the number stands before each. */
export const toDoTexts = catalogue({
  en: {
    title: stateWords.en.toDo,
    failed: '{count, plural, one {station’s newest import failed} other {stations’ newest imports failed}}',
    files: '{count, plural, one {file waits in the drop folder} other {files wait in the drop folder}}',
    silent: '{count, plural, one {counter is silent} other {counters are silent}}',
    review: '{count, plural, one {station waits for review} other {stations wait for review}}',
    due: '{count, plural, one {station has counts older than {days} days to certify} other {stations have counts older than {days} days to certify}}',
    campaigns:
      '{count, plural, one {certification campaign with stations to do: {name}, due {due}} other {certification campaigns with stations to do, the next one due {due}}}',
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
    title: stateWords.es.toDo,
    failed:
      '{count, plural, one {estación cuya última importación falló} other {estaciones cuya última importación falló}}',
    files:
      '{count, plural, one {archivo espera en la carpeta de entrega} other {archivos esperan en la carpeta de entrega}}',
    silent: '{count, plural, one {contador sin datos} other {contadores sin datos}}',
    review: '{count, plural, one {estación espera revisión} other {estaciones esperan revisión}}',
    due: '{count, plural, one {estación tiene conteos de hace más de {days} días por certificar} other {estaciones tienen conteos de hace más de {days} días por certificar}}',
    campaigns:
      '{count, plural, one {campaña de certificación con estaciones por hacer: {name}, fecha límite {due}} other {campañas de certificación con estaciones por hacer, la próxima con fecha límite {due}}}',
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
