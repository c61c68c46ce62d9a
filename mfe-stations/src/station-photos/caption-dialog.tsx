import { CAPTION_MAX, type StationPhoto } from 'shared-domain';
import { defineFields, FieldGrid, FormDialog, useVersionedForm } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Alert } from 'shared-ui/ui';
import { changePhoto, newerPhoto } from './photos.resource.ts';
import { photoTexts } from './texts.ts';

type CaptionValues = { caption: string; is_public: boolean };

const captionFields = defineFields<CaptionValues, null, keyof typeof photoTexts.en>({
  caption: {
    label: 'caption',
    hint: 'captionHint',
    control: 'text',
    wide: true,
    maxLength: CAPTION_MAX,
    required: 'required',
  },
  is_public: { label: 'isPublic', hint: 'isPublicHint', control: 'check', wide: true },
});

const EMPTY: CaptionValues = { caption: '', is_public: false };
const toForm = ({ caption, is_public = false }: StationPhoto): CaptionValues => ({ caption, is_public });

type CaptionDialogProps = { stationId: string; photo: StationPhoto; onClose: () => void };

/** Corrects what a photo is said to show, and decides whether everybody may see it. */
export function CaptionDialog({ stationId, photo, onClose }: CaptionDialogProps) {
  const t = useTexts(photoTexts);
  const mayPublish = photo.may_publish ?? false;
  const { form, stale, mergeStale } = useVersionedForm({
    fields: captionFields,
    t,
    lookups: null,
    empty: EMPTY,
    edited: { record: photo, loadNewer: () => newerPhoto(stationId, photo) },
    name: `photo ${photo.id}`,
    toForm,
    send: async ({ caption, is_public }, { version }) => {
      const read = { id: photo.id, version: version ?? photo.version };
      const stored = await changePhoto(stationId, read, mayPublish ? { caption, is_public } : { caption });
      onClose();
      return stored;
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(mayPublish ? 'editPhoto' : 'editCaption')}
      accept={t(mayPublish ? 'savePhoto' : 'save')}
      failed={t(mayPublish ? 'savePhotoFailed' : 'saveFailed')}
      newer={{ stale, goOn: t('staleGoOn'), onMerge: mergeStale }}
      onClose={onClose}
    >
      {stale && (
        <Alert severity="info">
          <p>{t('staleTheirs')}</p>
          <p>{stale.theirs.caption}</p>
          {mayPublish && <p>{t(stale.theirs.is_public ? 'shownToAll' : 'notShownToAll')}</p>}
        </Alert>
      )}
      <FieldGrid form={form} names={mayPublish ? ['caption', 'is_public'] : ['caption']} />
    </FormDialog>
  );
}
