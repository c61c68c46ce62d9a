import { seenText } from 'shared-domain';

/**
 * What was typed or pasted into a field, freed from what can't be seen (`seenText`). The field shows it at once, and its caret stays
 * behind the same sign: a form that set it later would send the caret to the end.
 */
export function typedText(field: HTMLInputElement | HTMLTextAreaElement): string {
  const { value, selectionStart: caret } = field;
  const lines = field instanceof HTMLTextAreaElement;
  const seen = seenText(value, { lines });
  if (seen === value) return value;
  field.value = seen;
  // a field of addresses of mail has no caret that can be asked
  if (caret !== null) {
    const at = seenText(value.slice(0, caret), { lines }).length;
    field.setSelectionRange(at, at);
  }
  return seen;
}
