import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import {
  deploy,
  rollback,
  setShare,
  shareFrom,
  stopTrial,
  switchOff,
  switchOn,
  type Asked,
} from './commands.ts';
import { allowedSigner, readKeys, readSigner, type Signer } from './keys.ts';
import { listing, stateLine } from './listing.rules.ts';
import { openTarget } from './open-target.ts';
import { readOptions, wholeNumber, type Command, type Options } from './options.ts';
import { registryAfter, stateOf } from './part-state.rules.ts';
import { prune } from './prune.ts';
import { readChanges } from './registry-changes.ts';
import { stoppedTrials, versionsInTabs } from './running.ts';
import type { Target } from './target.ts';
import {
  build,
  builtPart,
  builtWorld,
  checkSources,
  hasUncommitted,
  lastCommit,
  personHere,
} from './workshop.ts';
import { appAddress, keepApp, readSettings, worldOf, type Around } from './world.ts';

type Environment = Record<string, string | undefined>;
type Tell = (sentence: string) => void;
type Work = Options & { target: Target; app: string | null; asked: (why: string) => Asked; tell: Tell };

/** The key that signs: a file's, or that of RELEASE_KEY (its file, or the very text). */
function signerOf(values: Record<string, string>, env: Environment, here: string): Signer | null {
  const given = values['key'] ?? env['RELEASE_KEY'];
  if (!given) return null;
  if (given.startsWith('-----BEGIN')) return readSigner(given, values['key-name'] ?? 'RELEASE_KEY');
  const file = path.resolve(here, given);
  if (!existsSync(file))
    throw new Error(`There is no key at ${file}. npm run release-key -- --name … makes one.`);
  return readSigner(readFileSync(file, 'utf8'), values['key-name'] ?? path.parse(file).name);
}

/** Where the app runs: as it is said now, or as the target was told before. */
async function appOf(target: Target, values: Record<string, string>): Promise<string | null> {
  if (values['app']) return appAddress(values['app']);
  return (await readSettings(target)).app ?? null;
}

const aroundOf = (app: string | null): Around => ({ app, built: builtWorld });

/** What stays unsaid when these options are given; it stands in the record. */
const uncheckedBy = (values: Record<string, string>) => [
  ...(values['built'] ? ['sources not looked at'] : []),
  ...(values['no-tests'] && !values['built'] ? ['tests not run'] : []),
  ...(values['no-app'] ? ['running app not asked'] : []),
];

async function deployPart({ target, part, values, app, asked, tell }: Work): Promise<Registry> {
  const around = aroundOf(values['no-app'] ? null : app);
  const share = values['share'] === undefined ? 1 : shareFrom(values['share']);
  const why = asked(lastCommit(part));
  // what needs no build is looked at before there is one
  await allowedSigner(target, part, why.signer ?? null);
  await worldOf(await readChanges(target), around);
  if (app === null)
    tell(`Nobody said where the app runs (--app https://…), so ${part} is held against what was built here.`);
  if (!values['built']) {
    checkSources(part, { tests: !values['no-tests'] });
    build(part);
  }
  const dirty = hasUncommitted(part) ? ' (with changes that are not committed)' : '';
  return deploy(
    target,
    { ...builtPart(part), around, unchecked: uncheckedBy(values), share },
    { ...why, why: why.why + dirty },
  );
}

async function list({ target, part, app, tell }: Work): Promise<void> {
  const changes = await readChanges(target);
  const about = { registry: registryAfter(changes), keys: await readKeys(target) };
  for (const line of listing(changes, part, about)) tell(line);
  for (const { at, version, why } of await stoppedTrials(app, part))
    tell(`${at}  the app stopped the trial of ${version} by itself: ${why}`);
}

/** What the app itself stopped of the trial that goes on by the record. */
async function stoppedByApp({ target, part, app }: Work) {
  const { trial } = stateOf(await readChanges(target), part);
  return (await stoppedTrials(app, part)).find(({ version }) => version === trial?.version) ?? null;
}

async function share(work: Work): Promise<Registry> {
  const { target, part, word, app, asked } = work;
  const wanted = shareFrom(word);
  const stopped = await stoppedByApp(work);
  if (stopped)
    throw new Error(
      `The app stopped the trial of ${part} ${stopped.version} by itself: ${stopped.why} End it with npm run stop -w ${part}, and try another version.`,
    );
  return setShare(target, part, { share: wanted, around: aroundOf(app) }, asked('another share'));
}

async function stop(work: Work): Promise<Registry> {
  const { target, part, asked } = work;
  return stopTrial(target, part, asked((await stoppedByApp(work))?.why ?? 'trial ended'));
}

async function pruneVersions({ target, part, values, app, asked, tell }: Work): Promise<void> {
  const bounds = { keep: wholeNumber(values, 'keep', 5), openDays: wholeNumber(values, 'open-days', 30) };
  const inUse = await versionsInTabs(app, part, tell);
  if (inUse.length) tell(`Open tabs run ${part} ${inUse.join(', ')}.`);
  const removed = await prune(target, part, { ...bounds, inUse, signer: asked('').signer ?? null });
  tell(removed.length ? `Removed ${part} ${removed.join(', ')}.` : 'Nothing to remove.');
}

const COMMANDS: Record<Command, (work: Work) => Promise<Registry | void>> = {
  deploy: deployPart,
  rollback: ({ target, part, values, app, asked, tell }) =>
    rollback(target, part, { to: values['version'], app, tell }, asked('rolled back')),
  disable: ({ target, part, values, asked, tell }) => {
    if (values['why'] && !values['why-es'])
      tell('Spanish readers will read the English reason: --why-es "…" gives them their own.');
    return switchOff(target, part, { ...asked(''), whyEs: values['why-es'] });
  },
  enable: ({ target, part, asked }) => switchOn(target, part, asked('switched on again')),
  share,
  stop,
  list,
  prune: pruneVersions,
};

async function run(args: string[], parts: string[], { env, tell }: { env: Environment; tell: Tell }) {
  const options = readOptions(args, parts);
  const { command, part, values } = options;
  // npm runs a part's scripts in the part's folder; a path is meant from where the person is
  const here = env['INIT_CWD'] ?? process.cwd();
  const to = values['to'] ?? '';
  const target = openTarget(to.startsWith('s3://') ? to : path.resolve(here, to), env);
  const signer = signerOf(values, env, here);
  if (signer && values['by']) throw new Error('The key says who you are: leave --by out.');
  const by = values['by'] ?? signer?.name ?? personHere();
  const asked = (why: string): Asked => ({ by, why: values['why'] ?? why, signer });
  const app = await appOf(target, values);
  const registry = await COMMANDS[command]({ ...options, target, app, asked, tell });
  if (app && values['app']) await keepApp(target, app);
  if (!registry) return;
  const off = registry.off?.[part];
  if (off && command !== 'disable')
    tell(`${part} stays switched off (“${off.why}”): only npm run enable -w ${part} lifts that.`);
  tell(`${stateLine(registry, part)}. Revision ${registry.revision} at ${target.name}`);
}

/** Does what a person asks for; answers with the code to exit with. What goes wrong is a sentence that says what to do. */
export async function main(args: string[], parts: string[], env: Environment = process.env): Promise<number> {
  const tell = (line: string) => void process.stdout.write(`${line}\n`);
  try {
    await run(args, parts, { env, tell });
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}
