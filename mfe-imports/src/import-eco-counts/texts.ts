import { ecoIdName, nameOfStation } from 'shared-domain/fields';
import { titles } from '../titles.texts.ts';
import { common, commonWords, pageTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** Texts of the import from Eco-Visio. */
export const ecoTexts = catalogue({
  en: {
    title: titles.en.importNew,
    intro:
      'Choose the stations whose counts Eco-Visio has, and the day up to which they are wanted. What is there already is compared and only what differs is written; certified counts stay as they are.',
    simulated:
      'Eco-Visio is not set up here: stations and counts are simulated. Whoever runs this server can give it the address and credentials.',
    formTitle: 'Stations on Eco-Visio',
    endDate: 'End date',
    endDateHint:
      'YYYY/MM/DD, up to the end of that day (23:59:59). A day later than yesterday becomes yesterday.',
    advice:
      'Import only a few months at a time: the vendor limits requests, and a shorter stretch is easier to review.',
    required: common.en.fieldRequired,
    stations: 'Stations with counters of Eco-Counter',
    noStations: 'No station has a counter of Eco-Counter.',
    select: commonWords.en.select,
    selectStation: 'Select {name}',
    stationId: commonWords.en.stationId,
    stationName: nameOfStation.en,
    area: 'City/Area',
    ecoId: ecoIdName.en,
    lastCount: 'Newest count',
    lastImported: 'Last imported',
    state: pageTexts.en.state,
    ready: 'Can be imported',
    noEcoId: 'No Eco ID: enter it in the station’s form first',
    importing: 'An import is running',
    certifying: 'A certification is running',
    selectAll: 'Select all that can be imported',
    selectNone: commonWords.en.clearSelection,
    selected: '{count, plural, one {# station selected.} other {# stations selected.}}',
    import: 'Import Counts',
    sent: 'Request for import sent. {text}',
    failed: 'The import could not be requested.',
  },
  es: {
    title: titles.es.importNew,
    intro:
      'Elija las estaciones cuyos conteos tiene Eco-Visio y el día hasta el que los necesita. Lo que ya existe se compara y solo se escribe lo que difiere; los conteos certificados no cambian.',
    simulated:
      'Eco-Visio no está configurado aquí: las estaciones y los conteos son simulados. Quien administra este servidor puede indicar la dirección y las credenciales.',
    formTitle: 'Estaciones en Eco-Visio',
    endDate: 'Fecha final',
    endDateHint:
      'AAAA/MM/DD, hasta el final de ese día (23:59:59). Un día posterior a ayer se convierte en ayer.',
    advice:
      'Importe solo unos pocos meses cada vez: el proveedor limita las solicitudes y un período corto se revisa mejor.',
    required: common.es.fieldRequired,
    stations: 'Estaciones con contadores de Eco-Counter',
    noStations: 'Ninguna estación tiene un contador de Eco-Counter.',
    select: commonWords.es.select,
    selectStation: 'Seleccionar {name}',
    stationId: commonWords.es.stationId,
    stationName: nameOfStation.es,
    area: 'Ciudad/Zona',
    ecoId: ecoIdName.es,
    lastCount: 'Conteo más reciente',
    lastImported: 'Última importación',
    state: pageTexts.es.state,
    ready: 'Se puede importar',
    noEcoId: 'Sin Eco ID: indíquelo primero en el formulario de la estación',
    importing: 'Hay una importación en curso',
    certifying: 'Hay una certificación en curso',
    selectAll: 'Seleccionar todas las que se pueden importar',
    selectNone: commonWords.es.clearSelection,
    selected: '{count, plural, one {# estación seleccionada.} other {# estaciones seleccionadas.}}',
    import: 'Importar conteos',
    sent: 'Solicitud de importación enviada. {text}',
    failed: 'No se pudo solicitar la importación.',
  },
});
