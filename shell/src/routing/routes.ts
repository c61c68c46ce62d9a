import { paths } from 'shared-ui/domain';
import type { RegistryEntry, RemoteRoute } from 'shared-ui/remote';

/** A screen of the whole app: the shell's own and the remotes' in one shape. `remote` is null for the shell's own. */
export type Screen = RemoteRoute & { remote: RegistryEntry | null };

/** The shell's own screens. */
export const ownRoutes: RemoteRoute[] = [
  {
    path: paths.home.pattern,
    access: 'public',
    layout: 'login',
    title: { en: 'Login', es: 'Iniciar sesión' },
  },
  {
    path: paths.login.pattern,
    access: 'public',
    layout: 'login',
    title: { en: 'Login', es: 'Iniciar sesión' },
  },
  {
    path: paths.logout.pattern,
    access: 'public',
    layout: 'login',
    title: { en: 'Logout', es: 'Cerrar sesión' },
  },
  {
    path: paths.dashboard.pattern,
    access: 'signedIn',
    layout: 'default',
    title: { en: 'Overview', es: 'Resumen' },
  },
];

/** One table of all screens; the registry has made sure that no two of them fit one address. */
export function screensOf(remotes: RegistryEntry[]): Screen[] {
  return [
    ...ownRoutes.map((route) => ({ ...route, remote: null })),
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote }))),
  ];
}
