import { useEffect, useState } from 'react';
import { useLoad, type Load } from 'shared-ui/api';
import type { ImportPreview, ImportRequest } from 'shared-ui/domain';
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

/** What the import would do, asked anew whenever the request changes; null while there is none. */
export function usePreview(request: ImportRequest | null): {
  load: Load<ImportPreview | null>;
  reload: () => void;
} {
  const wanted = JSON.stringify(request);
  const settled = useSettled(wanted);
  const { load, reload } = useLoad(async () => {
    const asked = JSON.parse(settled) as ImportRequest | null;
    return asked && previewImport(asked);
  }, [settled]);
  if (wanted === settled) return { load, reload };
  return { load: request ? { state: 'loading' } : { state: 'loaded', value: null }, reload };
}
