import { useTexts } from 'shared-ui/i18n';
import { shellTexts } from '../texts.ts';

/** First stop of the Tab key: past the menu to the screen. */
export function SkipLink() {
  const t = useTexts(shellTexts);
  return (
    <a
      className="sh-skip"
      href="#main"
      onClick={(event) => {
        // the address belongs to the router; only the focus moves
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {t('skip')}
    </a>
  );
}
