import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { notePlace, session, useSession } from 'shared-ui/auth';
import type { Services } from 'shared-ui/remote';
import { Navigate, useLocation } from 'shared-ui/router';
import { confirm, notify, Spinner } from 'shared-ui/ui';
import { reportError } from '../federation/report-error.ts';
import { knowScreens } from '../federation/tell-failures.ts';
import { useRegistry } from '../federation/use-registry.ts';
import { useWatch } from '../federation/use-watch.ts';
import { useVersionsInUse } from '../federation/use-versions-in-use.ts';
import { LoginLayout } from '../layout/login-layout.tsx';
import { tellStarted } from '../notifications/started.ts';
import { decide } from './guard.rules.ts';
import { RegistryFailed } from './registry-failed.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { layoutOf, screensOf } from './routes.ts';
import { ScreenView } from './screen-view.tsx';
import { SessionWait } from './session-wait.tsx';
import { loadSignedIn } from './signed-in-parts.ts';
import { TurnedAway } from './turned-away.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const DefaultLayout = lazy(async () => ({ default: (await loadSignedIn()).DefaultLayout }));

/** Decides what the address shows and puts it into its layout. The one element of the router. */
export function Root() {
  const { registry, reload } = useRegistry();
  useWatch(registry.known);
  useVersionsInUse();
  const { setDirty, mayLeave, letGo } = useUnsavedGuard();
  const user = useSession((state) => state.user);
  const token = useSession((state) => state.token);
  const why = useSession((state) => state.why);
  const asking = useSession((state) => state.status === 'loading');
  const { pathname, search, hash } = useLocation();
  useTokenOfPage(pathname, search);
  const screens = useMemo(() => screensOf(registry.remotes), [registry.remotes]);
  useEffect(() => knowScreens(screens.map(({ path }) => path)), [screens]);
  const services = useMemo<Services>(
    () => ({
      notify: (...message) => {
        const said = notify(...message);
        // a failure, and what can be done or undone, stay
        tellStarted(message[0] === 'success' && !message[3] ? said : null);
      },
      confirm,
      setDirty,
      reportError,
    }),
    [setDirty],
  );
  const decision = decide({
    screens,
    registry: registry.state,
    session: { user, token, asking, why },
    at: { pathname, search, hash, origin: window.location.origin },
  });

  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.kind === 'turnAway') return <TurnedAway {...decision} letGo={letGo} />;
  const inDefaultLayout = (content: ReactNode) => (
    <Suspense fallback={<Spinner />}>
      <DefaultLayout registry={registry} mayLeave={mayLeave} letGo={letGo}>
        {content}
      </DefaultLayout>
    </Suspense>
  );
  if (decision.kind === 'unavailable') return inDefaultLayout(<RegistryFailed retry={reload} />);
  if (decision.kind === 'wait') return user ? inDefaultLayout(<Spinner />) : <SessionWait />;
  const content = (
    <>
      <RouteAnnouncer screen={decision.screen} />
      <ScreenView screen={decision.screen} services={services} />
    </>
  );
  return layoutOf(decision.screen, user !== null) === 'login' ? (
    <LoginLayout>{content}</LoginLayout>
  ) : (
    inDefaultLayout(content)
  );
}

/**
 * What the session has to know of the page: where it is, for typed work that is kept; and that it goes on, since a page
 * whose token is no longer in the browser is signed out then.
 */
function useTokenOfPage(path: string, search: string): void {
  useLayoutEffect(() => notePlace({ path, search }), [path, search]);
  // each time the page is updated
  useEffect(() => session.getState().checkToken());
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') session.getState().checkToken();
    };
    document.addEventListener('visibilitychange', onVisibility);
    return () => document.removeEventListener('visibilitychange', onVisibility);
  }, []);
}
