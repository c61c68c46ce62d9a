import { cutGround, WIDE } from './cut.rules.ts';
import type { PackedGround } from './ground.rules.ts';
import { readLayers } from './layers.ts';

/** The ground for the whole state. A build puts the result in place of this computation (made-loader.mjs). */
export const made: PackedGround = cutGround(readLayers(), WIDE);
