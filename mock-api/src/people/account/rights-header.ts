import { RIGHTS_HEADER, rightsMark } from 'shared-domain';
import type { Caller } from '../../platform/http/context.ts';

/** The rights that the caller has by now, with each answer: for a page that knows others. */
export const rightsHeader = ({ user }: Caller): Record<string, string> => ({
  [RIGHTS_HEADER]: rightsMark(user),
});
