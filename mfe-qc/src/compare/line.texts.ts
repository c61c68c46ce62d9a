import { catalogue } from 'shared-ui/i18n';
import { titles } from '../titles.texts.ts';
import { qcWords } from '../words.texts.ts';

/** What the screen that compares says of screenlines and cordons. */
export const lineTexts = catalogue({
  en: {
    addLine: 'Add a screenline or cordon',
    line: 'Screenline or cordon',
    way: 'Which way',
    wayInOption: qcWords.en.wayIn,
    wayOutOption: qcWords.en.wayOut,
    wayBothOption: 'In and out together',
    groups: titles.en.stationGroups,
    groupsFailed: 'The screenlines could not be loaded.',
    least: 'A sum needs',
    allStations: 'All stations of the line',
    leastOf: '{count, plural, one {At least # station} other {At least # stations}}',
    ofStations: '{count, plural, one {# station: {stations}} other {# stations: {stations}}}',
    unseen:
      '{count, plural, one {# station of it isn’t yours to see.} other {# stations of it aren’t yours to see.}}',
    blocked: 'In and out can’t be told apart: flows at {stations} have no direction.',
    atLeast: 'Also where only {least} of {all} stations counted',
    partialBins:
      '{count, plural, one {Hatched: # point is a sum of some of its stations.} other {Hatched: # points are sums of some of its stations.}}',
    net: '{net} in less out, {count, plural, one {over # point that has both} other {over # points that have both}}',
    netOfGroup: 'In less out, {name}',
  },
  es: {
    addLine: 'Agregar una línea pantalla o un cordón',
    line: 'Línea pantalla o cordón',
    way: 'En qué dirección',
    wayInOption: qcWords.es.wayIn,
    wayOutOption: qcWords.es.wayOut,
    wayBothOption: 'Entrada y salida juntas',
    groups: titles.es.stationGroups,
    groupsFailed: 'No se pudieron cargar las líneas pantalla.',
    least: 'Una suma necesita',
    allStations: 'Todas las estaciones de la línea',
    leastOf: '{count, plural, one {Al menos # estación} other {Al menos # estaciones}}',
    ofStations: '{count, plural, one {# estación: {stations}} other {# estaciones: {stations}}}',
    unseen:
      '{count, plural, one {# de sus estaciones no la puede ver usted.} other {# de sus estaciones no las puede ver usted.}}',
    blocked: 'No se pueden distinguir entrada y salida: hay flujos sin dirección en {stations}.',
    atLeast: 'También donde solo contaron {least} de {all} estaciones',
    partialBins:
      '{count, plural, one {Rayado: # punto es la suma de algunas de sus estaciones.} other {Rayado: # puntos son la suma de algunas de sus estaciones.}}',
    net: '{net} de entrada menos salida, {count, plural, one {en # punto que tiene ambas} other {en # puntos que tienen ambas}}',
    netOfGroup: 'Entrada menos salida, {name}',
  },
});
