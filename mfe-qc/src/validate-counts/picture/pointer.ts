import { createStore, useStore, type StoreApi } from 'shared-ui/store';

/** A moment that is pointed at in one of the pictures; `exact`: its hour is meant, not its day alone. */
export type Pointed = { at: number; exact: boolean } | null;

/** What is pointed at, by pointer or keyboard; kept apart from the pictures, so that they are not drawn at each move. */
export type Pointer = StoreApi<{ pointed: Pointed }>;

/** A pointer that points at nothing yet. */
export const createPointer = (): Pointer => createStore(() => ({ pointed: null as Pointed }));

/** Points at a moment, or at nothing. */
export const pointAt = (pointer: Pointer, pointed: Pointed): void => pointer.setState({ pointed });

/** What is pointed at now. */
export const usePointed = (pointer: Pointer): Pointed => useStore(pointer, ({ pointed }) => pointed);
