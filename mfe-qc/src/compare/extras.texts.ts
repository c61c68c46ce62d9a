import { comparisonTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What the screen that compares says of factors and of the weather. */
export const extraTexts = catalogue({
  en: {
    removeUnshown:
      '{count, plural, one {Remove the series that can’t be shown} other {Remove the # series that can’t be shown}}',
    unshownRemoved: 'What can’t be shown was removed from the comparison.',
    unshownCount:
      '{count, plural, one {A series that can’t be shown takes one of the {most} places until it is removed.} other {Series that can’t be shown take # of the {most} places until they are removed.}}',
    factorApplied: '{flow} × {value}, {days}',
    factors: 'With factors: {factors}',
    noFactors: 'no factor holds for its flows: counts as they are stored',
    factorsUnknown: 'The server does not know factors yet: counts are as they are stored.',
    temperature: comparisonTexts.en.temperature,
    rainAndSnow: comparisonTexts.en.rainAndSnow,
    weatherLabel: 'Weather by day: {told}',
    weatherFrom: comparisonTexts.en.weatherFrom,
    weatherNone: comparisonTexts.en.weatherNone,
    weatherOn: 'Weather: {told}',
    highColumn: comparisonTexts.en.highColumn,
    lowColumn: comparisonTexts.en.lowColumn,
    rainColumn: comparisonTexts.en.rainColumn,
    snowColumn: comparisonTexts.en.snowColumn,
    degrees: '{low} to {high}',
  },
  es: {
    removeUnshown:
      '{count, plural, one {Quitar la serie que no se puede mostrar} other {Quitar las # series que no se pueden mostrar}}',
    unshownRemoved: 'Se quitó de la comparación lo que no se puede mostrar.',
    unshownCount:
      '{count, plural, one {Una serie que no se puede mostrar ocupa uno de los {most} lugares hasta que se quite.} other {Las series que no se pueden mostrar ocupan # de los {most} lugares hasta que se quiten.}}',
    factorApplied: '{flow} × {value}, {days}',
    factors: 'Con factores: {factors}',
    noFactors: 'ningún factor rige para sus flujos: conteos tal como se almacenaron',
    factorsUnknown: 'El servidor aún no conoce los factores: los conteos son los almacenados.',
    temperature: comparisonTexts.es.temperature,
    rainAndSnow: comparisonTexts.es.rainAndSnow,
    weatherLabel: 'El tiempo por día: {told}',
    weatherFrom: comparisonTexts.es.weatherFrom,
    weatherNone: comparisonTexts.es.weatherNone,
    weatherOn: 'Tiempo: {told}',
    highColumn: comparisonTexts.es.highColumn,
    lowColumn: comparisonTexts.es.lowColumn,
    rainColumn: comparisonTexts.es.rainColumn,
    snowColumn: comparisonTexts.es.snowColumn,
    degrees: 'de {low} a {high}',
  },
});
