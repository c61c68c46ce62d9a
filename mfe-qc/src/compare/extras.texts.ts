import { comparisonTexts } from 'shared-domain/texts';
import { catalogue } from 'shared-ui/i18n';

/** What the screen that compares says of factors and of the weather. */
export const extraTexts = catalogue({
  en: {
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
