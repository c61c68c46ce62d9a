import type { Context, Hono } from 'hono';
import type { Deps } from '../../platform/http/context.ts';
import type { Env } from '../../platform/http/request-frame.ts';
import {
  selectFailure,
  selectFailedParts,
  selectFailures,
  selectReferences,
  type FailureRow,
} from '../failures/failures.sql.ts';
import { selectInUse } from '../failures/versions-in-use.ts';
import { failuresPage, type Asked, type ShownFailure } from './failures.page.ts';
import { showPage } from './monitor-frame.ts';
import { FAILURES } from './monitor-view.ts';

/** What was asked; a reference is taken out of the words that it was pasted with. */
function askedOf(c: Context<Env>, parts: string[]): Asked {
  const typed = (c.req.query('reference') ?? '').trim().slice(0, 40);
  const part = c.req.query('part') ?? '';
  const failure = c.req.query('failure') ?? '';
  return {
    reference: /\b[0-9A-F]{8}\b/.exec(typed.toUpperCase())?.[0] ?? typed,
    part: parts.includes(part) ? part : '',
    failure: /^\d{1,9}$/.test(failure) ? failure : '',
  };
}

async function shownOf(deps: Deps, row: FailureRow | undefined): Promise<ShownFailure | null> {
  if (!row) return null;
  const places = deps.traces ? await deps.traces(row.stack) : row.stack.split('\n');
  return { row, places, references: await selectReferences(deps.db, row.id) };
}

const show = (deps: Deps, c: Context<Env>) =>
  showPage(deps, c, async (view, nonce) => {
    const parts = await selectFailedParts(deps.db);
    const asked = askedOf(c, parts);
    const { reference, part, failure } = asked;
    const failures = await selectFailures(deps.db, { reference: reference || null, part: part || null });
    const wanted = failure ? await selectFailure(deps.db, Number(failure)) : undefined;
    return failuresPage({
      view,
      nonce,
      asked,
      parts,
      failures,
      shown: await shownOf(deps, wanted ?? (reference ? failures[0] : undefined)),
      inUse: await selectInUse(deps.db, deps.now()),
    });
  });

/** The monitor's page about failures in browsers (T21). */
export function mountFailures(app: Hono<Env>, deps: Deps): void {
  app.get(FAILURES, (c) => show(deps, c));
}
