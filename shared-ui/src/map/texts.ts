import { catalogue, commonWords, pageTexts } from 'shared-domain/texts';

/** Whose data it is. The lines of its makers are as they ask for them, in any language. */
const makers = {
  openStreetMap: '© OpenStreetMap contributors (ODbL)',
  geoNames: 'Place data: GeoNames (CC BY 4.0)',
  courtesy: 'Made with Natural Earth. US Census Bureau.',
  census: 'US Census Bureau',
};

/** Texts of the map. */
export const mapTexts = catalogue({
  en: {
    ...makers,
    mapGroup: pageTexts.en.mapGroup,
    mapAround: 'Map of {name} and the counters around it',
    mapTouch: 'Tap a counter to see its flows and its last data. Two fingers zoom.',
    mapKeys:
      'Arrow keys move to the next counter in their direction, Enter opens one, plus and minus zoom, Escape shows the whole state.',
    zoomIn: pageTexts.en.zoomIn,
    zoomOut: pageTexts.en.zoomOut,
    wholeState: 'Whole state',
    panLeft: 'Move the map left',
    panRight: 'Move the map right',
    panUp: 'Move the map up',
    panDown: 'Move the map down',
    toPlace: 'Zoom to the place',
    legend: 'Legend',
    legendCounter: commonWords.en.counter,
    legendReview: 'Needs review',
    counterReview:
      '{count, plural, one {{name}, # day of data needs review} other {{name}, # days of data need review}}',
    counterQuiet: '{name}, nothing to review',
    cluster: '{count, plural, one {# counter near {name}} other {# counters near {name}}}',
    clusterWorst: 'of these {count}: {says}',
    clusterReview: '{count, plural, one {# needs review} other {# need review}}',
    partial: 'Part of the street map could not be loaded; the plain map stands in its place.',
    noPlaces: 'No counter of this agency has a place yet.',
    close: pageTexts.en.close,
    daysToReview: '{count, plural, one {# day waits for review} other {# days wait for review}}',
    nothingToReview: 'No counts to review.',
    cardFlows: '{count, plural, one {# flow: {names}} other {# flows: {names}}}',
    noFlows: 'No flows yet.',
    lastData: pageTexts.en.lastData,
    noData: pageTexts.en.noCountsYet,
    stationPage: 'Station page',
    review: pageTexts.en.reviewCounts,
    loading: pageTexts.en.loading,
    failed: pageTexts.en.failed,
  },
  es: {
    ...makers,
    mapGroup: pageTexts.es.mapGroup,
    mapAround: 'Mapa de {name} y de los contadores a su alrededor',
    mapTouch: 'Toque un contador para ver sus flujos y sus últimos datos. Dos dedos acercan y alejan.',
    mapKeys:
      'Las flechas pasan al contador más cercano en su dirección, Intro abre uno, más y menos acercan y alejan, Escape muestra todo el estado.',
    zoomIn: pageTexts.es.zoomIn,
    zoomOut: pageTexts.es.zoomOut,
    wholeState: 'Todo el estado',
    panLeft: 'Mover el mapa a la izquierda',
    panRight: 'Mover el mapa a la derecha',
    panUp: 'Mover el mapa hacia arriba',
    panDown: 'Mover el mapa hacia abajo',
    toPlace: 'Acercar al lugar',
    legend: 'Leyenda',
    legendCounter: commonWords.es.counter,
    legendReview: 'Por revisar',
    counterReview:
      '{count, plural, one {{name}, # día de datos por revisar} other {{name}, # días de datos por revisar}}',
    counterQuiet: '{name}, nada por revisar',
    cluster: '{count, plural, one {# contador cerca de {name}} other {# contadores cerca de {name}}}',
    clusterWorst: 'de ellos {count}: {says}',
    clusterReview: '{count} por revisar',
    partial: 'No se pudo cargar parte del mapa de calles; en su lugar está el mapa simple.',
    noPlaces: 'Ningún contador de esta agencia tiene ubicación todavía.',
    close: pageTexts.es.close,
    daysToReview: '{count, plural, one {# día por revisar} other {# días por revisar}}',
    nothingToReview: 'Nada por revisar.',
    cardFlows: '{count, plural, one {# flujo: {names}} other {# flujos: {names}}}',
    noFlows: 'Todavía sin flujos.',
    lastData: pageTexts.es.lastData,
    noData: pageTexts.es.noCountsYet,
    stationPage: 'Página de la estación',
    review: pageTexts.es.reviewCounts,
    loading: pageTexts.es.loading,
    failed: pageTexts.es.failed,
  },
});

/** Texts of the map that a place is set on. */
export const placeTexts = catalogue({
  en: {
    placeGroup: 'Set the place on the map',
    placeByMouse: 'Click the map to set the place, or drag the marker.',
    placeByFinger: 'Tap the map to set the place, or drag the marker.',
    placeKeys:
      'With the marker focused, arrow keys move it, with Shift in fine steps; plus and minus zoom, Escape puts it back.',
    placeByFields: 'The latitude and longitude fields do the same without the map.',
    marker: 'Marker of the station at {place}',
    nowhere: 'No place set yet',
    neighbours:
      '{count, plural, =0 {None of your other stations is in view.} one {Your other station in view: {names}.} other {Your other stations in view: {names}.}}',
    manyNeighbours: 'Your other stations in view: {names}, and {more} more.',
  },
  es: {
    placeGroup: 'Fijar el lugar en el mapa',
    placeByMouse: 'Haga clic en el mapa para fijar el lugar, o arrastre el marcador.',
    placeByFinger: 'Toque el mapa para fijar el lugar, o arrastre el marcador.',
    placeKeys:
      'Con el foco en el marcador, las flechas lo mueven, con Mayús en pasos finos; más y menos acercan y alejan, Escape lo devuelve a su lugar.',
    placeByFields: 'Los campos de latitud y longitud hacen lo mismo sin el mapa.',
    marker: 'Marcador de la estación en {place}',
    nowhere: 'Lugar aún sin fijar',
    neighbours:
      '{count, plural, =0 {Ninguna otra estación suya está a la vista.} one {Su otra estación a la vista: {names}.} other {Sus otras estaciones a la vista: {names}.}}',
    manyNeighbours: 'Sus otras estaciones a la vista: {names} y {more} más.',
  },
});
