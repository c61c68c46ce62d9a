/** Why a remote did not come: it is not there, did not answer, was altered, threw, or does not fit. */
export type Cause = 'missing' | 'noAnswer' | 'altered' | 'threw' | 'unfit';

/** What kept a remote away, and why. */
export class LoadFailure extends Error {
  readonly why: Cause;

  constructor(why: Cause, message: string, cause?: unknown) {
    super(message, { cause });
    this.why = why;
  }
}

const PROBE_MS = 5000;

/** Of an answer that is none: what is not there, or a server that is not able to. */
export const causeOfStatus = (status: number): Cause =>
  status === 403 || status === 404 || status === 410 ? 'missing' : 'noAnswer';

/** Whether a file is what it must be by now: then it was the line that failed. Of a build's own files the page does not know. */
async function isSound(url: string, integrity: string | null): Promise<boolean> {
  if (integrity === null) {
    const last = performance.getEntriesByName?.(url).at(-1) as PerformanceResourceTiming | undefined;
    return last?.responseStatus === 0;
  }
  const signal = AbortSignal.timeout(PROBE_MS);
  return fetch(url, { cache: 'no-store', integrity, signal }).then(
    () => true,
    () => false,
  );
}

/**
 * Why a file could not be used, which a browser does not tell a page: it is asked for once more, and never run. What
 * comes now and was refused before is not what was released. `integrity`: what it must be; null: the build knows.
 */
export async function causeOfFile(url: string, integrity: string | null): Promise<Cause> {
  try {
    // looked at first: the next request is the last one then
    const sound = integrity === '' || (await isSound(url, integrity));
    const reply = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) });
    if (!reply.ok) return causeOfStatus(reply.status);
    return sound ? 'noAnswer' : 'altered';
  } catch {
    return 'noAnswer';
  }
}

const isTimeout = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'TimeoutError' ||
    error.name === 'AbortError' ||
    // of the federation runtime, of a build's chunks and of single-spa
    /timed out|\(timeout: |message #31:/.test(error.message));

/** The stylesheet beside `file` that failed last, or was asked for last; null where the browser does not tell. */
function lastStyle(file: string): string | null {
  const folder = new URL('.', file).href;
  const styles = ((performance.getEntriesByType?.('resource') ?? []) as PerformanceResourceTiming[]).filter(
    ({ name }) => name.startsWith(folder) && new URL(name).pathname.endsWith('.css'),
  );
  return (styles.findLast(({ responseStatus }) => responseStatus >= 400) ?? styles.at(-1))?.name ?? null;
}

/** Why a file that a build loads by itself did not come; null where the error is about none. */
async function causeOfChunk(error: unknown, file: string, isChecked: boolean): Promise<Cause | null> {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') return null;
  // of a stylesheet the build's error does not say which
  const named = 'request' in error && typeof error.request === 'string' ? error.request : lastStyle(file);
  return named === null ? 'noAnswer' : causeOfFile(new URL(named, file).href, isChecked ? null : '');
}

/**
 * What an error of loading or mounting is; `file` is the remote's entry, or the shell's page, `integrity` what it must be,
 * and with it what stands beside it: '' where that is not checked.
 */
export async function failureFrom(error: unknown, file: string, integrity: string): Promise<LoadFailure> {
  const why = async (): Promise<Cause> => {
    if (isTimeout(error)) return 'noAnswer';
    const ofChunk = await causeOfChunk(error, file, integrity !== '');
    if (ofChunk) return ofChunk;
    const isEntry = error instanceof Error && /ScriptNetworkError/.test(error.message);
    return isEntry ? causeOfFile(file, integrity) : 'threw';
  };
  return error instanceof LoadFailure ? error : new LoadFailure(await why(), String(error), error);
}

/** What an error of mounting is. */
export function causeOfMount(error: unknown): Cause {
  if (error instanceof LoadFailure) return error.why;
  return isTimeout(error) ? 'noAnswer' : 'threw';
}
