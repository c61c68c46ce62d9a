import {
  doubledHeaders,
  hasHeader,
  leadingChannel,
  mapSingleChannel,
  proposeMapping,
  proposeSingleChannel,
  toChannels,
} from './channel-mapping.rules.ts';

const channel = (id: number, name: string, header: string | null = null) => ({ id, name, header });
const columns = (headers: string[], totals: string[] = []) => ({ headers, totals });
const twoSites = columns(
  ['Sample Trail', 'Sample Trail Bike IN', 'Sample Trail Bike OUT', 'River Walk'],
  ['Sample Trail'],
);

describe('the proposed mapping', () => {
  test.each([
    ['takes the column of last time', [channel(1, 'NB', 'A')], columns(['A', 'NB']), { 1: 'A' }],
    ['forgets a column the file lacks', [channel(1, 'NB', 'A')], columns(['NB', 'B']), { 1: 'NB' }],
    [
      'finds equal names',
      [channel(1, 'nb  bike '), channel(2, 'SB')],
      columns(['NB Bike', 'X']),
      { 1: 'NB Bike', 2: '' },
    ],
    ['takes the only column for the only channel', [channel(1, 'NB')], columns(['Count']), { 1: 'Count' }],
    [
      'leaves the only column open between two channels',
      [channel(1, 'NB'), channel(2, 'SB')],
      columns(['Count']),
      { 1: '', 2: '' },
    ],
    [
      'never takes a total beside channels',
      [channel(1, 'Sample Trail', 'Sample Trail')],
      twoSites,
      { 1: '' },
    ],
    [
      'takes a total that is the only column of its site',
      [channel(1, 'River Walk')],
      twoSites,
      { 1: 'River Walk' },
    ],
    [
      'uses no column twice',
      [channel(1, 'NB', 'NB'), channel(2, 'NB')],
      columns(['NB', 'X']),
      { 1: 'NB', 2: '' },
    ],
    [
      'gives a remembered column before an equal name',
      [channel(1, 'A'), channel(2, 'B', 'A')],
      columns(['A', 'X']),
      { 1: '', 2: 'A' },
    ],
    [
      'knows mode and direction in other words and another order',
      [channel(1, 'Bicycle NB'), channel(2, 'Bicycle SB'), channel(3, 'Pedestrian NB')],
      columns(['SB Bike', 'NB Ped', 'NB Bike', 'SB Ped']),
      { 1: 'NB Bike', 2: 'SB Bike', 3: 'NB Ped' },
    ],
    [
      'leaves two columns that say the same to the person',
      [channel(1, 'Bicycle NB'), channel(2, 'Bicycle SB')],
      columns(['NB Bike', 'Bike NB', 'SB Bike']),
      { 1: '', 2: 'SB Bike' },
    ],
    [
      'leaves a column open that two channels may mean',
      [channel(1, 'Bicycle NB'), channel(2, 'Bike Northbound')],
      columns(['NB Bike', 'X']),
      { 1: '', 2: '' },
    ],
    ['proposes nothing without columns', [channel(1, 'NB', 'NB')], columns([]), { 1: '' }],
  ])('%s', (_, channels, file, expected) => expect(proposeMapping(channels, file)).toEqual(expected));
});

test.each([
  ['nothing chosen', { 1: '', 2: '' }, [], false, []],
  ['one chosen', { 1: 'A', 2: '' }, [], true, [{ id: 1, header: 'A' }]],
  [
    'two chosen',
    { 1: 'A', 2: 'B' },
    [],
    true,
    [
      { id: 1, header: 'A' },
      { id: 2, header: 'B' },
    ],
  ],
  [
    'one chosen twice',
    { 1: 'A', 2: 'A', 3: 'B' },
    [
      [1, 2],
      [2, 1],
    ],
    true,
    [
      { id: 1, header: 'A' },
      { id: 2, header: 'A' },
      { id: 3, header: 'B' },
    ],
  ],
])('%s: doubled, any and request', (_, mapping, doubled, any, request) => {
  expect([...doubledHeaders(mapping)]).toEqual(doubled);
  expect(hasHeader(mapping)).toBe(any);
  expect(toChannels(mapping)).toEqual(request);
});

test.each([
  [7, ['Sensor 1', 'Sensor 2'], { 7: 'Sensor 1' }],
  [null, ['Sensor 1'], {}],
  [7, [], {}],
])('a single set of counts for channel %s in %j is mapped %j', (channelId, headers, expected) =>
  expect(mapSingleChannel(channelId, { headers })).toEqual(expected),
);

test.each([
  [[{ id: 7 }], { 7: 'Sensor 1' }],
  [[{ id: 7 }, { id: 8 }], {}],
  [[], {}],
])('a single set of counts is proposed for the channels %j as %j', (channels, expected) =>
  expect(proposeSingleChannel(channels, { headers: ['Sensor 1'] })).toEqual(expected),
);

test('in a file of our own each flow has its own column, whatever it is called now', () => {
  const channels = [
    { id: 1, name: 'North', header: 'South', flowid_txdot: 'AU0001-3-2-1-9' },
    { id: 2, name: 'South', header: null, flowid_txdot: 'AU0001-3-2-5-9' },
  ];
  const flows = [
    { header: 'South', flowid_txdot: 'AU0001-3-2-5-9' },
    { header: 'Northbound', flowid_txdot: 'AU0001-3-2-1-9' },
  ];
  const columns = { headers: ['South', 'Northbound'], totals: [], flows };
  expect(proposeMapping(channels, columns)).toEqual({ 1: 'Northbound', 2: 'South' });
});

test.each([
  [{}, 7],
  [{ 7: '', 8: 'NB' }, 8],
  [{ 7: 'SB', 8: 'NB', 9: 'NB' }, 8],
  [{ 7: 'SB', 8: 'NB' }, 7],
])('of the mapping %j the channel %i is looked at first', (mapping, channel) =>
  expect(leadingChannel(mapping, [{ id: 7 }, { id: 8 }, { id: 9 }])).toBe(channel),
);

test('of a station without channels there is none to look at', () =>
  expect(leadingChannel({}, [])).toBeUndefined());
