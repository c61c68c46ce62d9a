const STORED_AS = 'qc-single-keys';

/** Whether single keys are on, kept in this browser: speech input and unsteady hands may want them off. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(STORED_AS) !== 'off';

/** Keeps whether they are on. */
export const keepSingleKeys = (on: boolean): void => localStorage.setItem(STORED_AS, on ? 'on' : 'off');
