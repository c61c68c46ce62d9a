import pg from 'pg';

/** What a statement answers on a database of a server. */
export async function askDatabase<T>(url: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: url });
  // a server that goes meanwhile is told by the statement
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as T[];
  } finally {
    await client.end();
  }
}
