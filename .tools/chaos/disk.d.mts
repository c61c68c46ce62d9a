/** See disk.mjs. */
export function afterPowerCut(real: string, synced: string, random: () => number): number;
