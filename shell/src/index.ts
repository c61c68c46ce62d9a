import { startingOverride } from './federation/kept-override.ts';
import { reportError } from './federation/report-error.ts';
import { showFailure } from './start-failure.ts';

async function start(): Promise<void> {
  const override = startingOverride();
  if (override) {
    const hot = import(/* webpackChunkName: "hot" */ './federation/start-hot.ts');
    await hot.then(({ startHot }) => startHot(override)).catch(reportError);
  }
  // Shared modules must settle first, hence the import that is awaited.
  await import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx');
}

// Without the catch a failed file is a blank page.
start().catch((error: unknown) => {
  reportError(error);
  showFailure();
});
