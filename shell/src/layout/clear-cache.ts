import { messageOf } from 'shared-ui/api';
import { invalidate } from 'shared-ui/query';
import { notify } from 'shared-ui/ui';
import { clearCache } from './cache.resource.ts';

/** Empties the server's cache, and what this page keeps of it; tells what came of it, `failed` where the server does not say why not. */
export async function clearCacheAndTell(failed: string): Promise<void> {
  try {
    const message = await clearCache();
    void invalidate(['lookups']);
    notify('success', message);
  } catch (error) {
    notify('danger', messageOf(error, failed));
  }
}
