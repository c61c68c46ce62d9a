import { useEffect, useRef } from 'react';
import { useLoad } from 'shared-ui/api';
import { useLanguage } from 'shared-ui/i18n';

/**
 * A form's option lists in the reader's language. A change of language asks for them again and keeps the old ones
 * meanwhile: showing a spinner would throw the form away with all that was typed.
 */
export function useOptions<T>(read: () => Promise<T>) {
  const [language] = useLanguage();
  const { load, reload } = useLoad(read, [read]);
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    reload();
  }, [language, reload]);
  return { load, reload };
}
