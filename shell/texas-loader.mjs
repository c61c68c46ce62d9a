import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cutTexas } from './src/screens/dashboard/texas.rules.ts';

/** Runs the cut while the shell is built, so that the page carries 254 counties of Texas and not 3,200 of the country. */
export default function texasLoader() {
  const atlas = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
  const texas = cutTexas(JSON.parse(readFileSync(atlas, 'utf8')));
  return `export const texas = JSON.parse(${JSON.stringify(JSON.stringify(texas))});`;
}
