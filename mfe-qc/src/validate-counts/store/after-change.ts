import { invalidate } from 'shared-ui/query';
import type { CountsEdit } from 'shared-domain';
import { withEdit } from '../history/undo.rules.ts';
import { AFTER_CHANGE, AFTER_MARKS, reviewKey } from '../review-keys.ts';
import type { Inside } from './inside.ts';

/** Notes an edit, so that it can be undone; null: nothing was changed. */
export function noteEdit({ setState }: Inside, edit: CountsEdit | null): void {
  if (edit) setState(({ steps }) => ({ steps: withEdit(steps, edit) }));
}

/** After the list has changed counts, and shows it: the rest of the screen asks for what it shows. */
export function afterMarks({ stationId }: Inside): void {
  for (const subject of AFTER_MARKS) void invalidate(reviewKey(stationId, subject));
}

/** After counts were changed elsewhere: the list asks, too. */
export function afterChange({ stationId }: Inside): void {
  for (const subject of AFTER_CHANGE) void invalidate(reviewKey(stationId, subject));
}
