export { NothingToReview } from './nothing-to-review.tsx';
