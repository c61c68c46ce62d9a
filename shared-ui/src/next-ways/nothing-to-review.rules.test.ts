import { VENDOR, type StationSummary, type User } from 'shared-domain';
import { waysOn, whyNothing, type WhyNothing } from './nothing-to-review.rules.ts';

type Row = Pick<StationSummary, 'days_count' | 'draft' | 'counted'>;
const waiting: Row = { days_count: 3, draft: false };
const certified: Row = { days_count: null, draft: false, counted: true };
const never: Row = { days_count: null, draft: false, counted: false };
const untold: Row = { days_count: null, draft: false };
const draft: Row = { days_count: null, draft: true, counted: false };

test.each<[string, Row[], WhyNothing | null]>([
  ['some wait', [certified, waiting, draft], null],
  ['some wait and others never had counts', [never, waiting], null],
  ['all are certified', [certified, draft], 'allCertified'],
  ['some are certified and others never had counts', [certified, never], 'allCertified'],
  ['no station ever had counts', [never, never], 'noCounts'],
  ['no station ever had counts and there are drafts', [never, draft], 'noCounts'],
  ['a server does not tell of counts', [untold, draft], 'allCertified'],
  ['there are drafts alone', [draft, draft], 'draftsAlone'],
  ['there is no station', [], 'noStation'],
])('where %s', (_what, rows, why) => expect(whyNothing(rows)).toBe(why));

const person = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 } as User;
const previewer = { ...person, flag_next_stations: 1 } as User;

const own = { draft: false, vendor_code: VENDOR.custom };
const vendors = { draft: false, vendor_code: VENDOR.ecoCounter };
const upload = 'upload /import-counts';

test.each<[WhyNothing, User, Parameters<typeof waysOn>[2], string[]]>([
  ['noStation', person, [], ['firstStation /import-stations']],
  ['noStation', previewer, [], ['firstStation /next/import-stations']],
  ['draftsAlone', person, [{ ...vendors, draft: true }], ['finishDraft /dashboard?show=drafts']],
  ['noCounts', person, [own, { draft: false, vendor_code: null }], [upload]],
  ['noCounts', person, [own, vendors], ['fetch /import-eco-counts', upload]],
  ['noCounts', person, [own, { ...vendors, draft: true }], [upload]],
  ['allCertified', person, [own, vendors], [upload, 'export /exports']],
])('%s leads %j on, of the stations %j', (why, user, stations, expected) =>
  expect(waysOn(why, user, stations).map(({ way, to }) => `${way} ${to}`)).toEqual(expected),
);
