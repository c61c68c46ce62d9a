import type { PhotoPlace } from 'shared-domain';
import { createStore } from 'shared-ui/store';

/** From so many meters on a photo's place is worth an offer: nearer than that is what such places are off by. */
const WORTH_METERS = 15;

/**
 * Where the photo of a station that was added last was taken, until somebody has decided what to do with it. In the tab's
 * memory alone: it is offered on the station's page and in its form, whichever one comes to.
 */
export const offeredPlace = createStore<{ stationId: string; place: PhotoPlace | null }>()(() => ({
  stationId: '',
  place: null,
}));

/** Offers the place of a station's photo, where it says something else than the station, or the station nothing. */
export function offerPlace(stationId: string, place: PhotoPlace): void {
  if (place.meters === null || place.meters >= WORTH_METERS) offeredPlace.setState({ stationId, place });
}

/** Says that the offer was taken, or is not wanted. */
export const withdrawPlace = (): void => offeredPlace.setState({ stationId: '', place: null });
