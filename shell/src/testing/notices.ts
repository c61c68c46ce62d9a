import { screen } from '@testing-library/react';

/** The one origin that a page of tests takes a developer's part from. */
export const MACHINE = 'http://localhost:3012';

/** Has each test of a file run in a page that takes parts from there; answers what such a page writes to its log. */
export function aroundNotices(): { logged: () => string } {
  let log: jest.SpyInstance;
  let origins: HTMLMetaElement;
  beforeEach(() => {
    log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    origins = document.head.appendChild(document.createElement('meta'));
    origins.name = 'override-origins';
    origins.content = MACHINE;
  });
  afterEach(() => {
    log.mockRestore();
    origins.remove();
    localStorage.removeItem('remote-override');
  });
  return { logged: () => log.mock.calls.flat().map(String).join(' ') };
}

/** Where the page tells of itself. */
export const notices = () => screen.findByRole('status', { name: 'About this application' });
