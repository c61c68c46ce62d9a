import { catalogue } from 'shared-ui/i18n';

/** What the screen that compares says of factors and of the weather. */
export const extraTexts = catalogue({
  en: {
    factorApplied: '{flow} × {value}, {days}',
    factors: 'With factors: {factors}',
    noFactors: 'no factor holds for its flows: counts as they are stored',
    factorsUnknown: 'The server does not know factors yet: counts are as they are stored.',
    temperature: 'Temperature, {unit}',
    rainAndSnow: 'Rain and snow, {unit}',
    weatherLabel: 'Weather by day: {told}',
    weatherFrom:
      'Weather from {site}. Temperature: each day from its lowest to its highest. Bars: rain; above them, snow.',
    weatherNone: 'No weather is known of this period.',
    weatherOn: 'Weather: {told}',
    highColumn: 'Highest, {unit}',
    lowColumn: 'Lowest, {unit}',
    rainColumn: 'Rain, {unit}',
    snowColumn: 'Snow, {unit}',
    degrees: '{low} to {high}',
  },
  es: {
    factorApplied: '{flow} × {value}, {days}',
    factors: 'Con factores: {factors}',
    noFactors: 'ningún factor rige para sus flujos: conteos tal como se almacenaron',
    factorsUnknown: 'El servidor aún no conoce los factores: los conteos son los almacenados.',
    temperature: 'Temperatura, {unit}',
    rainAndSnow: 'Lluvia y nieve, {unit}',
    weatherLabel: 'El tiempo por día: {told}',
    weatherFrom:
      'El tiempo es de {site}. Temperatura: cada día de la mínima a la máxima. Barras: lluvia; encima, nieve.',
    weatherNone: 'No se conoce el tiempo de este período.',
    weatherOn: 'Tiempo: {told}',
    highColumn: 'Máxima, {unit}',
    lowColumn: 'Mínima, {unit}',
    rainColumn: 'Lluvia, {unit}',
    snowColumn: 'Nieve, {unit}',
    degrees: 'de {low} a {high}',
  },
});
