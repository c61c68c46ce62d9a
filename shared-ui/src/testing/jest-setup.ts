import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { fillBrowserGaps } from './browser-gaps.ts';
import { server } from './server.ts';

// Waiting ends with what is waited for; these only bound a failure, on a machine that has other work too.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

fillBrowserGaps();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
