import { lazy, Suspense, type ComponentType } from 'react';
import { paths } from 'shared-domain';
import { pick, useLanguage } from 'shared-ui/i18n';
import { ServicesProvider, type Services } from 'shared-ui/remote';
import { Spinner } from 'shared-ui/ui';
import { LoginScreen } from '../screens/login/login.screen.tsx';
import { LogoutScreen } from '../screens/login/logout.screen.tsx';
import type { Screen } from './routes.ts';
import { loadDashboard, loadSignedIn } from './signed-in-parts.ts';

// the screens with forms come together; none of them is on the login screen's bill
const loadAccount = () => import('../screens/account/index.ts');

const RemoteHost = lazy(async () => ({ default: (await loadSignedIn()).RemoteHost }));

const own: Record<string, ComponentType> = {
  [paths.home.pattern]: LoginScreen,
  [paths.login.pattern]: LoginScreen,
  [paths.logout.pattern]: LogoutScreen,
  [paths.dashboard.pattern]: lazy(async () => ({ default: (await loadDashboard()).DashboardScreen })),
  [paths.register.pattern]: lazy(async () => ({ default: (await loadAccount()).RegisterScreen })),
  [paths.forgotPassword.pattern]: lazy(async () => ({ default: (await loadAccount()).ForgotPasswordScreen })),
  [paths.recoverPassword.pattern]: lazy(async () => ({
    default: (await loadAccount()).RecoverPasswordScreen,
  })),
  [paths.confirmEmail.pattern]: lazy(async () => ({ default: (await loadAccount()).ConfirmEmailScreen })),
  [paths.userProfile.pattern]: lazy(async () => ({
    default: (await import('../screens/account/user-profile.screen.tsx')).UserProfileScreen,
  })),
  [paths.updatePassword.pattern]: lazy(async () => ({ default: (await loadAccount()).UpdatePasswordScreen })),
  [paths.terms.pattern]: lazy(async () => ({
    default: (await import('../screens/terms/terms.screen.tsx')).TermsScreen,
  })),
  [paths.glossary.pattern]: lazy(async () => ({
    default: (await import('../screens/glossary/glossary.screen.tsx')).GlossaryScreen,
  })),
  [paths.diagnostics.pattern]: lazy(async () => ({
    default: (await import('../screens/diagnostics/diagnostics.screen.tsx')).DiagnosticsScreen,
  })),
};

/** A screen of the shell, or the remote that brings it; navigation inside one remote keeps its one mount. */
export function ScreenView({ screen, services }: { screen: Screen; services: Services }) {
  const [language] = useLanguage();
  if (screen.remote)
    return (
      <Suspense fallback={<Spinner />}>
        <RemoteHost
          key={screen.remote.name}
          entry={screen.remote}
          title={pick(screen.title, language)}
          services={services}
        />
      </Suspense>
    );
  const Own = own[screen.path];
  if (!Own) throw new Error(`${screen.path} has no screen`);
  return (
    <ServicesProvider services={services}>
      <Suspense fallback={<Spinner />}>
        <Own />
      </Suspense>
    </ServicesProvider>
  );
}
