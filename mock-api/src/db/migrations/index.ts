import { schema } from './0001-schema.sql.ts';
import { rowSecurity } from './0002-row-security.sql.ts';
import { deployments } from './0003-deployments.sql.ts';
import { countMonths } from './0004-count-months.sql.ts';
import { access } from './0005-access.sql.ts';

/** Every migration in order; a name, once released, never changes its text. */
export const migrations: { name: string; sql: string }[] = [
  { name: '0001-schema', sql: schema },
  { name: '0002-row-security', sql: rowSecurity },
  { name: '0003-deployments', sql: deployments },
  { name: '0004-count-months', sql: countMonths },
  { name: '0005-access', sql: access },
];
