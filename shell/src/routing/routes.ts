import { pageTexts } from 'shared-domain/texts';
import { shellWords } from '../words.texts.ts';
import { shellTexts } from '../texts.ts';
import { paths } from 'shared-domain';
import type { RemoteRoute } from 'shared-ui/remote';
import type { PageEntry } from '../federation/page-entry.ts';

/** A screen of the shell; `signedInLayout` is the one for people who are signed in, where it differs. */
export type OwnRoute = RemoteRoute & { signedInLayout?: RemoteRoute['layout'] };
/** A screen of the whole app: the shell's own and the remotes' in one shape. `remote` is null for the shell's own. */
export type Screen = OwnRoute & { remote: PageEntry | null };

/** The shell's own screens. */
export const ownRoutes: OwnRoute[] = [
  {
    path: paths.home.pattern,
    access: paths.home.access,
    layout: 'login',
    title: { en: shellWords.en.login, es: shellWords.es.login },
  },
  {
    path: paths.login.pattern,
    access: paths.login.access,
    layout: 'login',
    title: { en: shellWords.en.login, es: shellWords.es.login },
  },
  {
    path: paths.logout.pattern,
    access: paths.logout.access,
    layout: 'login',
    title: { en: shellWords.en.logout, es: shellWords.es.logout },
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
    title: { en: shellWords.en.forgotPassword, es: shellWords.es.forgotPassword },
  },
  {
    path: paths.recoverPassword.pattern,
    access: paths.recoverPassword.access,
    layout: 'login',
    title: { en: shellWords.en.setPassword, es: shellWords.es.setPassword },
  },
  {
    path: paths.confirmEmail.pattern,
    access: paths.confirmEmail.access,
    layout: 'login',
    title: { en: shellWords.en.confirmEMail, es: shellWords.es.confirmEMail },
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
    title: { en: shellWords.en.overview, es: shellWords.es.overview },
  },
  {
    path: paths.userProfile.pattern,
    access: paths.userProfile.access,
    layout: 'default',
    title: { en: shellWords.en.userProfile, es: shellWords.es.userProfile },
  },
  {
    path: paths.updatePassword.pattern,
    access: paths.updatePassword.access,
    layout: 'default',
    title: { en: pageTexts.en.updatePassword, es: pageTexts.es.updatePassword },
  },
  {
    path: paths.glossary.pattern,
    access: paths.glossary.access,
    layout: 'default',
    title: { en: shellWords.en.glossary, es: shellWords.es.glossary },
  },
  {
    path: paths.diagnostics.pattern,
    access: paths.diagnostics.access,
    layout: 'default',
    title: { en: shellWords.en.diagnostics, es: shellWords.es.diagnostics },
  },
];

/** The frame that a screen stands in, for somebody signed in or not. */
export const layoutOf = ({ layout, signedInLayout }: OwnRoute, signedIn: boolean): RemoteRoute['layout'] =>
  signedIn ? (signedInLayout ?? layout) : layout;

/** One table of all screens; the registry has made sure that no two of them fit one address. */
export function screensOf(remotes: PageEntry[]): Screen[] {
  return [
    ...ownRoutes.map((route) => ({ ...route, remote: null })),
    ...remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote }))),
  ];
}
