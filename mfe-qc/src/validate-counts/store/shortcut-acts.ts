import type { ShortcutActs } from '../shortcuts/use-shortcuts.ts';
import { workNow } from './inside.ts';
import type { Review } from './review.store.ts';

/** What the shortcuts do in the review as it is now: those of a finding only while one is looked at. */
export function shortcutActs({ inside, acts }: Pick<Review, 'inside' | 'acts'>): ShortcutActs {
  const { findings, history, screen } = acts;
  const { current } = workNow(inside);
  return {
    next: () => findings.go(1),
    previous: () => findings.go(-1),
    ...(current && {
      accept: findings.accept,
      dismiss: () => findings.change({ reason: '' }),
      kind: () => findings.change({ allOfKind: !inside.getState().decision.allOfKind }),
      rows: () => findings.showRows(current),
    }),
    help: () => screen.help(true),
    undo: history.undo,
    redo: history.redo,
  };
}
