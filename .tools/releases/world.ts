import type { Registry } from '../../shared-ui/domain/src/registry/registry.ts';
import type { Change } from './changes.rules.ts';
import { registryAfter } from './part-state.rules.ts';
import { readJson } from './read-json.ts';
import type { Target } from './target.ts';
import type { ShellOffer, World } from './world.rules.ts';

/** What a target is told once and for all. */
export type Settings = {
  /** Where the app runs that takes the releases in. */
  app?: string;
  /** Folder in which source maps are kept, as the commands reach it; the server reads it as its SOURCE_MAPS. */
  maps?: string;
};

const SETTINGS = 'settings.json';
/** How long the app is waited for. */
const TIMEOUT_MS = 10_000;

/** What a target was told. */
export const readSettings = async (target: Target): Promise<Settings> =>
  (await readJson<Settings>(target, SETTINGS)) ?? {};

/** Keeps what a target is told from now on; what is not said stays. */
export async function keepSettings(target: Target, said: Settings): Promise<void> {
  const settings = { ...(await readSettings(target)), ...said };
  await target.write(SETTINGS, new TextEncoder().encode(JSON.stringify(settings)), { forever: false });
}

/** An app's address as it is kept: origin and path, without a slash at its end. */
export function appAddress(text: string): string {
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error(
      `--app ${text} is no address: it is that of the running app, as in https://counts.example.gov.`,
    );
  return (address.origin + address.pathname).replace(/\/+$/, '');
}

/** Asks a running app for one of its files; a sentence that says what to do where it can't be had. */
export async function askApp(app: string, file: string): Promise<unknown> {
  const address = `${app}/${file}`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const reply = await fetch(address, { signal }).catch((error: unknown) => {
    const { name, message, cause } = error as Error;
    const reason =
      name === 'TimeoutError' ? 'no answer within 10 seconds' : (cause as Error | undefined)?.message;
    throw new Error(
      `The app at ${app} can't be reached (${reason || message}). Start it, or correct its address with --app https://….`,
      { cause: error },
    );
  });
  if (!reply.ok)
    throw new Error(
      `${address} answered ${reply.status}. Is ${app} where the app runs? --app https://… corrects it.`,
    );
  return reply.json().catch(() => {
    throw new Error(`${address} is no answer of this app. --app https://… corrects the address.`);
  });
}

const isOffer = (value: unknown): value is ShellOffer =>
  typeof (value as ShellOffer | null)?.contract === 'string' && Array.isArray((value as ShellOffer).taken);
const isRegistry = (value: unknown): value is Registry => Array.isArray((value as Registry | null)?.remotes);

/** What runs at an app by its own word: its shell, and the remotes in use, those that came with it included. */
async function runningWorld(app: string): Promise<Omit<World, 'isRunning'>> {
  const [shell, registry] = await Promise.all([askApp(app, 'shell.json'), askApp(app, 'registry.json')]);
  if (!isOffer(shell) || !isRegistry(registry))
    throw new Error(`${app} does not answer as this app does. --app https://… corrects the address.`);
  return { shell, remotes: registry.remotes };
}

/** Where a release's world is asked for: the running app, or what was built here where nobody said where it runs. */
export type Around = { app: string | null; built: () => Omit<World, 'isRunning'> | null };

/** What was deployed, and beside it the remotes that came with the server. */
function remotesOver(came: Registry['remotes'], deployed: Registry): Registry['remotes'] {
  const others = came.filter(({ name }) => !deployed.remotes.some((remote) => remote.name === name));
  return [...others, ...deployed.remotes];
}

/** The world as far as a target knows it; null where no shell was deployed there. */
export function deployedWorld(changes: Change[]): World | null {
  const { shell, remotes } = registryAfter(changes);
  return shell ? { shell, remotes, isRunning: true } : null;
}

/**
 * What a release comes to stand among: what the running app says, or else what was built here, and over it what was
 * deployed. Of the shell the app has the last word where it is asked.
 */
export async function worldOf(changes: Change[], { app, built }: Around): Promise<World> {
  const deployed = registryAfter(changes);
  if (app !== null) {
    const running = await runningWorld(app);
    return { shell: running.shell, remotes: remotesOver(running.remotes, deployed), isRunning: true };
  }
  const came = built();
  const shell = deployed.shell ?? came?.shell;
  if (!shell)
    throw new Error(
      'What shell will load it is not known: say where the app runs with --app https://…, or build the shell.',
    );
  return { shell, remotes: remotesOver(came?.remotes ?? [], deployed), isRunning: !!deployed.shell };
}
