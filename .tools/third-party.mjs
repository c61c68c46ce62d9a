// npm run third-party: what we take from others has no grave advisory, a licence that we may use, and is listed in a
// software bill of materials (dist/sbom.cdx.json). Part of npm test.
import { ensurePinned, root } from './project.mjs';

ensurePinned(import.meta.url);
const { checkThirdParty } = await import('./third-party/check.ts');

const { said, faults } = checkThirdParty(root, new Date().toISOString().slice(0, 10));
for (const line of said) console.log(line);
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
