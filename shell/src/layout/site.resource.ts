import { call } from 'shared-ui/api';
import type { SiteSettings } from 'shared-domain';

let kept: Promise<SiteSettings> | null = null;

/** Asks again at the next time; for tests of other settings. */
export function forgetSite(): void {
  kept = null;
}

/** What this installation calls itself; asked once a page, since only a restart of the server changes it. */
export function loadSite(): Promise<SiteSettings> {
  kept ??= call('GET /site-settings').catch((error: unknown) => {
    kept = null;
    throw error;
  });
  return kept;
}
