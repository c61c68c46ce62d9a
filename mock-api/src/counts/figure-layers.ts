import { factorLayers } from './factor-layers.ts';
import { filledLayers } from './groups/filled-layers.ts';
import type { LayerSource } from './figures/layers.ts';

/** What is laid over the counts of figures, in this order: days are filled before factors multiply. */
export const FIGURE_LAYERS: readonly LayerSource[] = [filledLayers, factorLayers];
