import './term-note.css';
import { useEffect, useEffectEvent, useId, useRef, type RefObject } from 'react';
import { paths } from 'shared-domain';
import { termIn, type TermId } from 'shared-domain/glossary';
import { useLanguage, useTexts } from 'shared-ui/i18n';
import { Link } from 'shared-ui/router';
import { shiftInto } from './shift.rules.ts';
import { termTexts } from './texts.ts';

/**
 * An entry of the glossary, right behind the button that asked for it: it has the focus while it is read, Escape and its
 * cross give it back, and whoever goes on elsewhere leaves it closed. The whole glossary opens beside the page, whose
 * form is kept.
 */
export function TermNote({ term: id, onClose }: { term: TermId; onClose: () => void }) {
  const t = useTexts(termTexts);
  const [language] = useLanguage();
  const box = useRef<HTMLDialogElement>(null);
  const name = useId();
  const { term, meaning } = termIn(language, id);
  const back = () => {
    buttonOf(box.current)?.focus();
    onClose();
  };
  useFocusInside(box, onClose);
  return (
    <dialog
      ref={box}
      open
      tabIndex={-1}
      className="cx-term-note"
      aria-labelledby={name}
      aria-describedby={`${name}-text`}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        back();
      }}
    >
      <div className="cx-term-note-head">
        <strong id={name}>{term}</strong>
        <button type="button" className="cx-icon-button" aria-label={t('close')} onClick={back}>
          {/* the kit's own Icon loads this file */}
          <i className="pi pi-times" aria-hidden />
        </button>
      </div>
      <p id={`${name}-text`}>{meaning}</p>
      <Link to={`${paths.glossary.href()}#${id}`} target="_blank" rel="noopener">
        {t('glossary')}
      </Link>
    </dialog>
  );
}

/** The button that a note stands behind. */
const buttonOf = (note: HTMLElement | null): HTMLElement | null => {
  const before = note?.previousElementSibling;
  return before instanceof HTMLElement ? before : null;
};

/** Takes the focus, and closes when a press or the focus goes elsewhere; its button closes it by itself. */
function useFocusInside(box: RefObject<HTMLDialogElement | null>, onElsewhere: () => void): void {
  const listen = useEffectEvent(({ target }: Event) => {
    const own = [box.current, buttonOf(box.current)];
    if (!own.some((part) => target instanceof Node && part?.contains(target))) onElsewhere();
  });
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    bringIntoView(box.current);
    // a window that is turned has another edge
    const onTurn = () => bringIntoView(box.current);
    window.addEventListener('resize', onTurn);
    const onEvent = (event: Event) => listen(event);
    document.addEventListener('pointerdown', onEvent);
    document.addEventListener('focusin', onEvent);
    return () => {
      window.removeEventListener('resize', onTurn);
      document.removeEventListener('pointerdown', onEvent);
      document.removeEventListener('focusin', onEvent);
    };
  }, [box]);
}

/** Moves a note sideways where the window, or the dialog or table that it stands in, is too narrow for it beside its button. */
function bringIntoView(note: HTMLElement | null): void {
  const around = note?.parentElement?.closest('dialog, .p-datatable-wrapper') ?? document.body;
  if (!note) return;
  note.style.left = '0px';
  note.style.left = `${shiftInto(note.getBoundingClientRect(), around.getBoundingClientRect())}px`;
  note.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
