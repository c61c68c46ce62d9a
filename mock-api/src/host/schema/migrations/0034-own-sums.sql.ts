/**
 * Who writes the counts of a station writes what is kept beside them as the same role: where a database is spread over machines a
 * transaction can't go on as another one with what lies beside the rows it has written. Row security (0004, 0010) holds it to
 * the stations that it sees, for writing as for reading.
 */
export const ownSums = /* sql */ `
grant insert, update, delete on count_months, certified_days, certified_revisions to count_exchange_app;
`;
