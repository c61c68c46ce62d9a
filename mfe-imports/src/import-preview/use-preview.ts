import { useEffect, useRef, useState } from 'react';
import { useLoad, type Load } from 'shared-ui/api';
import type { ImportPreview, ImportRequest } from 'shared-domain';
import { useLanguage } from 'shared-ui/i18n';
import { previewImport } from './import-preview.resource.ts';

/** The whole file is read for a preview; choices that follow each other within this time ask once. In milliseconds. */
const SETTLE_MS = 350;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * What the import would do, asked anew whenever the request or the language changes, since notes and reasons are the
 * server's words; null while there is none. Of a long file its beginning is answered first. What was overtaken, or left behind with the page, is given up, so that the server stops.
 */
export function usePreview(request: ImportRequest | null): {
  load: Load<ImportPreview | null>;
  reload: () => void;
} {
  const wanted = JSON.stringify(request);
  const settled = useSettled(wanted);
  const [language] = useLanguage();
  const key = `${language} ${settled}`;
  const [begun, setBegun] = useState<{ of: string; preview: ImportPreview } | null>(null);
  const asking = useRef<AbortController | null>(null);
  const { load, reload } = useLoad(async () => {
    asking.current?.abort();
    const asked = JSON.parse(settled) as ImportRequest | null;
    if (!asked) return null;
    const turn = new AbortController();
    asking.current = turn;
    const { signal } = turn;
    const preview = await previewImport({ ...asked, part: true }, { signal });
    if (preview.share === 1) return preview;
    setBegun({ of: key, preview });
    return previewImport(asked, { signal });
  }, [key]);
  useEffect(() => () => asking.current?.abort(), []);

  if (wanted !== settled) return { load: request ? waiting : { state: 'loaded', value: null }, reload };
  const isBegun = load.state === 'loading' && begun?.of === key;
  return { load: isBegun ? { state: 'loaded', value: begun.preview } : load, reload };
}

const waiting = { state: 'loading' } as const;
