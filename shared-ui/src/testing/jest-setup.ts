import '@testing-library/jest-dom';
import { fillBrowserGaps } from './browser-gaps.ts';
import { server } from './server.ts';

fillBrowserGaps();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => server.close());
