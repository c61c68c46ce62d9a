import fc from 'fast-check';
import { NO_CONTROL, NO_CONTROL_BUT_LINES } from './patterns.ts';
import { quotedText, seenText } from './seen-text.rules.ts';

test.each([
  ['nothing that is unseen', 'Shoal Creek Trail', 'Shoal Creek Trail'],
  ['a blank of no width', 'Shoal\u200bCreek', 'ShoalCreek'],
  ['marks of direction', '\u200eShoal\u202e Creek\u2069', 'Shoal Creek'],
  ['a soft hyphen', 'Shoal\u00adCreek', 'ShoalCreek'],
  ['a mark of the order of bytes', '\ufeffShoal Creek', 'Shoal Creek'],
  ['control signs', 'Shoal\u0000\u001b Creek\u0085', 'Shoal Creek'],
  ['a tab between two cells', 'Shoal\tCreek', 'Shoal Creek'],
  ['the ends of lines', 'Shoal\u2028Creek\nTrail', 'Shoal Creek Trail'],
  ['half a sign', 'Shoal\ud83d Creek', 'Shoal Creek'],
  ['joiners of a script', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ['joiners of an emoji', 'Rider 👩\u200d🔬', 'Rider 👩\u200d🔬'],
  ['a blank that keeps words together', 'Shoal\u00a0Creek', 'Shoal\u00a0Creek'],
])('%s', (_, text, seen) => expect(seenText(text)).toBe(seen));

test('of notes the ends of lines stay', () => {
  expect(seenText('Rain.\n\u202eSnow\u0000\t-', { lines: true })).toBe('Rain.\nSnow\t-');
});

test('whatever is pasted, the server takes what is left of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, lines) => {
      expect(seenText(text, { lines })).toMatch(lines ? NO_CONTROL_BUT_LINES : NO_CONTROL);
    }),
  );
});

test.each([
  ['a\u202egnp.exe', 'a\ufffdgnp.exe'],
  ['two\nlines', 'two\nlines'],
  ['👩\u200d🔧 zero\u200bwidth', '👩\u200d🔧 zero\ufffdwidth'],
  ['bell\u0007', 'bell\ufffd'],
])('%j is quoted as %j', (text, quoted) => expect(quotedText(text)).toBe(quoted));
