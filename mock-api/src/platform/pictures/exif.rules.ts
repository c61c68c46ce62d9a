/** Where a picture was taken, in degrees. */
export type PicturePlace = { latitude: number; longitude: number };

/** What a camera has noted in a picture that matters to us. */
export type Exif = {
  /** How the picture is to be turned, 1 to 8 as EXIF counts; 1 is as it lies. */
  orientation: number;
  place: PicturePlace | null;
};

export const NO_EXIF: Exif = { orientation: 1, place: null };

/** Tags of EXIF 2.32 (CIPA DC-008), section 4.6. */
const ORIENTATION = 0x0112;
const GPS = 0x8825;
const [LATITUDE_REF, LATITUDE, LONGITUDE_REF, LONGITUDE] = [1, 2, 3, 4];
const ENTRY_BYTES = 12;
/** More entries than any camera writes: what says so is no directory. */
const MOST_ENTRIES = 500;

type Tiff = { view: DataView; little: boolean };
/** The entries of a directory: where each one's value stands. */
type Directory = Map<number, number>;

function directoryAt({ view, little }: Tiff, at: number): Directory {
  const count = Math.min(view.getUint16(at, little), MOST_ENTRIES);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * ENTRY_BYTES;
      return [view.getUint16(entry, little), entry + 8] as const;
    }),
  );
}

/** Degrees, minutes and seconds, each a fraction, as degrees. */
function degreesAt({ view, little }: Tiff, at: number): number {
  const start = view.getUint32(at, little);
  const part = (index: number) => {
    const fraction = start + index * 8;
    return view.getUint32(fraction, little) / view.getUint32(fraction + 4, little);
  };
  return part(0) + part(1) / 60 + part(2) / 3600;
}

function placeIn(tiff: Tiff, gps: Directory): PicturePlace | null {
  const at = [LATITUDE_REF, LATITUDE, LONGITUDE_REF, LONGITUDE].map((tag) => gps.get(tag));
  const [latitudeRef, latitudeAt, longitudeRef, longitudeAt] = at;
  if (latitudeRef === undefined || longitudeRef === undefined) return null;
  if (latitudeAt === undefined || longitudeAt === undefined) return null;
  const letter = (where: number) => String.fromCharCode(tiff.view.getUint8(where));
  const latitude = degreesAt(tiff, latitudeAt) * (letter(latitudeRef) === 'S' ? -1 : 1);
  const longitude = degreesAt(tiff, longitudeAt) * (letter(longitudeRef) === 'W' ? -1 : 1);
  // a camera that has no fix writes zeros, or fractions of nothing
  const isPlace =
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);
  return isPlace ? { latitude, longitude } : null;
}

/** Reads the block that cameras write into pictures (TIFF 6.0 with EXIF's tags); what can't be read says nothing. */
export function readExif(block: Uint8Array): Exif {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  try {
    const little = view.getUint16(0) === 0x4949;
    const tiff = { view, little };
    if (view.getUint16(2, little) !== 42) return NO_EXIF;
    const main = directoryAt(tiff, view.getUint32(4, little));
    const turned = main.get(ORIENTATION);
    const orientation = turned === undefined ? 1 : view.getUint16(turned, little);
    const gps = main.get(GPS);
    return {
      orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
      place: gps === undefined ? null : placeIn(tiff, directoryAt(tiff, view.getUint32(gps, little))),
    };
  } catch (error) {
    if (error instanceof RangeError) return NO_EXIF;
    throw error;
  }
}
