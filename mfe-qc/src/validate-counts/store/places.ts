import { createRef, type RefObject } from 'react';

/** Parts of the screen that actions lead to. */
export type Places = {
  list: RefObject<HTMLDivElement | null>;
  findings: RefObject<HTMLDivElement | null>;
  /** The first control of the bulk update. */
  bulk: RefObject<HTMLSelectElement | null>;
};

/** The places of a screen that is not drawn yet. */
export const newPlaces = (): Places => ({ list: createRef(), findings: createRef(), bulk: createRef() });

/** Brings a part of the screen into view. */
export function show(place: RefObject<HTMLElement | null>): void {
  place.current?.scrollIntoView({ block: 'start' });
}
