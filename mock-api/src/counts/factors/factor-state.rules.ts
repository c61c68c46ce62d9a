import { isUnusualFactor, type StationFactor } from 'shared-domain';

/** What is asked of a factor to say who may do what with it. */
export type JudgedFactor = {
  state: StationFactor['state'];
  value: number;
  user_id: number | null;
};

/** Who asks: whether an admin, and whether they made or changed the factor at any time. */
export type Asking = { userId: number; isAdmin: boolean; hasMade: boolean };

const isOpen = ({ state }: JudgedFactor): boolean => state === 'draft' || state === 'proposed';

/** Whether a factor is approved by somebody else than who made it: outside of what needs no second look. */
export const needsOther = ({ value }: Pick<JudgedFactor, 'value'>): boolean => isUnusualFactor(value);

/**
 * What somebody may do with a factor. Who made it and admins bring it on; admins approve, end and withdraw what holds; a
 * factor outside 0.8 to 1.4 is approved by somebody who neither made nor changed it.
 */
export function mayDo(factor: JudgedFactor, { userId, isAdmin, hasMade }: Asking): StationFactor['may'] {
  const isTheirs = isAdmin || factor.user_id === userId;
  const isApproved = factor.state === 'approved';
  return {
    change: isOpen(factor) && isTheirs,
    propose: factor.state === 'draft' && isTheirs,
    approve: factor.state === 'proposed' && isAdmin && !(needsOther(factor) && hasMade),
    end: isApproved && isAdmin,
    withdraw: (isOpen(factor) && isTheirs) || (isApproved && isAdmin),
  };
}
