import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useSession } from 'shared-ui/auth';
import type { Services } from 'shared-ui/remote';
import { Navigate, useLocation } from 'shared-ui/router';
import { confirm, notify, Spinner } from 'shared-ui/ui';
import { reportError } from '../federation/report-error.ts';
import { useRegistry } from '../federation/use-registry.ts';
import { LoginLayout } from '../layout/login-layout.tsx';
import { decide } from './guard.rules.ts';
import { RegistryFailed } from './registry-failed.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { layoutOf, screensOf } from './routes.ts';
import { ScreenView } from './screen-view.tsx';
import { SessionWait } from './session-wait.tsx';
import { loadSignedIn } from './signed-in-parts.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

const DefaultLayout = lazy(async () => ({ default: (await loadSignedIn()).DefaultLayout }));

/** Decides what the address shows and puts it into its layout. The one element of the router. */
export function Root() {
  const { registry, reload } = useRegistry();
  const { setDirty, mayLeave } = useUnsavedGuard();
  const [messages, setMessages] = useState(0);
  const user = useSession((state) => state.user);
  const token = useSession((state) => state.token);
  const { pathname, search, hash } = useLocation();
  const screens = useMemo(() => screensOf(registry.remotes), [registry.remotes]);
  const services = useMemo<Services>(
    () => ({
      notify: (...message) => {
        notify(...message);
        setMessages((count) => count + 1);
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
    session: { user, token },
    at: { pathname, search, hash, origin: window.location.origin },
  });

  if (decision.kind === 'redirect') return <Navigate to={decision.to} replace />;
  const inDefaultLayout = (content: ReactNode) => (
    <Suspense fallback={<Spinner />}>
      <DefaultLayout registry={registry} mayLeave={mayLeave} messages={messages}>
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
