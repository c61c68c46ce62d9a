/** Where a registration stands in the queue. */
export type RegistrationStatus = 'waiting' | 'approved' | 'rejected';

/** Somebody who asks for an account (decision A6); a super admin approves with an agency and a role, or rejects. */
export type Registration = {
  id: number;
  name: string;
  email: string;
  tel: string;
  organization: string;
  created_at: string;
  status: RegistrationStatus;
  decided_by: string | null;
  decided_at: string | null;
  /** Why it was rejected. */
  reason: string | null;
};

/** POST /user/register: what the public form sends. `token` answers the human check. */
export type RegistrationRequest = {
  firstName: string;
  lastName: string;
  email: string;
  tel: string;
  organization: string;
  agree: boolean;
  token: string;
};
