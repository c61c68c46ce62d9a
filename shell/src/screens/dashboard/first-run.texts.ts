import { catalogue } from 'shared-ui/i18n';

/** The way of a new agency to its first export, on the dashboard. */
export const firstRunTexts = catalogue({
  en: {
    title: 'First steps',
    intro: 'The way of a new agency to its first export: {done} of {all} steps are done.',
    isDone: 'Done:',
    station: 'Describe a station',
    stationWhy: 'Where people are counted: its place, its road and how it counts.',
    flows: 'Add its flows',
    flowsWhy: 'What is counted there: a flow for each direction and each kind of traffic.',
    counts: 'Bring in counts',
    countsWhy: 'From the counter’s files, or from its vendor’s platform.',
    certified: 'Review and certify them',
    certifiedWhy: 'Mark what can’t be right. What is certified is locked and ready for use.',
    exported: 'Export what is certified',
    exportedWhy: 'As CSV, with all that is known of the stations.',
    hide: 'Hide These Steps',
  },
  es: {
    title: 'Primeros pasos',
    intro: 'El camino de una agencia nueva hasta su primera exportación: {done} de {all} pasos hechos.',
    isDone: 'Hecho:',
    station: 'Describir una estación',
    stationWhy: 'Dónde se cuenta a las personas: su lugar, su vía y cómo cuenta.',
    flows: 'Agregar sus flujos',
    flowsWhy: 'Qué se cuenta allí: un flujo por cada dirección y cada tipo de tránsito.',
    counts: 'Cargar conteos',
    countsWhy: 'Desde los archivos del contador o desde la plataforma de su proveedor.',
    certified: 'Revisarlos y certificarlos',
    certifiedWhy: 'Marque lo que no puede ser correcto. Lo certificado queda bloqueado y listo para usarse.',
    exported: 'Exportar lo certificado',
    exportedWhy: 'En CSV, con todo lo que se sabe de las estaciones.',
    hide: 'Ocultar estos pasos',
  },
});
