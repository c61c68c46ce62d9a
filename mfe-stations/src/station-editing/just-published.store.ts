import { createStore } from 'shared-ui/store';

/**
 * The number of the station that was published in this tab a moment ago, until its page has said so. It lives in the tab's
 * memory alone: neither a reload nor the browser's Back says it again, and other tabs hear nothing of it.
 */
export const justPublished = createStore<{ stationId: string | null }>()(() => ({ stationId: null }));
