import { actsOf, isTurnOf, mayRun, namedFor, type Named, type Person } from './rights.rules.ts';

const person = (id: number, agency_id: number, admin: 0 | 1 = 0, super_admin: 0 | 1 = 0): Person => ({
  id,
  agency_id,
  admin,
  super_admin,
});
const uma = person(3, 3);
const ada = person(2, 3, 1);
const hugo = person(5, 4, 1);
const sue = person(1, 1, 1, 1);
const station = { id: 10, agency_id: 3 };
const forAgency: Named = { user_id: 3, agency_id: 3, station_id: null };
const forStation: Named = { user_id: 7, agency_id: null, station_id: 10 };

test.each([
  ['a super admin', sue, null, true],
  ['a super admin', sue, 3, true],
  ['an admin of the agency', ada, 3, true],
  ['an admin of the agency', ada, null, false],
  ['an admin of another agency', hugo, 3, false],
  ['a user of the agency', uma, 3, false],
])('%s may run a campaign of %s: %s', (_, who, agency_id, may) => {
  expect(mayRun(who, { agency_id })).toBe(may);
});

test('who is named for a station stands in place of those named for its agency', () => {
  expect(namedFor([forAgency], station)).toEqual([forAgency]);
  expect(namedFor([forAgency, forStation], station)).toEqual([forStation]);
  expect(namedFor([forAgency], { id: 11, agency_id: 4 })).toEqual([]);
});

test.each([
  ['who is named', uma, [forAgency], true],
  ['an admin where somebody is named', ada, [forAgency], false],
  ['an admin where nobody is', ada, [], true],
  ['a user where nobody is', uma, [], false],
  ['who is named for the agency, where another is for the station', uma, [forAgency, forStation], false],
  ['an admin of another agency', hugo, [], false],
  ['a super admin of another agency', sue, [], false],
])('it is the turn of %s: %s', (_, who, named, isTurn) => {
  expect(isTurnOf(who, named, station)).toBe(isTurn);
});

const acts = (who: Person, state: Parameters<typeof actsOf>[1]['state'], named: Named[] = [forAgency]) =>
  actsOf(who, { campaign: { state: 'open' }, station, state, named });

test.each<[string, ReturnType<typeof acts>, string[]]>([
  ['a validator, to do', acts(uma, 'to do'), ['validate', 'send back']],
  ['a validator, validated', acts(uma, 'validated'), ['send back']],
  ['a validator, certified', acts(uma, 'certified'), []],
  ['a user who is not named', acts(uma, 'to do', [forStation]), []],
  ['an admin, to do', acts(ada, 'to do'), ['validate', 'send back', 'leave out']],
  ['an admin, sent back', acts(ada, 'sent back'), ['validate', 'leave out']],
  ['an admin, left out', acts(ada, 'left out'), ['take in']],
  ['a super admin, looking', acts(sue, 'looking'), ['validate', 'send back', 'leave out']],
  ['an admin of another agency', acts(hugo, 'to do'), []],
])('what may be done by %s', (_, may, expected) => {
  expect(may).toEqual(expected);
});

test('nothing is done with a station of a draft, or of a campaign that is closed', () => {
  for (const state of ['draft', 'closed'] as const)
    expect(actsOf(ada, { campaign: { state }, station, state: 'to do', named: [] })).toEqual([]);
});
