export { dateFormat, LANGUAGES, localeOf, numberFormat, wallFormat, type Language } from './language.ts';
export { formatMessage, type Values } from './message.ts';
export type { Places } from './places.ts';
export {
  catalogue,
  inBoth,
  sentences,
  type Catalogue,
  type Messages,
  type Sentences,
  type Text,
} from './catalogue.ts';
export { allOfThem } from './all-of-them.rules.ts';
export { campaignRefusals } from './campaign.texts.ts';
export {
  isOfPeriods,
  markedValue,
  marksExplained,
  marksInWords,
  nthBin,
  seriesTraits,
} from './compared-series.rules.ts';
export { comparisonTexts } from './comparison.texts.ts';
export { common } from './common.texts.ts';
export { countTexts } from './count.texts.ts';
export { dataWords } from './data.texts.ts';
export { dayMarkInWords } from './day-mark.rules.ts';
export { weightsInWords, weightTexts } from './finding-weights.ts';
export { formTexts } from './form.texts.ts';
export { holidayTexts } from './holiday.texts.ts';
export { importTexts } from './import.texts.ts';
export { pageTexts } from './page.texts.ts';
export { personTexts } from './person.texts.ts';
export { stateWords } from './state.texts.ts';
export { stationTexts } from './station.texts.ts';
export { capitalized, weatherWords, type WeatherReader, type WeatherWords } from './weather-words.rules.ts';
export { commonWords } from './words.texts.ts';
