/** What a process does: it answers people (`api`), works on jobs (`worker`), or does both. */
export type Role = 'api' | 'worker' | 'both';

type Env = Record<string, string | undefined>;

/** The role as the environment sets it; both unless said otherwise. Throws a sentence for what is no role. */
export function roleFrom({ ROLE: role, DATABASE_URL: databaseUrl }: Env): Role {
  if (!role || role === 'both') return 'both';
  if (role !== 'api' && role !== 'worker')
    throw new Error(`ROLE is "api", "worker" or "both", not "${role}".`);
  if (databaseUrl) return role;
  throw new Error(
    `ROLE=${role} needs DATABASE_URL: the embedded database is one process's, which answers calls and works on jobs.`,
  );
}

/** Whether a process of this role answers people's calls. */
export const answersCalls = (role: Role): boolean => role !== 'worker';

/** Whether a process of this role takes jobs and sweeps what is left over. */
export const takesJobs = (role: Role): boolean => role !== 'api';
