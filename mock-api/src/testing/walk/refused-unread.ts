import type { ApiKey } from 'shared-domain';
import { CONTRACT } from 'shared-domain/contract';
import type { z } from 'zod';
import { requestOf, signIn, testApi } from '../index.ts';
import { noteStatements } from '../note-statements.ts';

type Input = { params?: object; query?: object; body?: object };
type Schemas = { params?: z.ZodType; query?: z.ZodType; body?: z.ZodType | 'form' };

/** As they stand in an address. */
const inAddress = (fields: object = {}) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Whether the contract alone refuses an input: whatever the database is, it has no part in the answer. */
export function isRefusedUnread(key: ApiKey, { params, query, body }: Input): boolean {
  const schemas = CONTRACT[key] as Schemas;
  const refuses = (schema: z.ZodType | undefined, sent: unknown) =>
    schema !== undefined && !schema.safeParse(sent).success;
  // a call's token may stand in any field of this name, and is taken out before anything is checked
  if ([query, body].some((fields) => typeof fields === 'object' && fields !== null && 'token' in fields))
    return false;
  const sent: unknown = JSON.parse(JSON.stringify(body ?? {}));
  return (
    refuses(schemas.params, inAddress(params)) ||
    refuses(schemas.query, inAddress(query)) ||
    (schemas.body !== 'form' && refuses(schemas.body, sent))
  );
}

/** Asked before an input is looked at: who calls, and how often. */
const OF_THE_CALLER = /\b(?:sessions|tries)\b/;

/** Makes the call with this input, signed in as the super admin. */
export const sendAsSuper = async (key: ApiKey, input: Input): Promise<Response> =>
  testApi().fetch(requestOf(key, input, await signIn('super')));

/**
 * Tries a call with bad inputs. What the contract alone refuses is tried on the embedded database, where no statement may
 * run for it; PostgreSQL is sent whatever can reach one.
 */
export async function eachThatReaches<R extends { input: Input }>(
  key: ApiKey,
  rows: readonly R[],
  check: (row: R, send: () => Promise<Response>) => Promise<void>,
): Promise<void> {
  const noted = noteStatements();
  try {
    for (const row of rows) {
      const isUnread = isRefusedUnread(key, row.input);
      if (isUnread && testApi().db.kind === 'postgres') continue;
      await check(row, async () => {
        await signIn('super');
        noted.statements.splice(0);
        const response = await sendAsSuper(key, row.input);
        const own = noted.statements.filter(({ sql }) => !OF_THE_CALLER.test(sql));
        if (isUnread) expect(own).toEqual([]);
        return response;
      });
    }
  } finally {
    noted.end();
  }
}
