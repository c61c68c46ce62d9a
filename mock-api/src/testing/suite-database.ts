const server = process.env.DATABASE_URL_TEST ?? '';

/**
 * Tests of the API that need several connections: the embedded database has one, and while it is held nobody else's statement
 * runs. Where the suite runs on it they are listed as skipped.
 */
export const onServer = server ? { test, describe } : { test: test.skip, describe: describe.skip };

/** A test of what the embedded database alone does. */
export const embeddedOnly = server ? test.skip : test;

/** A test that needs a database whose counts are spread over machines. */
export const onWorkers = new URL(server || 'postgres://none').searchParams.has('workers') ? test : test.skip;
