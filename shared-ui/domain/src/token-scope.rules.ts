import { may } from './access.rules.ts';
import type { TokenScope } from './api-token.ts';

/**
 * Whether a token of this scope would open anything to its owner: an agency's own is a plain member, and webhooks are for admins. The
 * API asks with every call all the same.
 */
export const mayScope = (
  scope: TokenScope,
  owner: 'person' | 'agency',
  user: Parameters<typeof may>[0],
): boolean => scope !== 'webhooks:manage' || (owner === 'person' && may(user, 'GET /webhooks'));
