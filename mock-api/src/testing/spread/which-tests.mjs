// Which of the API's tests run on a database that is spread over machines (T22): with every `npm test` where they can be
// started those whose statements are other ones there, with `npm run test-spread` all but a few.

/** Statements across stations, scope, the writer of counts, imports, certifications, exports. */
export const CHOSEN = [
  'counts/certifications/certify.api.test.ts',
  'counts/edits/mark-several.api.test.ts',
  'counts/exports/exports.api.test.ts',
  'counts/imports/import-counts.api.test.ts',
  'counts/imports/straight.api.test.ts',
  'counts/list/counts-ahead.api.test.ts',
  'counts/reports/reports.api.test.ts',
  'counts/store/busy-station.api.test.ts',
  'counts/store/counted-once.api.test.ts',
  'counts/store/counts-writer.api.test.ts',
  'host/check-counts.api.test.ts',
  'host/spread/spread-plan.api.test.ts',
  'platform/http/undone.api.test.ts',
  'stations/search/search.api.test.ts',
  'testing/spread/spread.api.test.ts',
  'testing/walk/scope-alone.api.test.ts',
];

/** What says nothing of a spread database, with its reason. */
export const LEFT_OUT = {
  'counts/store/give-way.api.test.ts':
    'How much a statement looks at is read from its plan, and matters where one connection has to do.',
};

const SRC = '<rootDir>/mock-api/src/';

/** What jest is told: the tests to run, and the patterns of those to leave out. */
export const testsOnCitus = (which) =>
  which === 'all'
    ? {
        testMatch: ['**/*.api.test.ts'],
        leftOut: Object.keys(LEFT_OUT).map((file) => `${file.replaceAll('.', '\\.')}$`),
      }
    : { testMatch: CHOSEN.map((file) => SRC + file), leftOut: [] };
