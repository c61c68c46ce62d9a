/** A place on earth, in degrees. */
export type Coordinates = { latitude: number; longitude: number };

const LATITUDE = /^-?\d{1,2}\.\d{6,20}$/;
const LONGITUDE = /^-\d{1,3}\.\d{6,20}$/;
// a box around the state, a little generous
const TEXAS = { south: 25.8, north: 36.55, west: -106.7, east: -93.45 };

/** Whether a latitude is typed as the forms ask: 6 to 20 decimals, at most 90 degrees. */
export function isLatitudeText(text: string): boolean {
  return LATITUDE.test(text.trim()) && isLatitude(Number(text));
}

/** Whether a longitude is typed as the forms ask: negative, 6 to 20 decimals, at most 180 degrees. */
export function isLongitudeText(text: string): boolean {
  return LONGITUDE.test(text.trim()) && isLongitude(Number(text));
}

/** Whether a number can be a latitude. How many decimals were typed is known to the form alone. */
export function isLatitude(value: number): boolean {
  return Math.abs(value) <= 90;
}

/** Whether a number can be a longitude west of Greenwich, as every one of the state is. */
export function isLongitude(value: number): boolean {
  return value < 0 && value >= -180;
}

/** Whether a place lies in the box around Texas; outside it the forms warn of a mistyped coordinate. */
export function isNearTexas({ latitude, longitude }: Coordinates): boolean {
  return (
    latitude >= TEXAS.south && latitude <= TEXAS.north && longitude >= TEXAS.west && longitude <= TEXAS.east
  );
}
