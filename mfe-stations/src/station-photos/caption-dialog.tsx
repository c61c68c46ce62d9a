import { CAPTION_MAX, type StationPhoto } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { changeCaption, newerPhoto } from './photos.resource.ts';
import { photoTexts } from './texts.ts';

type CaptionValues = { caption: string };

const captionFields = defineFields<CaptionValues, null, keyof typeof photoTexts.en>({
  caption: {
    label: 'caption',
    hint: 'captionHint',
    control: 'text',
    wide: true,
    maxLength: CAPTION_MAX,
    required: 'required',
  },
});

const EMPTY: CaptionValues = { caption: '' };
const toForm = ({ caption }: StationPhoto): CaptionValues => ({ caption });

type CaptionDialogProps = { stationId: string; photo: StationPhoto; onClose: () => void };

/** Corrects what a photo is said to show. */
export function CaptionDialog({ stationId, photo, onClose }: CaptionDialogProps) {
  const t = useTexts(photoTexts);
  const { form, stale, mergeStale } = useVersionedForm({
    fields: captionFields,
    t,
    lookups: null,
    empty: EMPTY,
    edited: { record: photo, loadNewer: () => newerPhoto(stationId, photo) },
    name: `photo ${photo.id}`,
    toForm,
    send: async ({ caption }, { version }) => {
      const stored = await changeCaption(
        stationId,
        { id: photo.id, version: version ?? photo.version },
        caption,
      );
      onClose();
      return stored;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('editCaption')}
      accept={t('save')}
      failed={t('saveFailed')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && (
        <Alert severity="info">
          <p>{t('staleTheirs')}</p>
          <p>{stale.theirs.caption}</p>
        </Alert>
      )}
      <FieldGrid form={form} names={['caption']} />
    </FormDialog>
  );
}
