import type { FieldSpec } from 'shared-ui/form';
import { valueWords } from './value-words.ts';

type Spec = FieldSpec<Record<string, unknown>, null, string>;
const options = () => [
  { code: '1', label: 'Residential' },
  { code: '8', label: 'Park' },
];

test.each<[string, Spec, unknown, string]>([
  ['a text', { label: 'name', control: 'text' }, ' Butler Trail ', 'Butler Trail'],
  ['a number', { label: 'volume', control: 'number' }, 1200, '1200'],
  ['a date', { label: 'since', control: 'date', format: 'yyyy/MM/dd' }, '2024-05-01', '2024/05/01'],
  ['a date without a format', { label: 'since', control: 'date' }, '2024-05-01', '05/01/2024'],
  ['a choice', { label: 'use', control: 'select', options }, '8', 'Park'],
  ['several choices', { label: 'use', control: 'multi', options }, ['1', '8'], 'Residential, Park'],
  ['a code of no list', { label: 'use', control: 'select', options }, '99', '99'],
  ['no text', { label: 'name', control: 'text' }, '', ''],
  ['no choice', { label: 'use', control: 'select', options }, null, ''],
  ['no choices', { label: 'use', control: 'multi', options }, [], ''],
])('%s reads as a person says it', (_case, spec, value, words) => {
  expect(valueWords(spec, value, {}, null)).toBe(words);
});
