import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import type { ComponentType, ReactNode } from 'react';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { Router, type To } from 'shared-ui/router';
import type { RemoteProps, ScreenPlace } from './contract.ts';
import { CrashScreen, ErrorBoundary } from './crash.tsx';
import { screensAhead, type ScreenAhead } from './screens-ahead.ts';
import { failureOf, newReference } from './reference.ts';
import { ServicesProvider } from './services.tsx';

/** What a remote exposes as './lifecycles'. */
export type Lifecycles = ReactAppOrParcel<RemoteProps> & {
  /**
   * Since contract 1.14, for who brings it: fetches the code of the screen at an address before it is drawn, and with
   * `data` asks for what it shows first.
   */
  prepare?: (at: ScreenPlace, data: boolean) => void;
};

/**
 * The lifecycles of a remote: its own React root, in which `App` finds the shell's location, services and session. An
 * error inside stays inside. `screens`: what of it can be fetched ahead, by route.
 * @example export const { bootstrap, mount, unmount, update, prepare } = defineRemote({ name: 'mfe-qc', App, screens });
 */
export function defineRemote({
  name,
  App,
  screens = [],
}: {
  name: string;
  App: ComponentType;
  screens?: readonly ScreenAhead[];
}): Lifecycles & Required<Pick<Lifecycles, 'prepare'>> {
  function Root({ location, action, navigator, services }: RemoteProps) {
    return (
      <React.StrictMode>
        <ServicesProvider services={services}>
          <RemoteRouter location={location} action={action} navigator={navigator}>
            <ErrorBoundary name={name} resetKey={location.pathname} report={services.reportError}>
              <App />
            </ErrorBoundary>
          </RemoteRouter>
        </ServicesProvider>
      </React.StrictMode>
    );
  }
  Root.displayName = name;
  const lifecycles = singleSpaReact<RemoteProps>({
    React,
    ReactDOMClient,
    rootComponent: Root,
    // The last net: without it a first drawing that fails would never settle the mount.
    errorBoundary: (error, _info, { services, location, action, navigator }) => {
      const reference = newReference();
      services.reportError(failureOf(name, reference, error));
      return (
        <RemoteRouter location={location} action={action} navigator={navigator}>
          <CrashScreen reference={reference} />
        </RemoteRouter>
      );
    },
  });
  return { ...lifecycles, prepare: screensAhead(screens) };
}

/** The remote's router, fed by the shell's location; each of its steps says which path is on screen. */
function RemoteRouter({
  location,
  action,
  navigator,
  children,
}: Pick<RemoteProps, 'location' | 'action' | 'navigator'> & { children: ReactNode }) {
  const { pathname } = location;
  const shown = React.useRef(pathname);
  React.useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  const steps = React.useMemo(
    () => ({
      ...navigator,
      push: (to: To, state?: unknown) => navigator.push(to, state, { from: shown.current }),
      replace: (to: To, state?: unknown) => navigator.replace(to, state, { from: shown.current }),
    }),
    [navigator],
  );
  return (
    <Router location={location} navigationType={action as never} navigator={steps}>
      {children}
    </Router>
  );
}
