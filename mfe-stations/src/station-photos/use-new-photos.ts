import { useId, useState } from 'react';
import { useTexts } from 'shared-ui/i18n';
import { useServices } from 'shared-ui/remote';
import { focusPhoto, isBlank } from './photos-to-choose.tsx';
import { photoTexts } from './texts.ts';
import { usePhotosToAdd } from './use-photos-to-add.ts';

/** What was stored: its number, or the draft's, what it is called, and what comes once its photos are there. */
type Stored = { stationId: string; name: string; goOn: () => void };

/** The photos of a new station in use. */
export type NewPhotos = ReturnType<typeof useNewPhotos>;

/**
 * Photos that are chosen before their station is stored. `check` tells whether each says what it shows; `sendTo` sends them
 * to what was stored, and goes on once all are there: those that were refused stay in hand, with the station that they are of.
 */
export function useNewPhotos() {
  const t = useTexts(photoTexts);
  const { notify } = useServices();
  const formId = useId();
  const photos = usePhotosToAdd(null, t('failed'));
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [stored, setStored] = useState<Stored | null>(null);
  const { chosen, leaveOutAll, sendAll } = photos;

  const check = () => {
    const blank = chosen.find(isBlank);
    setTried(blank !== undefined);
    if (blank) focusPhoto(formId, blank);
    return blank === undefined;
  };
  const goOnFrom = ({ goOn }: Stored) => {
    leaveOutAll();
    setStored(null);
    goOn();
  };
  const sendTo = async (to: Stored) => {
    if (chosen.length === 0) return goOnFrom(to);
    setStored(to);
    setSending(true);
    const { added, left } = await sendAll(to.stationId);
    setSending(false);
    if (added > 0) notify('success', t('added', { count: added }));
    if (left === 0) goOnFrom(to);
  };
  return {
    ...photos,
    formId,
    isTried,
    isSending,
    stored,
    /** Whether some are in hand that are not stored. */
    isOpen: chosen.length > 0,
    check,
    sendTo,
    tryAgain: () => {
      if (stored && !isSending && check()) void sendTo(stored);
    },
    goOn: () => {
      if (stored) goOnFrom(stored);
    },
  };
}
