import { NOTES_MAX, type StationNote } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { useSendOnce } from '../station-editing/use-send-once.ts';
import { addNote, changeNote, newerNote } from './notes.resource.ts';
import { noteTexts } from './texts.ts';

type NoteValues = { text: string };

const noteFields = defineFields<NoteValues, null, keyof typeof noteTexts.en>({
  text: {
    label: 'text',
    hint: 'textHint',
    control: 'area',
    wide: true,
    maxLength: NOTES_MAX,
    required: 'required',
  },
});

const EMPTY: NoteValues = { text: '' };
const toForm = ({ text }: StationNote): NoteValues => ({ text });

type NoteDialogProps = {
  stationId: string;
  /** Null writes a new one. */
  note: StationNote | null;
  onClose: () => void;
};

/** Writes a note about a station, or corrects one. */
export function NoteDialog({ stationId, note, onClose }: NoteDialogProps) {
  const t = useTexts(noteTexts);
  const { form, stale, mergeStale } = useVersionedForm({
    fields: noteFields,
    t,
    lookups: null,
    empty: EMPTY,
    edited: note && { record: note, loadNewer: () => newerNote(stationId, note) },
    name: `note ${stationId} ${note?.id ?? 'new'}`,
    toForm,
    send: useSendOnce(async ({ text }, { version, idempotencyKey }) => {
      const stored = note
        ? await changeNote(stationId, { id: note.id, version: version ?? note.version }, text)
        : await addNote(stationId, text, idempotencyKey);
      onClose();
      return stored;
    }),
  });
  return (
    <FormDialog
      form={form}
      title={t(note ? 'edit' : 'add')}
      accept={t('save')}
      failed={t('failed')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && (
        <Alert severity="info">
          <p>{t('staleTheirs')}</p>
          <p className="station-note-text">{stale.theirs.text}</p>
        </Alert>
      )}
      <FieldGrid form={form} names={['text']} />
    </FormDialog>
  );
}
