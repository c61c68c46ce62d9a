import { answered, findAt, isFound, yearsOf } from './score.ts';
import { MADE_FAULTS, madeStation } from './made-station.ts';
import { realStation, STEADFASTGATE } from './real-series.ts';
import { FAULTS, faultIn, withFault, type FaultKind } from './seeded-faults.ts';

// a part of what `npm run bench -- findings` measures: enough to see that the rules have not become worse

const made = findAt(madeStation());

const QUIET = '12cultinsroad';
const BUSY = '15middlemeadowwalk';
const DIRECTIONS = '14northedinburghaccessrd';
const YEARS = [2011, 2012];
const KINDS = Object.keys(FAULTS) as FaultKind[];

describe.each([QUIET, BUSY, DIRECTIONS])('at %s', (name) => {
  const station = realStation(name);
  const before = findAt(station);
  const seeded = KINDS.flatMap((kind) => YEARS.flatMap((year) => faultIn(station, kind, year) ?? []));

  test('there is a place for most kinds of fault', () => expect(seeded.length).toBeGreaterThanOrEqual(8));

  test.each(seeded)('$kind, put in at $from, is found', (fault) => {
    expect(isFound(station, fault, before)).toBe(true);
  });

  test('there are at most ten open cases a year', () => {
    expect(before.length / yearsOf(station)).toBeLessThanOrEqual(10);
  });

  test('what is known of it is found', () => {
    expect(answered(station, before).filter(({ isAnswered }) => !isAnswered)).toEqual([]);
  });
});

test.each(MADE_FAULTS)('in the made series $kind of flow $flow is found', ({ flow, from, until, rules }) => {
  const told = made.filter((one) => one.flow_id === flow).flatMap(({ parts }) => parts);
  const here = told.filter((part) => part.from < until && from < part.until);
  expect(here.some(({ rule }) => rules.includes(rule))).toBe(true);
});

test('a long failure is one case of each flow, and the first in the order of the counts affected', () => {
  const station = realStation(STEADFASTGATE);
  const dead = findAt(station).filter(({ from }) =>
    new Date(from * 60_000).toISOString().startsWith('2011-10-10'),
  );
  expect(dead.map(({ flow_id, severity }) => [flow_id, severity])).toEqual([
    [1, 'strong'],
    [2, 'strong'],
  ]);
  const worst = findAt(station).toSorted((a, b) => b.affected - a.affected);
  expect(worst.slice(0, 4).map(({ parts }) => parts[0]?.rule)).not.toContain('day-high');
});

test('the hour that spring leaves out is no gap', () => {
  const gaps = made.flatMap(({ parts }) => parts.filter(({ rule }) => rule === 'gap'));
  expect(gaps).toHaveLength(MADE_FAULTS.filter(({ rules }) => rules.includes('gap')).length);
});

test('ordinary days of a busy counter are under no cap, ones at night of a quiet one are no repeat', () => {
  const rules = [BUSY, QUIET].flatMap((name) =>
    findAt(realStation(name)).flatMap(({ parts }) => parts.map(({ rule }) => rule)),
  );
  expect(rules).not.toContain('day-cap');
  expect(rules).not.toContain('same-value');
});

test('faults are put in at the same places each time, and nothing else is changed', () => {
  const station = realStation(DIRECTIONS);
  const fault = faultIn(station, 'halved', 2011);
  expect(faultIn(realStation(DIRECTIONS), 'halved', 2011)).toEqual(fault);
  if (!fault) throw new Error('no place');
  const [changed, again] = [withFault(station, fault), withFault(station, fault)];
  expect(changed).toEqual(again);
  const differing = changed.flows.flatMap(({ rows }, at) =>
    rows.filter((row, n) => row.count !== station.flows[at]?.rows[n]?.count),
  );
  expect(differing.every(({ minutes }) => minutes >= fault.from && minutes < fault.until)).toBe(true);
});
