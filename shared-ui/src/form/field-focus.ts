/** Id of a field's control. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

const afterDrawing = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** Puts the focus on a control; what is wrong is said below it, and comes into view, too. */
function lead(control: HTMLElement | null | undefined): void {
  control?.focus();
  document.getElementById(`${control?.id}-error`)?.scrollIntoView({ block: 'nearest' });
}

/** Where the person is: what has the focus, and what is typed there. */
export type Whereabouts = { at: Element | null; text: string | null };

const FIELDS = 'input, select, textarea';
const textOf = (at: Element | null) => (at?.matches(FIELDS) ? (at as HTMLInputElement).value : null);

/** Where the person is now. */
export const whereabouts = (): Whereabouts => ({
  at: document.activeElement,
  text: textOf(document.activeElement),
});

/** Whether the person has gone on to another field since, or types where they were: the focus is theirs then. */
export function hasGoneOn({ at, text }: Whereabouts): boolean {
  const now = whereabouts();
  return now.text !== null && (now.at !== at || now.text !== text);
}

/** So many frames a field is waited for: on a busy machine its tab is drawn later than in the next one. */
const FRAMES = 120;

/** Puts the focus on a field as soon as it is drawn, with the tab it stands on; whoever goes on meanwhile is left there. */
export function focusField(formId: string, name: string): void {
  const from = whereabouts();
  const look = (left: number): void => {
    const control = document.getElementById(fieldId(formId, name));
    if (control) lead(control);
    else if (left > 0 && !hasGoneOn(from)) requestAnimationFrame(() => look(left - 1));
  };
  afterDrawing(() => look(FRAMES));
}

/**
 * Puts the focus on the first field at fault, after that is drawn: the one that is named, else what says so of itself,
 * and on the first of all where none is. Where several are listed the list has it, and who has gone on since the form was
 * sent is left where they are.
 */
export function focusFirstFault(
  form: HTMLElement,
  { sentFrom, nameNow }: { sentFrom: Whereabouts; nameNow: () => string | undefined },
): void {
  afterDrawing(() => {
    if (form.querySelector('.cx-summary') || hasGoneOn(sentFrom)) return;
    // a date that is none says so a moment later than it is known
    const name = nameNow();
    const named = name === undefined ? null : document.getElementById(fieldId(form.id, name));
    const controls = [...form.querySelectorAll<HTMLElement>(FIELDS)];
    const invalid = controls.find((control) => control.getAttribute('aria-invalid') === 'true');
    lead(named ?? invalid ?? controls[0]);
  });
}
