// npm run deploy|rollback|list|disable|enable|share|stop|prune -w <part> -- --to <folder or s3://bucket/prefix> […]: what
// a team does with its remote, or with the shell, without any other part being built. The README says how.
import { ensurePinned, REMOTES } from './project.mjs';

ensurePinned(import.meta.url);
const { main } = await import('./releases/cli.ts');
process.exitCode = await main(process.argv.slice(2), ['shell', ...REMOTES]);
