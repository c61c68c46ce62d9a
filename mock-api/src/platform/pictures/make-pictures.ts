import { Worker } from 'node:worker_threads';
import type { PicturePlace } from './exif.rules.ts';
import { pictureFacts, type NoPicture } from './picture-facts.rules.ts';
import type { MadePicture, PictureOrder } from './picture-worker.ts';

/** Why no picture was made; `busy`: too many others wait for theirs. */
export type PictureFault = NoPicture | 'pixels' | 'busy';

/** A picture at each size that was asked for, and where it was taken, of which nothing is left in them. */
export type MadePictures = { pictures: MadePicture[]; place: PicturePlace | null };

/** Nothing that a camera makes takes a fraction of it; a picture that is made to take for ever is given up. */
const DEADLINE_MS = 60_000;
/** So many pictures wait for their turn at most: each is in memory. */
const WAITING_MAX = 8;

let turn: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One after the other, so that no more than one is unpacked at a time. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  waiting += 1;
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

/** Makes them in a thread of its own, which ends with it: what it took of memory is given back. Null: it can't be read. */
function byThread(order: PictureOrder): Promise<MadePicture[] | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), {
      workerData: order,
      // what a damaged picture has codecs say is of no use to anybody
      stdout: true,
      stderr: true,
    });
    const end = (pictures: MadePicture[] | null) => {
      clearTimeout(deadline);
      resolve(pictures);
      void worker.terminate();
    };
    const deadline = setTimeout(() => end(null), DEADLINE_MS);
    worker.once('message', (pictures: MadePicture[]) => end(pictures));
    worker.once('error', () => end(null));
    worker.once('exit', () => end(null));
  });
}

/**
 * Makes pictures anew from whatever came: JPEG at each of the sizes, upright, with nothing in them but their pixels. What the
 * bytes are is told by themselves; how large they unpack is looked at before.
 */
export async function makePictures(
  bytes: Uint8Array,
  { sides, pixelsMax }: Pick<PictureOrder, 'sides' | 'pixelsMax'>,
): Promise<MadePictures | PictureFault> {
  const facts = pictureFacts(bytes);
  if (typeof facts === 'string') return facts;
  const { kind, width, height, exif } = facts;
  if (width * height > pixelsMax) return 'pixels';
  if (waiting > WAITING_MAX) return 'busy';
  const { orientation, place } = exif;
  const pictures = await inTurn(() => byThread({ bytes, kind, orientation, sides, pixelsMax }));
  return pictures ? { pictures, place } : 'damaged';
}
