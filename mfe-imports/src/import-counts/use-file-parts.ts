import { useState } from 'react';
import type { FileInspection, ImportStation } from 'shared-domain';
import { useTypedWork } from 'shared-ui/auth';
import { useUnsavedChanges } from 'shared-ui/remote';
import { finished, nextPart, partsOf, withState, type FilePart } from './file-parts.rules.ts';
import type { FileSource } from './use-count-file.ts';

/** A file of several parts of which one has been loaded: it is stored anew for each of the others. */
export type HeldFile = { source: FileSource; parts: FilePart[] };

/** What is known of a file whose part was loaded: its parts, and those that were loaded before, here or elsewhere. */
type Found = Pick<FileInspection, 'counters'> & { begun: readonly string[] };

/**
 * Holds a file of several stations after one of its parts was loaded, so that the next is a press away. Leaving while parts are open
 * asks first where the file would have to be chosen again; one that arrived still waits for them.
 */
export function useFileParts(stations: readonly ImportStation[]) {
  const [held, setHeld] = useState<HeldFile | null>(null);
  const isOpen = held !== null && !held.source.arrived && nextPart(held.parts) !== null;
  useUnsavedChanges(isOpen);
  // a file can't be kept: when the session ends the page stays, and asks for the password
  useTypedWork({ key: '', dirty: isOpen, base: null, mine: null, restore: () => undefined });
  const change = (to: (parts: FilePart[]) => FilePart[]) =>
    setHeld((now) => now && { ...now, parts: to(now.parts) });
  return {
    held,
    /** One part's import has begun; of a file that holds no other, nothing is held. */
    begun: (source: FileSource | null, found: Found | null, key: string | undefined) => {
      if (held) return change((parts) => withState(parts, key, 'begun'));
      const begun = [...(found?.begun ?? []), ...(key === undefined ? [] : [key])];
      const all = found ? partsOf(found, stations) : [];
      const parts = begun.reduce((rest, one) => withState(rest, one, 'begun'), all);
      if (source && parts.length > 0) setHeld({ source, parts });
    },
    leaveOut: (key: string | undefined) => change((parts) => withState(parts, key, 'left')),
    finish: () => change(finished),
    drop: () => setHeld(null),
  };
}
