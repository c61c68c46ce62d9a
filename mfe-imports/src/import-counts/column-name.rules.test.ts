import { saysOf } from './column-name.rules.ts';

test.each([
  ['NB Bike', 'Bicycle NB'],
  ['Bikes_Northbound', 'NB bicycles'],
  ['SB - Ped', 'Pedestrian Southbound'],
  ['Cyclist (EB)', 'eastbound bike'],
  ['Peatones NWB', 'Ped Northwestbound'],
])('%s and %s say the same', (one, other) => expect(saysOf(one)).toBe(saysOf(other)));

test.each([
  ['NB Bike', 'SB Bike'],
  ['NB Bike', 'NB Ped'],
  ['NB Bike', 'Bike'],
  // a street's name
  ['North Bike', 'NB Bike'],
  ['N Bike', 'NB Bike'],
  ['Bike NB 1', 'Bike NB 2'],
])('%s and %s do not', (one, other) => expect(saysOf(one)).not.toBe(saysOf(other)));

test.each(['', ' – '])('“%s” says nothing', (name) => expect(saysOf(name)).toBe(''));
