import { useState } from 'react';
import type { FileInspection, ImportStation } from 'shared-domain';
import { useTypedWork } from 'shared-ui/auth';
import { useUnsavedChanges } from 'shared-ui/remote';
import { finished, nextPart, partsOf, withState, type FilePart } from './file-parts.rules.ts';

/** A file of several parts of which one has been loaded: it is sent anew for each of the others. */
export type HeldFile = { file: File; parts: FilePart[] };

/**
 * Holds a file of several stations after one of its parts was loaded, so that the next is a press away. Leaving while parts are open
 * asks first: the file would have to be chosen again.
 */
export function useFileParts(stations: readonly ImportStation[]) {
  const [held, setHeld] = useState<HeldFile | null>(null);
  const isOpen = held !== null && nextPart(held.parts) !== null;
  useUnsavedChanges(isOpen);
  // a file can't be kept: when the session ends the page stays, and asks for the password
  useTypedWork({ key: '', dirty: isOpen, base: null, mine: null, restore: () => undefined });
  const change = (to: (parts: FilePart[]) => FilePart[]) =>
    setHeld((now) => now && { ...now, parts: to(now.parts) });
  return {
    held,
    /** One part's import has begun; of a file that holds no other, nothing is held. */
    begun: (file: File | null, found: Pick<FileInspection, 'counters'> | null, key: string | undefined) => {
      if (held) return change((parts) => withState(parts, key, 'begun'));
      const parts = found ? withState(partsOf(found, stations), key, 'begun') : [];
      if (file && parts.length > 0) setHeld({ file, parts });
    },
    leaveOut: (key: string | undefined) => change((parts) => withState(parts, key, 'left')),
    finish: () => change(finished),
    drop: () => setHeld(null),
  };
}
