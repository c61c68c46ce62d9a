import { commonWords, pageTexts } from 'shared-domain/texts';
import { nameOfStation } from 'shared-domain/fields';
import { titles } from '../titles.texts.ts';
import { catalogue } from 'shared-ui/i18n';

/** The list of the vendor's stations that are new, and the dialog that adds one. */
export const ecoStationTexts = catalogue({
  en: {
    title: titles.en.importStations,
    intro:
      'These stations were found on the counter vendor’s platform (Eco-Visio) but are not yet in the Count Exchange.',
    simulated:
      'The vendor’s platform is simulated: these stations are made up. An administrator can configure the real one.',
    list: 'New stations of the vendor',
    stationId: commonWords.en.stationId,
    stationName: nameOfStation.en,
    actions: commonWords.en.actions,
    add: commonWords.en.addStation,
    addOf: 'Add Station {name}',
    addPreview: 'Add Station (Preview)',
    addPreviewOf: 'Add Station (Preview) {name}',
    none: 'No stations to import.',
    listed: 'As the vendor listed them on {time}.',
    older: 'Below is what the vendor listed before.',
    askAgain: 'Ask the Vendor Again',
    asked: 'The vendor’s list is up to date.',
    askFailed: 'The vendor could not be asked.',
    dialog: 'Station Information',
    dialogText:
      'Fill in the required fields on each page. Optional meta-data can be added later from the Stations page.',
    filled: 'Filled in from the vendor’s site {name} ({id}), with a flow for each of its channels.',
    proposed: 'Directions are proposed from the names of the channels; please check them.',
    siteGone:
      'Site {id} is not among the vendor’s new sites: a station stands for it already, or it is not your agency’s.',
    close: pageTexts.en.close,
    leaveTitle: 'Close without adding?',
    leaveText: 'What you typed will be lost.',
    leaveAccept: 'Close without adding',
    counts: 'Request for import sent.',
    countsFailed: 'The counts of the station could not be asked for.',
  },
  es: {
    title: titles.es.importStations,
    intro:
      'Estas estaciones se encontraron en la plataforma del proveedor de contadores (Eco-Visio), pero aún no están en Count Exchange.',
    simulated:
      'La plataforma del proveedor es simulada: estas estaciones son inventadas. Un administrador puede configurar la verdadera.',
    list: 'Estaciones nuevas del proveedor',
    stationId: commonWords.es.stationId,
    stationName: nameOfStation.es,
    actions: commonWords.es.actions,
    add: commonWords.es.addStation,
    addOf: 'Agregar estación {name}',
    addPreview: 'Agregar estación (vista previa)',
    addPreviewOf: 'Agregar estación (vista previa) {name}',
    none: 'No hay estaciones para importar.',
    listed: 'Según la lista del proveedor del {time}.',
    older: 'Abajo está lo que el proveedor indicó antes.',
    askAgain: 'Consultar de nuevo al proveedor',
    asked: 'La lista del proveedor está al día.',
    askFailed: 'No se pudo consultar al proveedor.',
    dialog: 'Información de la estación',
    dialogText:
      'Complete los campos obligatorios de cada página. Los metadatos opcionales se pueden agregar después desde la página Estaciones.',
    filled: 'Rellenado con el sitio {name} ({id}) del proveedor, con un flujo por cada uno de sus canales.',
    proposed: 'Las direcciones se proponen a partir de los nombres de los canales; revíselas.',
    siteGone:
      'El sitio {id} no está entre los sitios nuevos del proveedor: ya hay una estación para él, o no es de su agencia.',
    close: pageTexts.es.close,
    leaveTitle: '¿Cerrar sin agregar?',
    leaveText: 'Se perderá lo que escribió.',
    leaveAccept: 'Cerrar sin agregar',
    counts: 'Solicitud de importación enviada.',
    countsFailed: 'No se pudieron solicitar los conteos de la estación.',
  },
});
