import { may, type User } from 'shared-domain';
import type { Language } from 'shared-ui/i18n';
import type { ThemeChoice } from 'shared-ui/ui';
import { actTexts } from './acts.texts.ts';
import type { Act, Known } from './found.rules.ts';

type About = 'aboutTheme' | 'aboutLanguage' | 'aboutCache';

const ACTS: Readonly<Record<Act, { icon: string; about: About }>> = {
  light: { icon: 'sun', about: 'aboutTheme' },
  dark: { icon: 'moon', about: 'aboutTheme' },
  system: { icon: 'desktop', about: 'aboutTheme' },
  english: { icon: 'globe', about: 'aboutLanguage' },
  spanish: { icon: 'globe', about: 'aboutLanguage' },
  clearCache: { icon: 'refresh', about: 'aboutCache' },
};

/** Which language an act shows everything in. */
export const LANGUAGE_OF = { english: 'en', spanish: 'es' } as const satisfies Partial<Record<Act, Language>>;

/** What this person can have done at once: other colours and another language than there are now, and what they may. */
export function actsFor(user: User, now: { theme: ThemeChoice; language: Language }): Known[] {
  const isOffered = (act: Act) =>
    act === 'clearCache'
      ? may(user, 'GET /admin/cache-clear')
      : act !== now.theme && (LANGUAGE_OF as Partial<Record<Act, Language>>)[act] !== now.language;
  return (Object.keys(ACTS) as Act[]).filter(isOffered).map((act) => {
    const { icon, about } = ACTS[act];
    const { en, es } = actTexts;
    return {
      id: `act ${act}`,
      kind: 'screen',
      label: actTexts[now.language][act],
      to: '',
      icon,
      act,
      also: `${en[act]} ${es[act]} ${en[about]} ${es[about]}`,
    };
  });
}
