import type { Page } from '@playwright/test';

/** Listens to a page from now on; answers what waits until it is at rest, to be called after it was sent somewhere. */
export function watchRest(page: Page): () => Promise<void>;
