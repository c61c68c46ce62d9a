import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from 'shared-ui/i18n';

/** Asks again when the language changes, keeping what is shown: names of codes, evidence and edits are the server's words. */
export function useInLanguage(reload: () => void): void {
  const [language] = useLanguage();
  const asked = useRef(language);
  const ask = useEffectEvent(reload);
  useEffect(() => {
    if (asked.current !== language) ask();
    asked.current = language;
  }, [language]);
}
