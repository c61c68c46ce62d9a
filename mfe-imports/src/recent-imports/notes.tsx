import { useTexts } from 'shared-ui/i18n';
import { historyTexts } from './texts.ts';

/** How many notes stand open; a file over many years has one for each change of the clocks. */
const OPEN = 4;

/** Notes about counts: the first of them, the rest folded. */
export function Notes({ notes }: { notes: string[] }) {
  const t = useTexts(historyTexts);
  const [first, rest] = [notes.slice(0, OPEN), notes.slice(OPEN)];
  return (
    <>
      <NoteList notes={first} />
      {rest.length > 0 && (
        <details className="imports-lines">
          <summary>{t('moreNotes', { count: rest.length })}</summary>
          <NoteList notes={rest} />
        </details>
      )}
    </>
  );
}

function NoteList({ notes }: { notes: string[] }) {
  return (
    <ul className="imports-warnings">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}
