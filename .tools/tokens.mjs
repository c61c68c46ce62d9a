// npm run tokens: writes the style sheets that are made from the tables of colours, space and marks, and the roads of the public maps.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePinned, root } from './project.mjs';

ensurePinned(import.meta.url);
const { MADE } = await import('../shared-ui/src/theme/made.ts');

for (const [file, make] of Object.entries(MADE)) writeFileSync(join(root, file), make());
console.log(`Written: ${Object.keys(MADE).join(', ')}.`);
