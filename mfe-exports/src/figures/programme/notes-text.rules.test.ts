import type { FigureDayNote } from 'shared-domain';
import { notesText } from './notes-text.rules.ts';

const marked: FigureDayNote = { kind: 'event', text: 'Special event' };

test.each<[string, boolean, FigureDayNote[], string]>([
  ['nothing is known', false, [], ''],
  ['an event that no mark says', true, [], 'Special event'],
  ['an event that a mark says', true, [marked], 'Special event'],
  ['an event that marks of two flows say', true, [marked, marked], 'Special event'],
])('%s', (_what, event, notes, words) => expect(notesText({ event, notes }, 'Special event')).toBe(words));
