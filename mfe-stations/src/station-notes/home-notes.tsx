import { useRef, useState } from 'react';
import type { StationNote } from 'shared-domain';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { Button, Card, LoadState } from 'shared-ui/ui';
import { useRemoval } from '../station-editing/use-removal.ts';
import { NoteDialog } from './note-dialog.tsx';
import { deleteNote, notesQuery } from './notes.resource.ts';
import './notes.css';
import { noteTexts } from './texts.ts';

/** What is open in the dialog: a note, a new one (null), or nothing. */
type Opened = { note: StationNote | null } | undefined;

/** What people wrote down about a station: read by all who see it, written by all who may edit it. */
export function HomeNotes({ stationId }: { stationId: string }) {
  const t = useTexts(noteTexts);
  const [opened, setOpened] = useState<Opened>();
  const add = useRef<HTMLButtonElement>(null);
  const { load, reload } = useLoaded(notesQuery(stationId));
  const remove = useRemove(stationId, () => add.current?.focus());
  return (
    <Card
      title={t('notes')}
      actions={
        <Button ref={add} severity="outlined" icon="plus" onClick={() => setOpened({ note: null })}>
          {t('add')}
        </Button>
      }
    >
      <LoadState load={load} retry={reload}>
        {(notes) =>
          notes.length === 0 ? (
            <p>{t('none')}</p>
          ) : (
            <ul className="station-notes">
              {notes.map((note) => (
                <NoteItem
                  key={note.id}
                  note={note}
                  onEdit={() => setOpened({ note })}
                  onRemove={() => remove(note)}
                />
              ))}
            </ul>
          )
        }
      </LoadState>
      {opened && <NoteDialog stationId={stationId} note={opened.note} onClose={() => setOpened(undefined)} />}
    </Card>
  );
}

/** How much of a note names it, in letters. */
const START = 80;

type NoteItemProps = { note: StationNote; onEdit: () => void; onRemove: () => Promise<void> };

function NoteItem({ note, onEdit, onRemove }: NoteItemProps) {
  const t = useTexts(noteTexts);
  const { author: person, created_at, changed_at, text } = note;
  const date = formatDate(created_at);
  const written = t('by', { person, date });
  return (
    <li>
      <p className="station-note-text">{text}</p>
      <div className="cx-row">
        <span className="cx-muted">
          {changed_at ? t('changed', { written, date: formatDate(changed_at) }) : written}
        </span>
        {note.may_change && (
          <>
            <Button severity="text" size="small" aria-label={t('editOf', { person, date })} onClick={onEdit}>
              {t('editShort')}
            </Button>
            <Button
              severity="text"
              size="small"
              aria-label={t('deleteOf', { person, date })}
              onClick={onRemove}
            >
              {t('delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function useRemove(stationId: string, onRemoved: () => void) {
  const t = useTexts(noteTexts);
  return useRemoval((note: StationNote) => deleteNote(stationId, note), {
    texts: ({ text, author: person, created_at }) => ({
      title: t('deleteTitle'),
      text: t('deleteText', {
        person,
        date: formatDate(created_at),
        start: text.length > START ? `${text.slice(0, START).trimEnd()}…` : text,
      }),
      accept: t('delete'),
      removed: t('deleted'),
      failed: t('failed'),
    }),
    onRemoved,
  });
}
