import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fillBrowserGaps } from './browser-gaps.ts';
import { forgetOwners } from './forget-owners.ts';
import { listen, server } from './server.ts';
import { keepAttemptsShort } from './short-attempts.ts';

// Waiting ends with what is waited for; this only bounds a failure, on a machine that has other work too.
configure({ asyncUtilTimeout: 30_000 });
keepAttemptsShort();
forgetOwners();

// Tests wait for what people see. An answer that is drawn while a test asks the API for something is no mistake of it,
// which is what React would say of each.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

fillBrowserGaps();
beforeAll(listen);
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
