import { useState } from 'react';
import type { TermId } from 'shared-domain/glossary';
import type { TermNote } from 'shared-ui/glossary';
import { useTexts } from 'shared-ui/i18n';
import { Icon } from './icon.tsx';
import { notify } from './messages.store.ts';
import { uiTexts } from './texts.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** A quiet button beside a label that opens the glossary's entry in place; the glossary comes with the first one opened. */
export function TermHelp({ term, label }: { term: TermId; label: string }) {
  const t = useTexts(uiTexts);
  // what is open is drawn by what was loaded for it
  const [Open, setOpen] = useState<typeof TermNote | null>(null);
  const close = () => setOpen(null);
  const open = () =>
    void import('shared-ui/glossary').then(
      (loaded) => setOpen(() => loaded.TermNote),
      () => notify('danger', t('failed')),
    );
  return (
    <div className="cx-term">
      <button
        type="button"
        className="cx-icon-button"
        aria-haspopup="dialog"
        aria-expanded={Open !== null}
        onClick={Open ? close : open}
      >
        <Icon name="question-circle" />
        <VisuallyHidden>{t('whatIs', { label })}</VisuallyHidden>
      </button>
      {Open ? <Open term={term} onClose={close} /> : null}
    </div>
  );
}
