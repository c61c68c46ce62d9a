import { useEffect, useState } from 'react';
import type { ImportPreview, ImportRequest } from 'shared-domain';
import { useLanguage } from 'shared-ui/i18n';
import { useLoaded, type Loaded } from 'shared-ui/query';
import { previewQuery } from './import-preview.resource.ts';

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
 * server's words; null while there is none. Of a long file its beginning is answered first. What was overtaken, or left
 * behind with the page, is given up, so that the server stops.
 */
export function usePreview(request: ImportRequest | null): Loaded<ImportPreview | null> {
  const wanted = JSON.stringify(request);
  const settled = useSettled(wanted);
  const [language] = useLanguage();
  const key = `${language} ${settled}`;
  const [begun, setBegun] = useState<{ of: string; preview: ImportPreview } | null>(null);
  const { load, reload } = useLoaded(
    previewQuery(JSON.parse(settled) as ImportRequest | null, (preview) => setBegun({ of: key, preview })),
  );

  if (wanted !== settled) return { load: request ? waiting : { state: 'loaded', value: null }, reload };
  const isBegun = load.state === 'loading' && begun?.of === key;
  return { load: isBegun ? { state: 'loaded', value: begun.preview } : load, reload };
}

const waiting = { state: 'loading' } as const;
