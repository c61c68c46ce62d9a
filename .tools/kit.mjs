// npm run kit [-- --to folder]: packs what a team outside this repository builds its remote with, as `npm publish` would.
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePinned, root } from './project.mjs';

ensurePinned(import.meta.url);
const { packKit } = await import('./kit/pack.ts');
const { values } = parseArgs({ options: { to: { type: 'string', default: join(root, 'dist/kit') } } });
for (const file of packKit(resolve(values.to))) console.log(relative(process.cwd(), file));
