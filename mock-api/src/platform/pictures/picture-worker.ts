import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js';
import encodeJpeg, { init as initEncoder } from '@jsquash/jpeg/encode.js';
import decodePng, { init as initPng } from '@jsquash/png/decode.js';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import type { PictureKind } from './picture-facts.rules.ts';
import { fitted, shrunk, turned, type Pixels } from './pixels.rules.ts';

/** What the thread is handed. */
export type PictureOrder = {
  bytes: Uint8Array;
  kind: PictureKind;
  orientation: number;
  /** The longest sides wanted, the largest first. */
  sides: number[];
  pixelsMax: number;
};

/** A picture as it is kept: JPEG, nothing of the camera's in it. */
export type MadePicture = { bytes: Uint8Array; width: number; height: number };

/** JPEG's quality by mozjpeg's measure: no loss that is seen at the sizes that are kept. */
const QUALITY = 80;

/** What codecs make of pictures; a browser has it by itself. */
class Unpacked {
  readonly colorSpace = 'srgb';
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData: Unpacked });

const program = (name: string) =>
  new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve(name))));

const DECODERS: Record<PictureKind, (bytes: ArrayBuffer) => Promise<Pixels>> = {
  jpeg: async (bytes) => {
    await initJpeg(program('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    return decodeJpeg(bytes, { preserveOrientation: false });
  },
  png: async (bytes) => {
    await initPng(program('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return decodePng(bytes);
  },
  webp: async (bytes) => {
    await initWebp(program('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return decodeWebp(bytes);
  },
};

/** Unpacks the picture, turns it upright, and packs it anew at each of the sizes. */
async function make({ bytes, kind, orientation, sides, pixelsMax }: PictureOrder): Promise<MadePicture[]> {
  const whole = await DECODERS[kind](new Uint8Array(bytes).buffer);
  // its head may have lied
  if (whole.width * whole.height > pixelsMax) throw new Error('larger than its head says');
  const [largest = 1, ...smaller] = sides;
  const large = turned(shrunk(whole, fitted(whole.width, whole.height, largest)), orientation);
  const all = [large, ...smaller.map((side) => shrunk(large, fitted(large.width, large.height, side)))];
  await initEncoder(program('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  const made: MadePicture[] = [];
  for (const { data, width, height } of all) {
    const packed = await encodeJpeg({ data, width, height } as ImageData, { quality: QUALITY });
    made.push({ bytes: new Uint8Array(packed), width, height });
  }
  return made;
}

const made = await make(workerData as PictureOrder);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(made);
