import { useEffect, useRef, useState } from 'react';
import { asApiError } from 'shared-ui/api';
import { newIdempotencyKey } from 'shared-ui/api';
import { offerPlace } from './offered-place.store.ts';
import { addPhoto } from './photos.resource.ts';

/** A photo that was chosen: its text as typed, how much of it was sent, and why it was refused. */
export type ChosenPhoto = {
  key: string;
  file: File;
  /** Shows it before it is sent. */
  preview: string;
  caption: string;
  /** From 0 to 1 while it is on its way. */
  sent: number | null;
  refusal: string | null;
};

const chosenFrom = (file: File): ChosenPhoto => ({
  key: newIdempotencyKey(),
  file,
  preview: URL.createObjectURL(file),
  caption: '',
  sent: null,
  refusal: null,
});

/** The photos that were chosen, with what can be done with them. */
export type PhotosInHand = ReturnType<typeof usePhotosToAdd>;

/** The photos that were chosen to be added, and sending them one by one: those that are refused stay, the others go. */
export function usePhotosToAdd(visit: number | null, failed: string) {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  // what was typed while their station was being stored goes with them
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  });
  const previews = useRef<string[]>([]);
  const sending = useRef<AbortController>(null);
  useEffect(
    () => () => {
      previews.current.forEach((address) => URL.revokeObjectURL(address));
      // what was not sent yet is not wanted any more
      sending.current?.abort();
    },
    [],
  );
  const change = (key: string, part: Partial<ChosenPhoto>) =>
    setChosen((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const leaveOut = (key: string) => setChosen((now) => now.filter((one) => one.key !== key));

  const send = async (
    stationId: string,
    { key, file, caption }: ChosenPhoto,
    signal: AbortSignal,
  ): Promise<boolean> => {
    change(key, { sent: 0, refusal: null });
    try {
      const toAdd = { file, caption, request_key: key, visit };
      const onProgress = (share: number) => change(key, { sent: share });
      const place = await addPhoto(stationId, toAdd, { onProgress, signal });
      if (place) offerPlace(stationId, place);
      leaveOut(key);
      return true;
    } catch (error) {
      const { errors, sentence } = refusalOf(error, failed);
      change(key, { sent: null, refusal: errors ?? sentence });
      return false;
    }
  };

  return {
    chosen,
    choose: (files: readonly File[]) => {
      const more = files.map(chosenFrom);
      previews.current.push(...more.map(({ preview }) => preview));
      setChosen((now) => [...now, ...more]);
    },
    change,
    leaveOut,
    leaveOutAll: () => setChosen([]),
    /** Sends all of them to a station or draft, one after the other; answers how many were added and how many were not. */
    sendAll: async (stationId: string) => {
      const { signal } = (sending.current = new AbortController());
      const outcomes: boolean[] = [];
      for (const photo of latest.current)
        if (!signal.aborted) outcomes.push(await send(stationId, photo, signal));
      const added = outcomes.filter(Boolean).length;
      return { added, left: outcomes.length - added };
    },
  };
}

/** What the server said of the text, or of the photo. */
function refusalOf(error: unknown, failed: string) {
  const { message, errors } = asApiError(error);
  return { errors: errors?.caption?.[0] ?? null, sentence: message || failed };
}
