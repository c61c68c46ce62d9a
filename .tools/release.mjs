// npm run deploy|rollback|list|disable|enable|prune -w mfe-… -- --to <folder or s3://bucket/prefix> […]: what a team
// does with its remote, without any other part being built. The README says how.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePinned, REMOTES, root, runPinned } from './project.mjs';

ensurePinned(import.meta.url);
const [command, part, ...rest] = process.argv.slice(2);
const text = { type: 'string' };
const { values } = parseArgs({
  args: rest,
  options: {
    to: text,
    version: text,
    why: text,
    by: text,
    shell: text,
    keep: { type: 'string', default: '5' },
    'open-days': { type: 'string', default: '30' },
    built: { type: 'boolean', default: false },
  },
});
const say = (line) => process.stdout.write(`${line}\n`);
function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
if (!REMOTES.includes(part)) fail(`Which remote? One of ${REMOTES.join(', ')}.`);
if (!values.to) fail('Name the target: --to <folder> or --to s3://bucket/prefix.');
if (values.version && command === 'deploy' && !values.built) process.env.RELEASE_VERSION = values.version;

const { openTarget } = await import('./releases/open-target.ts');
const { deploy, prune, rollback, setDisabled } = await import('./releases/commands.ts');
const { inOrder, registryAfter } = await import('./releases/changes.rules.ts');
const { readChanges } = await import('./releases/registry-changes.ts');
const { builtRelease } = await import('./build/registry.ts');

// npm runs a part's scripts in the part's folder; a path is meant from where the person is
const here = process.env.INIT_CWD ?? process.cwd();
const isFolder = !values.to.startsWith('s3://');
const target = openTarget(
  isFolder && !isAbsolute(values.to) ? resolve(here, values.to) : values.to,
  process.env,
);

const gitName = () => spawnSync('git', ['config', 'user.name'], { cwd: root }).stdout?.toString().trim();
const asked = (why) => ({ by: values.by ?? (gitName() || userInfo().username), why: values.why ?? why });
const lastCommit = () =>
  spawnSync('git', ['log', '-1', '--format=%h %s', '--', part], { cwd: root }).stdout?.toString().trim();

/** What the shell says of itself: the one that is asked, or the one of this checkout. */
async function shellOffer() {
  if (values.shell) {
    const reply = await fetch(new URL('/shell.json', values.shell), { signal: AbortSignal.timeout(10_000) });
    if (!reply.ok) throw new Error(`${reply.url} answered ${reply.status}.`);
    return reply.json();
  }
  const file = join(root, 'shell/dist/shell.json');
  if (!existsSync(file)) throw new Error('Build the shell first, or name a running one: --shell https://…');
  return JSON.parse(readFileSync(file, 'utf8'));
}

const positive = (name) => {
  const number = Number(values[name]);
  return Number.isInteger(number) && number > 0 ? number : fail(`--${name} is a whole number above 0.`);
};

function list(changes) {
  const present = registryAfter(changes).remotes.find(({ name }) => name === part);
  const off = present?.disabled ? `, switched off: ${present.disabled.why}` : '';
  say(
    present ? `${part} ${present.version}${off} (contract ${present.contract})` : `${part} is not deployed.`,
  );
  for (const { at, by, kind, from, to, why } of inOrder(changes).filter(({ remote }) => remote === part))
    say(`${at}  ${kind.padEnd(8)}  ${from ?? '–'} → ${to ?? '–'}  ${by}  ${why}`);
}

const commands = {
  deploy: async () => {
    const shell = await shellOffer();
    if (!values.built) runPinned([join(root, '.tools/build.mjs'), part, '--if-changed']);
    const release = builtRelease(part);
    if (!release) throw new Error(`${part} has not been built.`);
    if (values.version && values.version !== release.entry.version)
      throw new Error(
        `What is built is ${release.entry.version}: leave --version out, or build that version.`,
      );
    const built = join(root, part, 'dist', release.entry.version);
    return deploy(target, { release, built, shell }, asked(lastCommit() || 'deployed'));
  },
  rollback: () => rollback(target, part, values.version, asked('rolled back')),
  disable: () => {
    if (!values.why) fail('People will read why: --why "…".');
    return setDisabled(target, part, true, asked(''));
  },
  enable: () => setDisabled(target, part, false, asked('switched on again')),
  list: async () => list(await readChanges(target)),
  prune: async () => {
    const bounds = { keep: positive('keep'), openDays: positive('open-days') };
    const removed = await prune(target, part, bounds);
    say(removed.length ? `Removed ${part} ${removed.join(', ')}.` : 'Nothing to remove.');
  },
};
const run = commands[command];
if (!run) fail(`One of ${Object.keys(commands).join(', ')}.`);
try {
  const registry = await run();
  if (registry) {
    const now = registry.remotes.find(({ name }) => name === part);
    const state = now ? `${now.version}${now.disabled ? ', switched off' : ''}` : 'no release';
    say(`${part}: ${state}. Revision ${registry.revision} at ${target.name}`);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
