import { StrictMode, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AlertHost, ConfirmHost } from 'shared-ui/ui';
import { AppFailed } from './routing/app-failed.tsx';
import { Root } from './routing/root.tsx';

/**
 * A data router, since only that can hold navigation back; the table of screens decides what an address shows. Made when
 * the app is drawn, because it reads the address at once and the start may have to tidy that up first.
 */
const makeRouter = () => createBrowserRouter([{ path: '*', element: <Root />, errorElement: <AppFailed /> }]);

/** The whole app: router, and the places where messages and questions appear. */
export function App() {
  const [router] = useState(makeRouter);
  return (
    <StrictMode>
      <RouterProvider router={router} />
      <AlertHost />
      <ConfirmHost />
    </StrictMode>
  );
}
