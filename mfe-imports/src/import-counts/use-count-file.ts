import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, type CallOptions } from 'shared-ui/api';
import { useTypedWork } from 'shared-ui/auth';
import type { Api, Upload } from 'shared-domain';
import { uploadCountFile } from './count-file.resource.ts';

/** A stored file; of one that arrived also which parts of it were begun before. */
type StoredFile = Upload & Pick<Api['POST /drops/:id/open']['reply'], 'begun_parts'>;

/** Where the chosen file stands: it is sent as soon as it is chosen, since its columns are needed for the mapping. */
export type CountFile =
  | { state: 'none' }
  | { state: 'uploading'; name: string; sent: number }
  | { state: 'refused'; name: string; error: ApiError }
  | { state: 'stored'; upload: StoredFile };

/** Where a file comes from, so that the server can be had to keep it: as often as an import needs it. */
export type FileSource = {
  name: string;
  store: (options: CallOptions) => Promise<StoredFile>;
  /** Whether it waits for people among the arriving files, whatever becomes of this page. */
  arrived: boolean;
};

/** A file that the person has chosen on their own machine. */
export const chosenFile = (file: File): FileSource => ({
  name: file.name,
  store: (options) => uploadCountFile(file, options),
  arrived: false,
});

const none: CountFile = { state: 'none' };

/** The chosen file and its upload; choosing another, clearing, or leaving the page gives up the one before. */
export function useCountFile() {
  const [file, setFile] = useState<CountFile>(none);
  const chosen = useRef<AbortController | null>(null);
  // the server keeps the file for a while: it need not be chosen again after signing in again
  useTypedWork<StoredFile | null>({
    key: 'count file',
    dirty: file.state === 'stored',
    base: null,
    mine: file.state === 'stored' ? file.upload : null,
    restore: (_, upload) => upload && setFile({ state: 'stored', upload }),
  });

  useEffect(() => () => chosen.current?.abort(), []);

  const clear = useCallback(() => {
    chosen.current?.abort();
    chosen.current = null;
    setFile(none);
  }, []);

  /** Has a file stored; answers the server's refusal, null when it was stored or given up. */
  const bring = useCallback(async ({ name, store }: FileSource): Promise<ApiError | null> => {
    chosen.current?.abort();
    const turn = new AbortController();
    const { signal } = turn;
    chosen.current = turn;
    const show = (state: CountFile) => {
      if (!signal.aborted) setFile(state);
    };
    show({ state: 'uploading', name, sent: 0 });
    try {
      const onProgress = (sent: number) => show({ state: 'uploading', name, sent });
      show({ state: 'stored', upload: await store({ onProgress, signal }) });
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      if (!(error instanceof ApiError)) throw error;
      show({ state: 'refused', name, error });
      return error;
    }
  }, []);

  return { file, bring, clear };
}
