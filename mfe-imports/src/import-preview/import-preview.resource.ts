import { call } from 'shared-ui/api';
import type { ImportPreview, ImportRequest } from 'shared-domain';
import type { Asked } from 'shared-ui/query';

/**
 * What this import would do now; nothing is written, and nothing kept, since counts change. `onBegun` is told what the
 * beginning of a long file comes to while the rest is read.
 */
export const previewQuery = (
  request: ImportRequest | null,
  onBegun: (preview: ImportPreview) => void,
): Asked<ImportPreview | null> => ({
  queryKey: ['import preview', request],
  gcTime: 0,
  queryFn: async ({ signal }) => {
    if (!request) return null;
    const ask = (body: ImportRequest & { part?: boolean }) =>
      call('POST /counts/import/preview', { body }, { signal });
    const preview = await ask({ ...request, part: true });
    if (preview.share === 1) return preview;
    onBegun(preview);
    return ask(request);
  },
});
