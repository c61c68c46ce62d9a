import { catalogue, commonWords, pageTexts } from 'shared-domain/texts';
import { facilityTypeName } from 'shared-domain/fields';
import { exportWords } from '../words.texts.ts';
import { figureWords } from './figure-words.texts.ts';

/** Texts of a station's figures. */
export const stationFigureTexts = catalogue({
  en: {
    title: 'Figures {id} {name}',
    titleBare: 'Figures {id}',
    intro:
      'What passes this station on an average day of the year, and how far the counts suffice to say so.',
    list: exportWords.en.figures,
    stationPage: commonWords.en.station,
    figuresOf: 'Figures of {year}',
    none: 'No count of {year} is certified.',
    noneWhy: 'Figures come from certified counts alone. Review and certify the counts of this station first.',
    review: pageTexts.en.reviewCounts,
    perDay: 'per day',
    takenSingles: 'The single directions were added: {flows}.',
    takenCombined: 'The combined flow was taken: {flows}.',
    takenOne: 'One direction alone was counted: {flows}. It is not the station’s figure.',
    takenIncomplete: 'The year is incomplete: {flows}.',
    takenModes: 'The figures of all modes were added.',
    modesLacking: 'No figure yet, for these modes have none: {modes}.',
    notCountedWhy: 'No flow of this station counts this mode.',
    lacking: '{flow} lacks {cells}.',
    leftOverlap: '{flow} is left out: it counts the same people again.',
    leftStream: '{flow} is left out: it is a later counter over the same stream.',
    filled:
      '{count, plural, one {# day was filled} other {# days were filled}}, {share} of the days and {traffic} of the traffic.',
    factorHeld: '{flow}: factor {factor} from {from} to {until}.',

    methods: 'Methods side by side, {year}',
    methodsOf: 'Methods of {year} by flow',
    methodsHelp:
      'AASHTO is the figure of the report: it needs all 84 cells of weekday and month. FHWA’s hourly form also uses the hours of incomplete days. The simple mean shifts with the season when days are missing.',
    flow: commonWords.en.flow,
    facility: facilityTypeName.en,
    method: figureWords.en.method,
    months: figureWords.en.months,
    estimate: 'Estimate over {cells} of 84 cells and {months} of 12 months',
    typicalShort: 'Typical year',
    measuredShort: 'As measured',
    byBootstrap: '{range}, by drawing weeks anew',
    byGapShift: '{range}, by moving the gaps',
    noInterval: 'None without an AASHTO figure',
    tooFewWeeks: 'Too few weeks to say',
    intervals: 'Intervals',
    intervalsOf: 'Intervals of {year} by flow',
    intervalsHelp:
      'A typical year: where the figure would lie with other weather and events, 95 times in 100. As measured: what the missing days may have changed.',

    grades: 'How far {year} suffices',
    gradesOf: 'Grades of {year} by flow',
    valueLetter: '{value} · {letter}',
    decided: 'Decided by',
    openFindings: '{count, plural, one {# strong finding is open} other {# strong findings are open}}',

    completing: 'What would complete {year}',
    complete: 'Every cell of {flow} has a complete day.',
    ofFlow: '{flow}: {days}',
    seasonShort:
      '{count, plural, one {{flow}: # more complete day in {season}, {share} of which is complete and {needed} needed} other {{flow}: # more complete days in {season}, {share} of which is complete and {needed} needed}}',
    reviewDays: 'Review these days',
    reviewDaysOf: 'Review these days of {flow}: {days}',
  },
  es: {
    title: 'Cifras {id} {name}',
    titleBare: 'Cifras {id}',
    intro:
      'Lo que pasa por esta estación en un día promedio del año, y hasta dónde los conteos bastan para decirlo.',
    list: exportWords.es.figures,
    stationPage: commonWords.es.station,
    figuresOf: 'Cifras de {year}',
    none: 'Ningún conteo de {year} está certificado.',
    noneWhy:
      'Las cifras salen solo de conteos certificados. Primero revise y certifique los conteos de esta estación.',
    review: pageTexts.es.reviewCounts,
    perDay: 'por día',
    takenSingles: 'Se sumaron las direcciones por separado: {flows}.',
    takenCombined: 'Se tomó el flujo combinado: {flows}.',
    takenOne: 'Solo se contó una dirección: {flows}. No es la cifra de la estación.',
    takenIncomplete: 'El año está incompleto: {flows}.',
    takenModes: 'Se sumaron las cifras de todos los modos.',
    modesLacking: 'Todavía sin cifra, pues estos modos no la tienen: {modes}.',
    notCountedWhy: 'Ningún flujo de esta estación cuenta este modo.',
    lacking: 'A {flow} le falta {cells}.',
    leftOverlap: '{flow} se omite: cuenta a las mismas personas otra vez.',
    leftStream: '{flow} se omite: es un contador posterior sobre el mismo flujo.',
    filled:
      '{count, plural, one {Se completó # día} other {Se completaron # días}}, {share} de los días y {traffic} del tránsito.',
    factorHeld: '{flow}: factor {factor} del {from} al {until}.',

    methods: 'Métodos lado a lado, {year}',
    methodsOf: 'Métodos de {year} por flujo',
    methodsHelp:
      'AASHTO es la cifra del informe: necesita las 84 celdas de día de la semana y mes. La forma horaria de FHWA usa también las horas de los días incompletos. La media simple se desplaza con la estación del año cuando faltan días.',
    flow: commonWords.es.flow,
    facility: facilityTypeName.es,
    method: figureWords.es.method,
    months: figureWords.es.months,
    estimate: 'Estimación con {cells} de 84 celdas y {months} de 12 meses',
    typicalShort: 'Año típico',
    measuredShort: 'Según lo medido',
    byBootstrap: '{range}, sorteando semanas de nuevo',
    byGapShift: '{range}, desplazando los huecos',
    noInterval: 'Ninguno sin cifra AASHTO',
    tooFewWeeks: 'Muy pocas semanas para decirlo',
    intervals: 'Intervalos',
    intervalsOf: 'Intervalos de {year} por flujo',
    intervalsHelp:
      'Un año típico: dónde estaría la cifra con otro tiempo y otros eventos, 95 de cada 100 veces. Según lo medido: lo que pudieron cambiar los días que faltan.',

    grades: 'Hasta dónde basta {year}',
    gradesOf: 'Calificaciones de {year} por flujo',
    valueLetter: '{value} · {letter}',
    decided: 'Decide',
    openFindings: '{count, plural, one {# hallazgo grave abierto} other {# hallazgos graves abiertos}}',

    completing: 'Qué completaría {year}',
    complete: 'Cada celda de {flow} tiene un día completo.',
    ofFlow: '{flow}: {days}',
    seasonShort:
      '{count, plural, one {{flow}: # día completo más en {season}, con {share} completo y {needed} necesario} other {{flow}: # días completos más en {season}, con {share} completo y {needed} necesario}}',
    reviewDays: 'Revisar estos días',
    reviewDaysOf: 'Revisar estos días de {flow}: {days}',
  },
});
