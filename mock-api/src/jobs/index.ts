import type { Job } from './queue.ts';

/** Every background job. */
export const jobs: Job[] = [];
