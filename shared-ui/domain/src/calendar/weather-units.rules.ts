/** In which units the weather is shown: °F, inches and miles, as people in the United States think, or °C, millimeters and kilometers. */
export const SHOWN_UNITS = ['us', 'metric'] as const;
export type ShownUnits = (typeof SHOWN_UNITS)[number];

/** Where nobody says otherwise, and where a server is too old to say: the state is Texas, in whichever language it is read. */
export const DEFAULT_UNITS: ShownUnits = 'us';

/** What is measured, in °C, mm and km as it is stored; a difference is of two temperatures, and has no zero of its own. */
export type WeatherMeasure = 'temperature' | 'difference' | 'rain' | 'snow' | 'distance';

const MM_PER_INCH = 25.4;
const KM_PER_MILE = 1.609_344;

/** What one unit of the United States is of the stored ones. */
const IN_US: Record<WeatherMeasure, (metric: number) => number> = {
  temperature: (celsius) => (celsius * 9) / 5 + 32,
  difference: (celsius) => (celsius * 9) / 5,
  rain: (mm) => mm / MM_PER_INCH,
  snow: (mm) => mm / MM_PER_INCH,
  distance: (km) => km / KM_PER_MILE,
};

/** How many decimals are shown: in the United States as the weather service tells them, hundredths of rain and tenths of snow. */
const US_PLACES: Record<WeatherMeasure, { least: number; most: number }> = {
  temperature: { least: 0, most: 0 },
  difference: { least: 0, most: 0 },
  rain: { least: 2, most: 2 },
  snow: { least: 1, most: 1 },
  distance: { least: 0, most: 1 },
};
const METRIC_PLACES = { least: 0, most: 1 };

/** How many decimals a measure is shown with, at least and at most. */
export const shownPlaces = (measure: WeatherMeasure, units: ShownUnits): { least: number; most: number } =>
  units === 'us' ? US_PLACES[measure] : METRIC_PLACES;

/** A stored value in the units shown, to draw by: as exact as it is. */
export const inShownUnits = (measure: WeatherMeasure, metric: number, units: ShownUnits): number =>
  units === 'us' ? IN_US[measure](metric) : metric;

function roundedBy(round: (value: number) => number, value: number, places: number): number {
  const tens = 10 ** places;
  // neither is a third of a millionth a whole one, nor is zero below zero
  return round(Number((value * tens).toFixed(6))) / tens + 0;
}

/** A stored value in the units shown, as it is told. */
export const shownValue = (measure: WeatherMeasure, metric: number, units: ShownUnits): number =>
  roundedBy(Math.round, inShownUnits(measure, metric, units), shownPlaces(measure, units).most);

/** What a value must reach to be at least this much, as it is told: rounded up, for less is not enough. */
export const shownThreshold = (measure: WeatherMeasure, metric: number, units: ShownUnits): number =>
  roundedBy(Math.ceil, inShownUnits(measure, metric, units), shownPlaces(measure, units).most);

/** Whether something fell, and less than the least that is told. */
export const isTrace = (measure: 'rain' | 'snow', mm: number, units: ShownUnits): boolean =>
  mm > 0 && shownValue(measure, mm, units) === 0;
