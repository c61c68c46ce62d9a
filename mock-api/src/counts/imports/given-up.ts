import type { FileStore } from '../../platform/files/index.ts';
import { ApiProblem } from '../../platform/http/api-problem.ts';
import { texts } from './texts.ts';

/** The files as long as the caller waits for the answer: once they have gone, nothing more is read for them. */
export function untilGivenUp(files: FileStore, signal: AbortSignal): FileStore {
  return {
    ...files,
    async *read(name, range) {
      for await (const piece of files.read(name, range)) {
        refuseGivenUp(signal);
        yield piece;
      }
    },
  };
}

/** Ends the work for a caller who has gone. */
export function refuseGivenUp(signal: AbortSignal): void {
  if (signal.aborted) throw new ApiProblem(499, texts.givenUp);
}
