import { fieldsHolding } from './claimed-id.rules.ts';

test.each([
  [{ eco_id: '101', name: 'North' }, ['eco_id']],
  [{ eco_id: ' 101 ' }, ['eco_id']],
  [{ eco_id: '1011' }, []],
  [{ station: { eco_id: '7', channels: [{ eco_id: null }, { eco_id: '101' }] } }, ['channels.1.eco_id']],
  [{ station: { eco_id: '101', channels: [{ eco_id: '101' }] } }, ['eco_id', 'channels.0.eco_id']],
  [{ flows: [{ name: '101' }, { eco_id: '101' }] }, ['flows.1.eco_id']],
  [undefined, []],
  ['101', []],
])('%j holds the id 101 in %j', (body, paths) => {
  expect(fieldsHolding(body, '101')).toEqual(paths);
});
