// npm run release-key -- --name qc-team --parts mfe-qc [--to <target>]: makes the pair of keys that a team's deploys are
// signed with.
import { ensurePinned, REMOTES } from './project.mjs';

ensurePinned(import.meta.url);
const { makeKey } = await import('./releases/make-key.ts');
try {
  const place = {
    known: ['shell', ...REMOTES],
    here: process.env.INIT_CWD ?? process.cwd(),
    env: process.env,
  };
  for (const line of await makeKey(process.argv.slice(2), place)) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
