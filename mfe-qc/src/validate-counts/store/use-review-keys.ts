import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { useReviewItself } from './review-context.tsx';
import { shortcutActs } from './shortcut-acts.ts';

/** The keys of the screen, at work on the review as it is when one is pressed. */
export function useReviewKeys(): void {
  const review = useReviewItself();
  useShortcuts(
    () => shortcutActs(review),
    () => review.store.getState().singleKeys,
  );
}
