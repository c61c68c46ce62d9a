import { useRef, useState } from 'react';
import type { StationNote } from 'shared-domain';
import { messageOf } from 'shared-ui/api';
import { formatDate, useTexts } from 'shared-ui/i18n';
import { useLoaded } from 'shared-ui/query';
import { useServices } from 'shared-ui/remote';
import { Button, Card, LoadState } from 'shared-ui/ui';
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

/** Deletes a note after a question; the button that asked goes with it, so the focus goes elsewhere. */
function useRemove(stationId: string, onRemoved: () => void) {
  const t = useTexts(noteTexts);
  const { confirm, notify } = useServices();
  return async (note: StationNote) => {
    const question = { title: t('deleteTitle'), text: t('deleteText'), accept: t('delete'), danger: true };
    if (!(await confirm(question))) return;
    try {
      await deleteNote(stationId, note);
      notify('success', t('deleted'));
      onRemoved();
    } catch (error) {
      notify('danger', messageOf(error, t('failed')));
    }
  };
}
