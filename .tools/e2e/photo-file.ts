import { exifOf, pngOf } from '../../mock-api/src/testing/small-pictures.ts';

/** A photo as a camera makes one that notes where it was. */
export const photoTakenAt = (place: { latitude: number; longitude: number }): Buffer =>
  pngOf(64, 48, { exif: exifOf({ place }) });
