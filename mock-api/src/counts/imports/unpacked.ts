import { Unzip, UnzipInflate, type UnzipFile } from 'fflate';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { firstNameOf, goesWith, isCountFile } from './packed.rules.ts';
import type { SizeLimit } from './size-limit.ts';
import { texts } from './texts.ts';

/** So many packed bytes are unpacked at once: they may become a thousand times as many. */
const STEP = 4096;
/** The name of the first file of a zip ends within so many bytes. */
const HEAD_MAX = 128 * 1024;

/**
 * The bytes of a count file as they come; of a zip with one, those that are packed in it. So an export of ours goes back in as it
 * came out, with what stands beside its counts. A zip of something else is left as it is. Throws where a zip holds several count
 * files, breaks off, or holds more than an upload may.
 */
export async function* unpacked(
  pieces: AsyncIterable<Uint8Array>,
  limit: SizeLimit,
): AsyncGenerator<Uint8Array> {
  let head = new Uint8Array();
  let zip: OpenZip | null | undefined;
  for await (const piece of pieces) {
    if (zip === null) yield piece;
    else if (zip) yield* zip.push(piece);
    else {
      head = Buffer.concat([head, piece]);
      const name = head.byteLength > HEAD_MAX ? null : firstNameOf(head);
      if (name === undefined) continue;
      zip = name !== null && isCountFile(name) ? openZip(limit) : null;
      yield* zip ? zip.push(head) : [head];
    }
  }
  if (zip) zip.end();
  else if (zip === undefined) yield head;
}

type OpenZip = { push: (packed: Uint8Array) => Generator<Uint8Array>; end: () => void };

/** A zip that is read as it comes: what is packed in its first file is handed on. */
function openZip({ bytes: most, refusal }: SizeLimit): OpenZip {
  let ready: Uint8Array[] = [];
  let first: string | null = null;
  let bytes = 0;
  let isWhole = false;
  const take = (error: Error | null, piece: Uint8Array | null, isLast: boolean): void => {
    if (error) throw error instanceof ApiProblem ? error : new ApiProblem(422, texts.brokenZip);
    bytes += piece?.byteLength ?? 0;
    if (bytes > most) throw new ApiProblem(...refusal);
    if (piece) ready.push(piece);
    isWhole ||= isLast;
  };
  const leave = (error: Error | null): void => {
    if (error) throw new ApiProblem(422, texts.brokenZip);
  };
  const unzip = new Unzip((file: UnzipFile) => {
    if (first !== null && !goesWith(first, file.name)) throw new ApiProblem(422, texts.severalInZip);
    file.ondata = first === null ? take : leave;
    first ??= file.name;
    file.start();
  });
  unzip.register(UnzipInflate);
  return {
    *push(packed) {
      for (let at = 0; at < packed.byteLength; at += STEP) {
        unzip.push(packed.subarray(at, at + STEP));
        yield* ready;
        ready = [];
      }
    },
    end() {
      if (!isWhole) throw new ApiProblem(422, texts.brokenZip);
    },
  };
}
