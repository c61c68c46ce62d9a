import { useLanguage, useTexts } from 'shared-ui/i18n';
import { useTheme } from 'shared-ui/ui';
import { clearCacheAndTell } from '../layout/clear-cache.ts';
import { keepLanguage } from '../layout/language.resource.ts';
import { shellTexts } from '../texts.ts';
import { LANGUAGE_OF } from './acts.rules.ts';
import type { Act } from './found.rules.ts';

/** Does what was chosen in the search, as the controls of the top bar do it. */
export function useAct(): (act: Act) => void {
  const t = useTexts(shellTexts);
  const { setChoice } = useTheme();
  const [, setLanguage] = useLanguage();
  return (act) => {
    if (act === 'clearCache') return void clearCacheAndTell(t('cacheFailed'));
    if (act === 'light' || act === 'dark' || act === 'system') return setChoice(act);
    const language = LANGUAGE_OF[act];
    setLanguage(language);
    return keepLanguage(language);
  };
}
