import type { CountsEdit } from 'shared-domain';

/** An edit that can be taken back, and in words what it did. */
export type Step = { edit: number; text: string };

/** What can be undone and redone; the last of each is next. */
export type Steps = { undo: Step[]; redo: Step[] };

export const NO_STEPS: Steps = { undo: [], redo: [] };

/** Why nothing can be taken back just now; null: the last step can. */
export function undoObstacle(
  { undo }: Pick<Steps, 'undo'>,
  { importing }: { importing: boolean },
): 'nothing' | 'importing' | null {
  if (undo.length === 0) return 'nothing';
  return importing ? 'importing' : null;
}

/** The steps that were there before this visit, from the server's list (newest first). */
export function stepsOf(edits: CountsEdit[]): Steps {
  const open = edits.filter(({ kind, undone }) => kind !== 'undo' && !undone);
  return { undo: open.map(({ id, text }) => ({ edit: id, text })).toReversed(), redo: [] };
}

/** The steps in the words that the server's list has for them now; those it does not name keep theirs. */
export function reworded({ undo, redo }: Steps, edits: CountsEdit[]): Steps {
  const texts = new Map(edits.map(({ id, text }) => [id, text]));
  return { undo: undo.map((step) => ({ ...step, text: texts.get(step.edit) ?? step.text })), redo };
}

/** After a new edit; what was undone before can't be redone any more. */
export function withEdit(steps: Steps, { id, text }: CountsEdit): Steps {
  return { undo: [...steps.undo, { edit: id, text }], redo: [] };
}

/** After the step was taken back by the edit of the answer, which redoing takes back in turn. */
export function afterUndo(steps: Steps, step: Step, answer: CountsEdit): Steps {
  return { undo: without(steps.undo, step), redo: [...steps.redo, { edit: answer.id, text: step.text }] };
}

/** After a step was redone by the edit of the answer. */
export function afterRedo(steps: Steps, step: Step, answer: CountsEdit): Steps {
  return { undo: [...steps.undo, { edit: answer.id, text: step.text }], redo: without(steps.redo, step) };
}

/** Without a step that can't be taken back any more: its counts have changed since. */
export function withoutStep(steps: Steps, step: Step): Steps {
  return { undo: without(steps.undo, step), redo: without(steps.redo, step) };
}

function without(list: Step[], step: Step): Step[] {
  return list.filter(({ edit }) => edit !== step.edit);
}

/** The steps with those from before this visit; what was done while the server's list was on its way comes last. */
export function withEarlier(steps: Steps, edits: CountsEdit[]): Steps {
  return { ...steps, undo: [...stepsOf(edits).undo, ...steps.undo] };
}

/** Whether, after a refusal with this status, a step can never be taken back. */
export function isOver(status: number): boolean {
  return status === 404 || status === 409;
}
