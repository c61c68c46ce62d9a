import topology from 'us-atlas/counties-10m.json';
import { cutTexas, type TexasMap } from './texas.rules.ts';

/** The map's lines. A production build puts the result here in place of this computation (texas-loader.mjs). */
export const texas: TexasMap = cutTexas(topology);
