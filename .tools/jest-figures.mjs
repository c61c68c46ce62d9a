// A jest reporter: what npm test counts and names at the end, in the file that JEST_FIGURES names.
import { writeFileSync } from 'node:fs';

const failuresOf = ({ testFilePath, displayName, testResults, failureMessage }) => {
  const failed = testResults.filter(({ status }) => status === 'failed');
  const tests = failed.map(({ fullName, failureMessages: [reason = ''] }) => ({ test: fullName, reason }));
  // a file that breaks before its first test
  if (failed.length === 0 && failureMessage) tests.push({ test: '', reason: failureMessage });
  return tests.map((one) => ({ project: displayName?.name ?? '', file: testFilePath, ...one }));
};

export default class Figures {
  onRunComplete(_contexts, run) {
    const { JEST_FIGURES: file } = process.env;
    if (!file) return;
    const figures = {
      passed: run.numPassedTests,
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      failures: run.testResults.flatMap(failuresOf),
      seconds: run.testResults.map(({ testFilePath, displayName, perfStats }) => ({
        project: displayName?.name ?? '',
        file: testFilePath,
        seconds: perfStats.runtime / 1000,
      })),
    };
    writeFileSync(file, JSON.stringify(figures));
  }
}
