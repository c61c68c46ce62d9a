import { RIGHTS_HEADER, rightsMark } from 'shared-domain';
import type { Caller } from '../../platform/http/context.ts';

/** The rights that the caller has by now, with each answer: for a page that knows others. A program hears what is left of its limits. */
export const rightsHeader = ({ user, token }: Caller): Record<string, string> =>
  token?.left ?? { [RIGHTS_HEADER]: rightsMark(user) };
