import { useId, useState, type FormEvent } from 'react';
import { CAPTION_MAX, PHOTO_MAX_BYTES } from 'shared-domain';
import { FileField, TextField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { Alert, Button, Dialog, Icon, ProgressBar } from 'shared-ui/ui';
import { pageTexts } from 'shared-domain/texts';
import { photoTexts } from './texts.ts';
import { usePhotosToAdd, type ChosenPhoto } from './use-photos-to-add.ts';

const MEGA = 1024 * 1024;
/** Kinds that are read; a telephone that keeps others hands these out, and its camera is one of the choices. */
const KINDS = 'image/jpeg,image/png,image/webp';

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
  const { chosen, choose, change, leaveOut, sendAll } = usePhotosToAdd(stationId, visit ?? null, t('failed'));
  const isBlank = ({ caption }: ChosenPhoto) => caption.trim() === '';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const blank = chosen.find(isBlank);
    if (blank || chosen.length === 0 || isSending) {
      focusOn(blank ? captionId(formId, blank.key) : `${formId}-file`);
      return;
    }
    setSending(true);
    const { added, left } = await sendAll();
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
        <FileField
          id={`${formId}-file`}
          label={t('file')}
          hint={t('fileHint', { megabytes: PHOTO_MAX_BYTES / MEGA })}
          accept={KINDS}
          multiple
          required
          disabled={isSending}
          fileName={chosen.length === 0 ? null : chosen.map(({ file }) => file.name).join(', ')}
          error={isTried && chosen.length === 0 ? t('chooseFirst') : undefined}
          onChange={(...files) => choose(files)}
        />
        <ul className="photos-to-add">
          {chosen.map((photo) => (
            <PhotoToAdd
              key={photo.key}
              id={captionId(formId, photo.key)}
              photo={photo}
              isMissing={isTried && isBlank(photo)}
              isSending={isSending}
              onCaption={(caption) => change(photo.key, { caption })}
              onLeaveOut={() => {
                leaveOut(photo.key);
                focusOn(`${formId}-file`);
              }}
            />
          ))}
        </ul>
      </form>
    </Dialog>
  );
}

const captionId = (form: string, key: string) => `${form}-${key}`;
const focusOn = (id: string) => document.getElementById(id)?.focus();

type PhotoToAddProps = {
  id: string;
  photo: ChosenPhoto;
  isMissing: boolean;
  isSending: boolean;
  onCaption: (caption: string) => void;
  onLeaveOut: () => void;
};

function PhotoToAdd({ id, photo, isMissing, isSending, onCaption, onLeaveOut }: PhotoToAddProps) {
  const t = useTexts(photoTexts);
  const { file, preview, caption, sent, refusal } = photo;
  const { name } = file;
  // the browser can't show it; whether it can be read is for the server to say
  const [isUnseen, setUnseen] = useState(false);
  return (
    <li>
      {isUnseen ? (
        <span className="photo-preview is-unseen">
          <Icon name="image" />
        </span>
      ) : (
        <img className="photo-preview" src={preview} alt="" onError={() => setUnseen(true)} />
      )}
      <div className="cx-stack">
        <TextField
          id={id}
          label={t('captionOf', { name })}
          hint={t('captionHint')}
          value={caption}
          maxLength={CAPTION_MAX}
          required
          disabled={isSending}
          error={isMissing ? t('required') : (refusal ?? undefined)}
          onChange={onCaption}
        />
        {sent === null ? (
          <div>
            <Button
              severity="text"
              size="small"
              disabled={isSending}
              aria-label={t('leaveOutOf', { name })}
              onClick={onLeaveOut}
            >
              {t('leaveOut')}
            </Button>
          </div>
        ) : (
          <ProgressBar value={sent} label={t('sending', { name })} />
        )}
      </div>
    </li>
  );
}
