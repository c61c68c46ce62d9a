export { NothingToReview } from './nothing-to-review.tsx';
export { whyNothing } from './nothing-to-review.rules.ts';
