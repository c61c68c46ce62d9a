/**
 * Rows of a table that stays at the coordinator where a database is spread over machines, for a statement that is about one
 * that is spread: they are read there, once and by themselves, and go along with the statement. Joined as it is, such a table
 * would be refused, or bring the server down where it has row security (Citus 13.0). `where` may not name other tables, and must name a
 * column in any case: where a value makes it true of every row, as in `$1 is null or …`, Citus 13.0 answers without those rows.
 */
export const apart = (table: string, where: string): string =>
  `(select * from ${table} where ${where} offset 0)`;
