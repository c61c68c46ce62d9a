import { shellTexts } from '../texts.ts';
import { paths } from 'shared-domain';
import type { RegistryEntry, RemoteRoute } from 'shared-ui/remote';

/** A screen of the shell; `signedInLayout` is the one for people who are signed in, where it differs. */
export type OwnRoute = RemoteRoute & { signedInLayout?: RemoteRoute['layout'] };
/** A screen of the whole app: the shell's own and the remotes' in one shape. `remote` is null for the shell's own. */
export type Screen = OwnRoute & { remote: RegistryEntry | null };

/** The shell's own screens. */
export const ownRoutes: OwnRoute[] = [
  {
    path: paths.home.pattern,
    access: paths.home.access,
    layout: 'login',
    title: { en: 'Login', es: 'Iniciar sesión' },
  },
  {
    path: paths.login.pattern,
    access: paths.login.access,
    layout: 'login',
    title: { en: 'Login', es: 'Iniciar sesión' },
  },
  {
    path: paths.logout.pattern,
    access: paths.logout.access,
    layout: 'login',
    title: { en: 'Logout', es: 'Cerrar sesión' },
  },
  {
    path: paths.register.pattern,
    access: paths.register.access,
    layout: 'login',
    title: { en: 'Register', es: 'Registro' },
  },
  {
    path: paths.forgotPassword.pattern,
    access: paths.forgotPassword.access,
    layout: 'login',
    title: { en: 'Forgot Password', es: 'Contraseña olvidada' },
  },
  {
    path: paths.recoverPassword.pattern,
    access: paths.recoverPassword.access,
    layout: 'login',
    title: { en: 'Set Password', es: 'Establecer la contraseña' },
  },
  {
    path: paths.confirmEmail.pattern,
    access: paths.confirmEmail.access,
    layout: 'login',
    title: { en: 'Confirm E-mail', es: 'Confirmar el correo' },
  },
  {
    path: paths.terms.pattern,
    access: paths.terms.access,
    layout: 'login',
    signedInLayout: 'default',
    title: { en: shellTexts.en.termsAndConditions, es: shellTexts.es.termsAndConditions },
  },
  {
    path: paths.dashboard.pattern,
    access: paths.dashboard.access,
    layout: 'default',
    title: { en: 'Overview', es: 'Resumen' },
  },
  {
    path: paths.userProfile.pattern,
    access: paths.userProfile.access,
    layout: 'default',
    title: { en: 'User Profile', es: 'Perfil de usuario' },
  },
  {
    path: paths.updatePassword.pattern,
    access: paths.updatePassword.access,
    layout: 'default',
    title: { en: 'Update Password', es: 'Cambiar la contraseña' },
  },
  {
    path: paths.glossary.pattern,
    access: paths.glossary.access,
    layout: 'default',
    title: { en: 'Glossary', es: 'Glosario' },
  },
  {
    path: paths.diagnostics.pattern,
    access: paths.diagnostics.access,
    layout: 'default',
    title: { en: 'Diagnostics', es: 'Diagnóstico' },
  },
];

/** The frame that a screen stands in, for somebody signed in or not. */
export const layoutOf = ({ layout, signedInLayout }: OwnRoute, signedIn: boolean): RemoteRoute['layout'] =>
  signedIn ? (signedInLayout ?? layout) : layout;

/** One table of all screens; the registry has made sure that no two of them fit one address. */
export function screensOf(remotes: RegistryEntry[]): Screen[] {
  return [
    ...ownRoutes.map((route) => ({ ...route, remote: null })),
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote }))),
  ];
}
