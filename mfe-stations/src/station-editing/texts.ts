import { stationWords } from '../words.texts.ts';
import { stationTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What both station forms and the flow form say of records that others change too, and of places. */
export const editingTexts = catalogue({
  en: {
    toStations: 'Go to the stations',
    searching: 'Looking up the county and city…',
    outside: 'These coordinates are outside Texas. Please check them.',
    otherCounty: stationTexts.en.otherCounty,
    takeCounty: 'Use {held} County',
    otherCity: stationTexts.en.otherCity,
    takeCity: 'Use {held} as the city',
    onMap: 'Place on the map',
    noMap: 'The map could not be loaded. The fields above set the place without it.',
    farCity:
      'No city is near these coordinates. The nearest one of the county is {name}, {miles} miles ({km} km) away; please choose the city.',
    staleTitle: stationTexts.en.stale,
    staleText: 'Nothing you typed is lost. Bring in the newer record, check it and save again.',
    staleLoad: 'Bring in the newer record',
    staleMerged: 'The newer record is in the form, with your changes kept. Save again when it is right.',
    staleConflicts: 'You both changed these fields; yours are kept',
    versions: 'Where the versions differ',
    field: 'Field',
    yours: 'Your version',
    theirs: 'Newer version',
    empty: '(empty)',
    take: 'Use this',
    takeOf: 'Use the newer version of {field}',
    editPublished: stationWords.en.editOneStation,
  },
  es: {
    toStations: 'Ir a las estaciones',
    searching: 'Buscando el condado y la ciudad…',
    outside: 'Estas coordenadas están fuera de Texas. Por favor, revíselas.',
    otherCounty: stationTexts.es.otherCounty,
    takeCounty: 'Usar el condado de {held}',
    otherCity: stationTexts.es.otherCity,
    takeCity: 'Usar {held} como ciudad',
    onMap: 'Lugar en el mapa',
    noMap: 'No se pudo cargar el mapa. Los campos de arriba fijan el lugar sin él.',
    farCity:
      'Ninguna ciudad está cerca de estas coordenadas. La más cercana del condado es {name}, a {miles} millas ({km} km); elija la ciudad.',
    staleTitle: stationTexts.es.stale,
    staleText:
      'No se pierde nada de lo que escribió. Incorpore el registro más reciente, revíselo y guarde de nuevo.',
    staleLoad: 'Incorporar el registro más reciente',
    staleMerged:
      'El registro más reciente está en el formulario y sus cambios se conservan. Guarde de nuevo cuando esté correcto.',
    staleConflicts: 'Ambos cambiaron estos campos; se conservan los suyos',
    versions: 'En qué difieren las versiones',
    field: 'Campo',
    yours: 'Su versión',
    theirs: 'Versión más reciente',
    empty: '(vacío)',
    take: 'Usar esta',
    takeOf: 'Usar la versión más reciente de {field}',
    editPublished: stationWords.es.editOneStation,
  },
});
