import type { User } from 'shared-domain';

/** Whom the installation asks for a second factor: nobody, or admins and super admins. */
export type FactorPolicy = 'off' | 'admins';

/** Whether this person has to have a second factor. */
export const needsFactor = (policy: FactorPolicy, user: Pick<User, 'admin' | 'super_admin'>): boolean =>
  policy === 'admins' && (user.admin === 1 || user.super_admin === 1);
