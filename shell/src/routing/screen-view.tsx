import { lazy, Suspense, type ComponentType } from 'react';
import { paths } from 'shared-ui/domain';
import { pick, useLanguage } from 'shared-ui/i18n';
import type { Services } from 'shared-ui/remote';
import { Spinner } from 'shared-ui/ui';
import { RemoteHost } from '../federation/remote-host.tsx';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { LogoutScreen } from '../screens/login/logout.screen.tsx';
import type { Screen } from './routes.ts';
import { loadDashboard } from './signed-in-parts.ts';

const own: Record<string, ComponentType> = {
  [paths.home.pattern]: LoginScreen,
  [paths.login.pattern]: LoginScreen,
  [paths.logout.pattern]: LogoutScreen,
  [paths.dashboard.pattern]: lazy(async () => ({ default: (await loadDashboard()).DashboardScreen })),
};

/** A screen of the shell, or the remote that brings it; navigation inside one remote keeps its one mount. */
export function ScreenView({ screen, services }: { screen: Screen; services: Services }) {
  const [language] = useLanguage();
  if (screen.remote)
    return (
      <RemoteHost
        key={screen.remote.name}
        entry={screen.remote}
        title={pick(screen.title, language)}
        services={services}
      />
    );
  const Own = own[screen.path];
  if (!Own) throw new Error(`${screen.path} has no screen`);
  return (
    <Suspense fallback={<Spinner />}>
      <Own />
    </Suspense>
  );
}
