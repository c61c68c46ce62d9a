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
import { registryAfter } from './part-state.rules.ts';
import { prune } from './prune.ts';
import { readChanges } from './registry-changes.ts';
import { versionsInTabs } from './running.ts';
import { keepMaps } from './source-maps.ts';
import { reasonOf, recordStopped, stoppedByApp } from './stopped-by-app.ts';
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
import { appAddress, keepSettings, readSettings, worldOf, type Around } from './world.ts';

type Environment = Record<string, string | undefined>;
type Tell = (sentence: string) => void;
type Work = Options & {
  target: Target;
  app: string | null;
  maps: string | null;
  asked: (why: string) => Asked;
  tell: Tell;
};

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

/** The folder for source maps: as it is said now, and from then on. Never the target itself, which browsers are sent. */
async function mapsOf(target: Target, values: Record<string, string>, here: string): Promise<string | null> {
  if (!values['maps']) return (await readSettings(target)).maps ?? null;
  const maps = path.resolve(here, values['maps']);
  const toTarget = path.relative(target.name, maps);
  if (toTarget === '' || !(toTarget.startsWith('..') || path.isAbsolute(toTarget)))
    throw new Error('--maps is a folder of its own: what is at the target is sent to browsers.');
  await keepSettings(target, { maps });
  return maps;
}

const aroundOf = (app: string | null): Around => ({ app, built: builtWorld });

/** What stays unsaid when these options are given; it stands in the record. */
const uncheckedBy = (values: Record<string, string>) => [
  ...(values['built'] ? ['sources not looked at'] : []),
  ...(values['no-tests'] && !values['built'] ? ['tests not run'] : []),
  ...(values['no-app'] ? ['running app not asked'] : []),
];

async function deployPart(work: Work): Promise<Registry> {
  const { target, part, values, app, maps, asked, tell } = work;
  const around = aroundOf(values['no-app'] ? null : app);
  const share = values['share'] === undefined ? 1 : shareFrom(values['share']);
  const why = asked(lastCommit(part));
  // what needs no build is looked at before there is one
  await allowedSigner(target, part, why.signer ?? null);
  await worldOf(await readChanges(target), around);
  await noteStopped(work);
  if (app === null)
    tell(`Nobody said where the app runs (--app https://…), so ${part} is held against what was built here.`);
  if (!values['built']) {
    checkSources(part, { tests: !values['no-tests'] });
    build(part);
  }
  const { release, built } = builtPart(part);
  if (maps) tell(`Kept ${await keepMaps(openTarget(maps, {}), part, built)} source maps in ${maps}.`);
  const dirty = hasUncommitted(part) ? ' (with changes that are not committed)' : '';
  return deploy(
    target,
    { release, built, around, unchecked: uncheckedBy(values), share },
    { ...why, why: why.why + dirty },
  );
}

/** Writes down what the app stopped by itself, before anything else is done to the part. */
async function noteStopped({ target, part, values, app, asked, tell }: Work) {
  const noted = await recordStopped(target, part, values['no-app'] ? null : app, asked(''));
  if (noted) tell(`Noted in the record: ${reasonOf(noted.stopped)}`);
  return noted;
}

async function list(work: Work): Promise<void> {
  const { target, part, app, tell } = work;
  // who may only read is told all the same
  const unwritten = await noteStopped(work).then(
    () => null,
    () => stoppedByApp(target, part, app),
  );
  const changes = await readChanges(target);
  const about = { registry: registryAfter(changes), keys: await readKeys(target) };
  for (const line of listing(changes, part, about)) tell(line);
  if (unwritten) tell(`Not in the record yet: ${reasonOf(unwritten)}`);
}

async function share(work: Work): Promise<Registry> {
  const { target, part, word, app, asked } = work;
  const wanted = shareFrom(word);
  const noted = await noteStopped(work);
  if (noted) throw new Error(`The trial of ${part} ${noted.stopped.version} is over: try another version.`);
  return setShare(target, part, { share: wanted, around: aroundOf(app) }, asked('another share'));
}

async function stop({ target, part, app, values, asked }: Work): Promise<Registry> {
  const stopped = await stoppedByApp(target, part, app);
  const why = [values['why'], stopped && reasonOf(stopped)].filter(Boolean).join('; ') || 'trial ended';
  return stopTrial(target, part, { ...asked(''), why });
}

/** Goes back; what the app stopped by itself is what a rollback would have taken back first. */
async function goBack(work: Work): Promise<Registry> {
  const { target, part, values, app, asked, tell } = work;
  const noted = await noteStopped(work);
  if (noted && values['version'] === undefined) return noted.registry;
  return rollback(target, part, { to: values['version'], app, tell }, asked('rolled back'));
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
  rollback: goBack,
  disable: async (work) => {
    const { target, part, values, asked, tell } = work;
    if (values['why'] && !values['why-es'])
      tell('Spanish readers will read the English reason: --why-es "…" gives them their own.');
    const registry = await switchOff(target, part, { ...asked(''), whyEs: values['why-es'] });
    // a switch waits for nobody
    return (await noteStopped(work))?.registry ?? registry;
  },
  enable: async (work) => {
    await noteStopped(work);
    return switchOn(work.target, work.part, work.asked('switched on again'));
  },
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
  const maps = await mapsOf(target, values, here);
  const registry = await COMMANDS[command]({ ...options, target, app, maps, asked, tell });
  if (app && values['app']) await keepSettings(target, { app });
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
