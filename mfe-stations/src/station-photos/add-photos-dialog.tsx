import { useId, useState, type FormEvent } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Dialog } from 'shared-ui/ui';
import { pageTexts } from 'shared-domain/texts';
import { focusPhoto, isBlank, PhotosToChoose } from './photos-to-choose.tsx';
import { photoTexts } from './texts.ts';
import { usePhotosToAdd } from './use-photos-to-add.ts';

type AddPhotosProps = {
  stationId: string;
  /** The visit that they were taken at. */
  visit?: number;
  onClose: () => void;
};

/** Chooses photos, asks what each shows, and sends them. */
export function AddPhotosDialog({ stationId, visit, onClose }: AddPhotosProps) {
  const t = useTexts(photoTexts);
  const word = useTexts(pageTexts);
  const { notify } = useServices();
  const formId = useId();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [notAdded, setNotAdded] = useState(0);
  const photos = usePhotosToAdd(visit ?? null, t('failed'));
  const { chosen, sendAll } = photos;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const blank = chosen.find(isBlank);
    if (blank || chosen.length === 0 || isSending) {
      focusPhoto(formId, blank);
      return;
    }
    setSending(true);
    const { added, left } = await sendAll(stationId);
    setSending(false);
    setNotAdded(left);
    if (added > 0) notify('success', t('added', { count: added }));
    if (left === 0) onClose();
  };
  return (
    <Dialog
      title={t('add')}
      open
      wide
      onClose={onClose}
      footer={
        <>
          <Button severity="outlined" onClick={onClose}>
            {word('cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSending}>
            {t('send', { count: Math.max(1, chosen.length) })}
          </Button>
        </>
      }
    >
      <form id={formId} className="cx-stack" noValidate onSubmit={(event) => void submit(event)}>
        {notAdded > 0 && !isSending && (
          <Alert severity="danger" key={notAdded}>
            {t('someFailed', { count: notAdded })}
          </Alert>
        )}
        <PhotosToChoose formId={formId} photos={photos} required isTried={isTried} isSending={isSending} />
      </form>
    </Dialog>
  );
}
