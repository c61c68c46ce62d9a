import type { StationSummary, User } from 'shared-domain';
import { waysOn, whyNothing, type WhyNothing } from './nothing-to-review.rules.ts';

type Row = Pick<StationSummary, 'days_count' | 'draft'>;
const waiting: Row = { days_count: 3, draft: false };
const certified: Row = { days_count: null, draft: false };
const draft: Row = { days_count: null, draft: true };

test.each<[string, Row[], WhyNothing | null]>([
  ['some wait', [certified, waiting, draft], null],
  ['all are certified', [certified, draft], 'allCertified'],
  ['there are drafts alone', [draft, draft], 'draftsAlone'],
  ['there is no station', [], 'noStation'],
])('where %s', (_what, rows, why) => expect(whyNothing(rows)).toBe(why));

const person = { admin: 0, super_admin: 0, flag_deployments: 0, flag_next_stations: 0 } as User;
const previewer = { ...person, flag_next_stations: 1 } as User;

test.each<[WhyNothing, User, string[]]>([
  ['noStation', person, ['firstStation /import-stations']],
  ['noStation', previewer, ['firstStation /next/import-stations']],
  ['draftsAlone', person, ['finishDraft /dashboard?show=drafts']],
  ['allCertified', person, ['upload /import-counts', 'export /exports']],
])('%s leads %j on', (why, user, expected) =>
  expect(waysOn(why, user).map(({ way, to }) => `${way} ${to}`)).toEqual(expected),
);
