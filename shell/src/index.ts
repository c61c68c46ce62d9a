import { reportError } from './federation/report-error.ts';
import { showFailure } from './start-failure.ts';

// Shared modules must settle first, hence the import that is awaited; without the catch a failed file is a blank page.
import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx').catch((error: unknown) => {
  reportError(error);
  showFailure();
});
