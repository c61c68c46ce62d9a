import { useRef, useState } from 'react';
import type { FileInspection, ReadingChoices, Upload } from 'shared-domain';
import { useLanguage } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { inspectFile } from './file-reading.resource.ts';
import { hasChoices } from './reading-choices.rules.ts';

async function inspect(
  upload: Upload | null,
  vendor: string | null,
  reading: ReadingChoices,
  { isWorded, signal }: { isWorded: boolean; signal: AbortSignal },
): Promise<FileInspection | null> {
  if (!upload) return null;
  const isDetected = vendor === null || vendor === upload.inspection.vendor;
  if (isDetected && isWorded && !hasChoices(reading)) return upload.inspection;
  return inspectFile(upload.file, vendor ?? upload.inspection.vendor, reading, { signal });
}

/**
 * How the uploaded file is read: as detected, and anew whenever the vendor or one of the choices is overruled, or the
 * language is another: a refusal is the server's words. `shown`
 * is the last answer for this file, so that nothing goes away under the hands of who chooses; `current` is null while
 * another is on its way, or when the file can't be read like that.
 */
export function useInspection(upload: Upload | null, vendor: string | null, reading: ReadingChoices) {
  const [language] = useLanguage();
  const detected = useRef({ upload, language });
  const { load, reload } = useLoaded({
    queryKey: ['file reading', upload?.file, vendor, reading],
    gcTime: 0,
    // what was overtaken is given up, so that the server stops reading
    queryFn: ({ signal }) => {
      if (detected.current.upload !== upload) detected.current = { upload, language };
      const isWorded = detected.current.language === language;
      return inspect(upload, vendor, reading, { isWorded, signal });
    },
  });
  const current = load.state === 'loaded' ? load.value : null;
  const [last, setLast] = useState<{ upload: Upload; inspection: FileInspection } | null>(null);
  if (upload && current && last?.inspection !== current) setLast({ upload, inspection: current });
  const shown = last?.upload === upload ? last?.inspection : upload?.inspection;
  return { load, reload, current, shown: shown ?? null };
}
