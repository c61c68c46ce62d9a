import { text } from './columns.ts';
import { table } from './table.ts';

export const settings = table('settings', {
  name: text,
  value: text,
});
