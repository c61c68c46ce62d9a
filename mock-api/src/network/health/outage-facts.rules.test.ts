import { lacksNote, type OutageFacts } from './outage-facts.rules.ts';

test.each<[string, OutageFacts, boolean]>([
  ['open without a word', { level: null, investigation: 'open', note: null }, false],
  ['looked at without a word', { level: null, investigation: 'looked at', note: '' }, false],
  ['closed without a word', { level: null, investigation: 'closed', note: null }, true],
  ['closed with blanks', { level: null, investigation: 'closed', note: '  ' }, true],
  ['closed with a note', { level: null, investigation: 'closed', note: 'Battery changed' }, false],
  ['classified without a word', { level: 'do not use', investigation: 'open', note: null }, true],
  ['classified with a note', { level: 'watch', investigation: 'open', note: 'Half is counted' }, false],
])('%s', (_name, facts, lacks) => expect(lacksNote(facts)).toBe(lacks));
