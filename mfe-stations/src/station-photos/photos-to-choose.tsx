import { useState } from 'react';
import { CAPTION_MAX, PHOTO_MAX_BYTES } from 'shared-domain';
import { FileField, TextField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/i18n';
import { Button, Icon, ProgressBar } from 'shared-ui/ui';
import { photoTexts } from './texts.ts';
import type { ChosenPhoto, PhotosInHand } from './use-photos-to-add.ts';

const MEGA = 1024 * 1024;
/** Kinds that are read; a telephone that keeps others hands these out, and its camera is one of the choices. */
const KINDS = 'image/jpeg,image/png,image/webp';

/** Whether nothing is said of what a photo shows. */
export const isBlank = ({ caption }: ChosenPhoto): boolean => caption.trim() === '';

/** Goes to the text of a photo, or to the field that chooses some. */
export const focusPhoto = (form: string, photo?: ChosenPhoto): void =>
  document.getElementById(photo ? captionId(form, photo.key) : fileId(form))?.focus();

const fileId = (form: string) => `${form}-file`;
const captionId = (form: string, key: string) => `${form}-${key}`;

type PhotosToChooseProps = {
  /** Of the form that they stand in; the ids of its fields begin with it. */
  formId: string;
  photos: Pick<PhotosInHand, 'chosen' | 'choose' | 'change' | 'leaveOut'>;
  /** Whether at least one has to be chosen. */
  required?: boolean;
  /** Whether it was tried to send them: what is missing is said from then on. */
  isTried: boolean;
  isSending: boolean;
};

/** Chooses photos, and asks what each shows. */
export function PhotosToChoose({ formId, photos, required, isTried, isSending }: PhotosToChooseProps) {
  const t = useTexts(photoTexts);
  const { chosen, choose, change, leaveOut } = photos;
  return (
    <>
      <FileField
        id={fileId(formId)}
        label={t('file')}
        hint={t('fileHint', { megabytes: PHOTO_MAX_BYTES / MEGA })}
        accept={KINDS}
        multiple
        required={required}
        disabled={isSending}
        fileName={chosen.length === 0 ? null : chosen.map(({ file }) => file.name).join(', ')}
        error={required && isTried && chosen.length === 0 ? t('chooseFirst') : undefined}
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
              focusPhoto(formId);
            }}
          />
        ))}
      </ul>
    </>
  );
}

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
