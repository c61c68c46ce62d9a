import { may, VENDOR, type Api, type ApiKey, type User } from 'shared-domain';
import { PASSWORD } from '../index.ts';
import { austinPeople } from '../walk/austin-records.ts';
import { walkRows } from '../walk/walk.rows.ts';
import type { WalkRow } from '../walk/walk-row.ts';
import { formOf, type Asker, type Given } from './request.ts';
import { ADDED, SITE, UNTIL, type FuzzRecords } from './valid-records.ts';

/** A call as it is right, and of somebody who may make it. */
export type ValidCall = { asker: Asker; given: Given };

type Input = { params?: object; query?: object; body?: unknown };
type Row<K extends ApiKey> = { as?: Asker; input: (records: FuzzRecords) => Omit<Api[K], 'reply'> };

const id = String(ADDED);
const fileOf = ({ exportId }: FuzzRecords) => ({
  params: { id: String(exportId) },
  query: { until: UNTIL, use: '0', signature: '_SIGNATURE_' },
});
const newPassword = { password: 'bluebonnets-in-march', password_confirmation: 'bluebonnets-in-march' };
const importOf = ({ empty, flows }: FuzzRecords) => ({
  body: {
    file: 'fuzz-counts',
    vendor: VENDOR.custom,
    station: empty,
    channels: ['NB Bike', 'SB Bike', 'Pedestrian'].map((header, at) => ({ id: flows[at] ?? 0, header })),
    interval: 15 as const,
  },
});

/** Where the walk asks for what is refused to everybody: the same call as it is done, and by whom. */
const DONE: { [K in ApiKey]?: Row<K> } = {
  'POST /password/update': { as: 'user', input: () => ({ body: { old: PASSWORD, ...newPassword } }) },
  'DELETE /user/sessions/:id': { as: 'user', input: () => ({ params: { id } }) },
  'POST /sign-in/second': { input: ({ code }) => ({ body: { step: 'fuzz-second', code } }) },
  'POST /sign-in/passkey': { input: () => ({ body: { step: 'fuzz-second' } }) },
  'POST /sign-in/setup/totp': { input: () => ({ body: { step: 'fuzz-setup' } }) },
  'POST /sign-in/setup/totp/confirm': {
    input: ({ code }) => ({ body: { step: 'fuzz-first-code', code } }),
  },
  'POST /sign-in/setup/passkey': { input: () => ({ body: { step: 'fuzz-setup' } }) },
  'POST /user/prove': { input: () => ({ body: { password: PASSWORD } }) },
  'POST /user/second-factor/totp': { as: 'user', input: () => ({ body: {} }) },
  'POST /user/second-factor/totp/confirm': { as: 'admin', input: ({ code }) => ({ body: { code } }) },
  'DELETE /user/second-factor/totp': { as: 'super', input: () => ({}) },
  'DELETE /user/second-factor/passkeys/:id': { as: 'super', input: () => ({ params: { id } }) },
  'POST /user/second-factor/recovery-codes': { as: 'super', input: () => ({ body: {} }) },
  'POST /users/:userId/second-factor/reset': {
    input: () => ({ params: { userId: '4' }, body: { reason: 'Lost phone' } }),
  },
  'POST /user/register': {
    input: (records) => {
      const { body } = walkRows['POST /user/register'].input(records);
      return { body: { ...body, token: '_HUMAN_' } };
    },
  },
  'POST /password/reset': {
    input: () => ({ body: { token: 'fuzz-link', email: 'user@example.org', ...newPassword } }),
  },
  'POST /user/confirm-email': { input: () => ({ body: { token: 'fuzz-email' } }) },
  'POST /users/:userId/invite': { input: () => ({ params: { userId: id }, body: {} }) },
  'DELETE /agencies/:agencyId': { input: () => ({ params: { agencyId: id } }) },
  'PUT /cities/:id': {
    input: (records) => ({ ...walkRows['PUT /cities/:id'].input(records), params: { id } }),
  },
  'PUT /eco-sites/:siteId/agency': {
    input: () => ({ params: { siteId: SITE }, body: { agency_id: 3 } }),
  },
  'DELETE /next-flows/:id': { input: ({ flows }) => ({ params: { id: String(flows[3]) } }) },
  'POST /counts/import/timemark-headers': {
    as: 'user',
    input: () => ({ body: { file: 'fuzz-counts', vendor: '0' } }),
  },
  'POST /counts/import/inspect': { as: 'user', input: () => ({ body: { file: 'fuzz-counts' } }) },
  'POST /counts/import/preview': { as: 'user', input: importOf },
  'POST /counts/import': { as: 'user', input: importOf },
  'POST /saved-mappings': { as: 'user', input: importOf },
  'GET /exports/:id/file': { as: 'user', input: fileOf },
  'GET /exports/:id/link': { as: 'user', input: fileOf },
  'DELETE /export/presets/:id': { as: 'user', input: () => ({ params: { id } }) },
};

const PEOPLE = {
  user: austinPeople.ordinary,
  admin: austinPeople.admin,
  super: austinPeople.superAdmin,
} satisfies Partial<Record<Asker, number>>;

const FORM = formOf('file', 'counts.csv', 'Date,Bicycle\n2026-01-01 00:00,4\n2026-01-01 01:00,5\n');

function given({ params, query, body }: Input): Given {
  return { values: { ...params, ...query }, body: body instanceof FormData ? FORM : body };
}

/** A call as each of those may do it who may make it at all; nobody signs in for what is open to everybody. */
export function validCalls(
  key: ApiKey,
  records: FuzzRecords,
  rights: ReadonlyMap<number, User>,
): ValidCall[] {
  const row = (DONE[key] ?? walkRows[key]) as Row<ApiKey> & WalkRow<ApiKey>;
  if (may(null, key)) return [{ asker: 'nobody', given: given(row.input(records)) }];
  return Object.entries(PEOPLE)
    .filter(([asker, self]) => may(rights.get(self) ?? null, key) && (row.as ?? asker) === asker)
    .map(([asker, self]) => ({ asker: asker as Asker, given: given(row.input({ ...records, self })) }));
}
