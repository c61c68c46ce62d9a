import type { FigureDayNote } from 'shared-domain';

/**
 * What is known of a day besides its count, in words; each once, though counts of several flows are marked with it.
 * @param eventText What a special event is called, where no mark says it.
 */
export function notesText(
  { event, notes }: { event: boolean; notes: readonly FigureDayNote[] },
  eventText: string,
): string {
  const isSaid = notes.some(({ kind }) => kind === 'event');
  const words = [...(event && !isSaid ? [eventText] : []), ...notes.map(({ text }) => text)];
  return [...new Set(words)].join('; ');
}
