import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from 'shared-ui/i18n';

/** Calls `reload` whenever the value has become another one; not on arrival, which has loaded already. */
export function useReloadOn(value: unknown, reload: () => void): void {
  const asked = useRef(value);
  const ask = useEffectEvent(reload);
  useEffect(() => {
    if (!Object.is(asked.current, value)) ask();
    asked.current = value;
  }, [value]);
}

/** Asks again when the language changes, keeping what is shown: for answers that hold words of the server. */
export function useReloadOnLanguage(reload: () => void): void {
  const [language] = useLanguage();
  useReloadOn(language, reload);
}
