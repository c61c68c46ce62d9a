import type { FlowOptions } from 'shared-domain';
import type { Queryable } from '../../platform/db/database.ts';
import { FLOW_LIST_OF } from './flow.rules.ts';
import type { Language } from '../../platform/text/language.ts';
import { selectCodeLists } from '../lookups/lookups.sql.ts';

const LISTS = Object.values(FLOW_LIST_OF);

/** The option lists of the flow form. */
export function readFlowOptions(db: Queryable, language: Language): Promise<FlowOptions> {
  return selectCodeLists(db, LISTS, language);
}

/** The codes of each list that may be chosen for a flow. */
export async function readFlowCodes(db: Queryable): Promise<Record<string, string[]>> {
  const lists = Object.entries(await readFlowOptions(db, 'en'));
  return Object.fromEntries(
    lists.map(([list, options]) => [
      list,
      options.filter(({ disabled }) => !disabled).map(({ code }) => code),
    ]),
  );
}
