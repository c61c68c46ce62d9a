import { render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expectNoAxeViolations, server } from 'shared-ui/testing';
import { AppFailed } from './app-failed.tsx';

let thrown: Error;
beforeEach(() => {
  thrown = new Error('Loading chunk 170 failed');
});
function Broken(): never {
  throw thrown;
}

test('a stylesheet that is gone is told too, though the error does not name it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const style = 'http://localhost/170.1a2b3c4d.css';
  const seen = [
    { name: 'http://localhost/1.1a2b3c4d.css', responseStatus: 200 },
    { name: style, responseStatus: 404 },
  ];
  Object.assign(performance, { getEntriesByType: () => seen });
  server.use(http.get(style, () => new HttpResponse(null, { status: 404 })));
  thrown = Object.assign(new Error('Loading css chunk 170 failed.'), {
    name: 'ChunkLoadError',
    request: undefined,
  });
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <AppFailed /> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(/a file of the older one is gone/)).toBeInTheDocument();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  logged.mockRestore();
});

const FILE = 'http://localhost/shell/1.0.0/170.1a2b3c4d.js';
test.each<[string, () => Response, string, RegExp]>([
  [
    'gone',
    () => new HttpResponse(null, { status: 404 }),
    'This page is older than the application',
    /a file of the older one is gone\. Reload/,
  ],
  [
    'altered',
    () => HttpResponse.text('other'),
    'The application stopped working',
    /not the one that was released/,
  ],
  [
    'not to be had',
    () => HttpResponse.error(),
    'The application stopped working',
    /the server did not answer/,
  ],
])('a file of the shell that is %s is told apart', async (_, answer, title, sentence) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(http.get(FILE, answer));
  thrown = Object.assign(new Error('Loading chunk 170 failed'), { name: 'ChunkLoadError', request: FILE });
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <AppFailed /> }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await expectNoAxeViolations();
  logged.mockRestore();
});

test('a shell that can not go on says so and offers a reload', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <AppFailed /> }]);
  render(<RouterProvider router={router} />);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The application stopped working' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  await expectNoAxeViolations();
  expect(logged.mock.calls.flat().map(String).join()).toContain('Loading chunk 170 failed');
  logged.mockRestore();
});
