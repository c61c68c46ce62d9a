export { useWeatherWords } from './use-weather-words.ts';
