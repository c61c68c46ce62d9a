import { bulkChange } from './bulk-update.rules.ts';

test.each([
  ['nothing', {}, null],
  ['a blank note', { note: '  ' }, null],
  ['delete-notes off', { noteDelete: false }, null],
  ['a suspect', { suspect_id: 7 }, { suspect_id: 7 }],
  ['no suspect', { suspect_id: null }, { suspect_id: null }],
  ['a note', { note: ' broken loop ' }, { note: 'broken loop' }],
  ['delete-notes', { noteDelete: true }, { note: null }],
  ['a note and delete-notes', { note: 'new', noteDelete: true }, { note: 'new' }],
  ['all of a suspect and a note', { suspect_id: 1, note: 'x' }, { suspect_id: 1, note: 'x' }],
])('choosing %s changes %j', (_, update, change) => expect(bulkChange(update)).toEqual(change));
