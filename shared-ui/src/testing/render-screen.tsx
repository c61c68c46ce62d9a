import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { ServicesProvider, type Services } from 'shared-ui/remote';
import { MemoryRouter, Route, Routes, useLocation } from 'shared-ui/router';
import { AlertHost, ConfirmHost, clearMessages, confirm, notify } from 'shared-ui/ui';
import { signInAs, type Persona } from './sign-in-as.ts';

/** Options of `renderScreen`. */
export type ScreenOptions = {
  /** Who is signed in; nobody when left out. */
  as?: Persona;
  /** The address opened, with its query. */
  at?: string;
  /** The route's pattern, where the screen reads parameters. */
  routePattern?: string;
};

/**
 * Draws a screen as the shell would: signed in through the API, at an address, with messages and questions. Gives
 * the pointer and keyboard (`user`), where the person is (`place()`), whether leaving would ask (`dirty()`) and the
 * failures reported.
 */
export async function renderScreen(
  node: ReactNode,
  { as, at = '/', routePattern = '*' }: ScreenOptions = {},
) {
  clearMessages();
  await signInAs(as ?? null);
  let place = at;
  let dirty = false;
  const reported: unknown[] = [];
  const services: Services = {
    notify,
    confirm,
    setDirty: (now) => {
      dirty = now;
    },
    reportError: (error) => reported.push(error),
  };
  function Place() {
    const { pathname, search } = useLocation();
    useEffect(() => {
      place = pathname + search;
    }, [pathname, search]);
    return null;
  }
  const view = render(
    <ServicesProvider services={services}>
      <MemoryRouter initialEntries={[at]}>
        <Place />
        <main>
          <Routes>
            <Route path={routePattern} element={node} />
            <Route path="*" element={null} />
          </Routes>
        </main>
        <AlertHost />
        <ConfirmHost />
      </MemoryRouter>
    </ServicesProvider>,
  );
  return { ...view, user: userEvent.setup(), place: () => place, dirty: () => dirty, reported };
}
