import { execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Registry } from 'shared-domain/registry';
import { openReleases } from '../../mock-api/src/host/releases/releases.ts';
import { shellOffer } from '../build/registry.ts';
import { pinnedNode, root } from '../project.mjs';
import { PACKED } from './packages.ts';
import { standInRegistry } from './stand-in-registry.ts';

jest.setTimeout(300_000);
const run = promisify(execFile);
const NAME = 'mfe-trail-surveys';
const env = { ...process.env, PATH: `${path.dirname(pinnedNode())}${path.delimiter}${process.env['PATH']}` };

/** Beside the repository, not in it: nothing of it is found from here by looking upwards. */
let outside: string;
const team = () => path.join(outside, 'team');
const targets = () => path.join(outside, 'releases');
beforeAll(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'count-exchange-outside-'));
  mkdirSync(team());
});
let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  servers = [];
});
afterAll(() => rmSync(outside, { recursive: true }));

/** Listens until the test ends. */
async function portOf(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** Publishes the packed kit to a registry of the team's own; answers with an environment in which npm asks that. */
async function publish(kit: string[]): Promise<NodeJS.ProcessEnv> {
  const { server, published } = standInRegistry();
  const registry = `127.0.0.1:${await portOf(server)}/`;
  const settings = path.join(outside, 'npmrc');
  writeFileSync(settings, `registry=http://${registry}\n//${registry}:_authToken=the-team\n`);
  const asking = {
    ...env,
    npm_config_userconfig: settings,
    npm_config_audit: 'false',
    npm_config_fund: 'false',
  };
  await Promise.all(kit.map((file) => run('npm', ['publish', file], { cwd: outside, env: asking })));
  expect(published()).toEqual(PACKED.map(({ name }) => name).sort());
  return asking;
}

/** The application as a team elsewhere knows it: by its address. */
async function startApp(): Promise<string> {
  const built = path.join(outside, 'app/shell/dist');
  mkdirSync(built, { recursive: true });
  writeFileSync(path.join(built, 'registry.json'), JSON.stringify({ revision: 0, remotes: [] }));
  const releases = openReleases({ root: path.join(outside, 'app'), releases: targets() });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://app.test');
    const answer = async () => {
      if (url.pathname === '/shell.json') return Response.json(await shellOffer());
      if (url.pathname === '/registry.json') return Response.json(await releases.registry());
      return releases.file(new Request(url));
    };
    const send = async () => {
      const reply = await answer();
      response.writeHead(reply.status, Object.fromEntries(reply.headers));
      response.end(Buffer.from(await reply.arrayBuffer()));
    };
    void send();
  });
  return `http://127.0.0.1:${await portOf(server)}`;
}

test('a team outside makes a remote in an empty folder, which is tested, deployed, and served by the application', async () => {
  const { stdout } = await run(pinnedNode(), [
    path.join(root, '.tools/kit.mjs'),
    '--to',
    path.join(outside, 'kit'),
  ]);
  const kit = stdout
    .trim()
    .split('\n')
    .map((file) => path.resolve(file));
  const asking = await publish(kit);
  // what it fetches is kept apart: the next kit of the same version is another one
  const fresh = { ...asking, npm_config_cache: path.join(outside, 'cache') };
  await run('npm', ['create', '--yes', 'count-exchange-remote', NAME], { cwd: team(), env: fresh });
  await run('npm', ['install', '--prefer-offline'], { cwd: team(), env: asking });
  const { version } = JSON.parse(readFileSync(path.join(root, 'shared-ui/package.json'), 'utf8')) as {
    version: string;
  };
  const made = JSON.parse(readFileSync(path.join(team(), NAME, 'package.json'), 'utf8')) as object;
  expect(made).toMatchObject({ dependencies: { 'shared-ui': version } });

  const address = await startApp();
  const deploy = ['run', 'deploy', '-w', NAME, '--', '--to', targets(), '--app', address];
  const deployed = await run('npm', deploy, { cwd: team(), env, maxBuffer: 2 ** 26 });
  // its own tests ran, over the real API
  expect(deployed.stderr).toMatch(/Tests: +2 passed/);

  const registry = (await (await fetch(`${address}/registry.json`)).json()) as Registry;
  expect(registry.remotes).toMatchObject([
    { name: NAME, version: '0.1.0', routes: [{ path: '/trail-surveys' }] },
  ]);
  const served = await fetch(new URL(registry.remotes[0]?.entry ?? '', address));
  expect(await served.json()).toMatchObject({ name: 'mfe_trail_surveys' });
});

test('there it runs alone, against the API that it is told', async () => {
  const port = await portOf(createServer((_request, response) => response.end('"the team’s API"')));
  const alone = spawn('npm', ['start', '-w', NAME], {
    cwd: team(),
    env: { ...env, PORT: String(port + 1), COUNT_EXCHANGE_API: `http://127.0.0.1:${port}` },
    detached: true,
  });
  const address = `http://localhost:${port + 1}`;
  try {
    await new Promise<void>((resolve, reject) => {
      alone.stdout.on('data', (text: Buffer) => text.includes('hot: http') && resolve());
      alone.on('exit', () => reject(new Error('It ended.')));
    });
    const page = await (await fetch(`${address}/trail-surveys`)).text();
    expect(page).toContain('<div id="root">');
    // without it the first style file decides, and the frame's pickers were white on white
    expect(page).toContain('@layer reset, primereact, app;');
    // one runtime: with the entry for shells beside it, neither would take an update
    expect(page.match(/src="[^"]*\.js"/g)).toEqual(['src="/main.js"']);
    expect((await fetch(`${address}/remoteEntry.js`)).status).toBe(200);
    expect(await (await fetch(`${address}/release.json`)).json()).toMatchObject({ name: NAME });
    expect(await (await fetch(`${address}/api/stations`)).json()).toBe('the team’s API');
  } finally {
    process.kill(-(alone.pid ?? 0));
  }
});

test('in a folder with other things in it nothing is made', async () => {
  const folder = path.join(outside, 'taken');
  mkdirSync(path.join(folder, 'something'), { recursive: true });
  const command = path.join(team(), 'node_modules/.bin/count-exchange');
  await expect(run(command, ['new', 'mfe-counters'], { cwd: folder, env })).rejects.toMatchObject({
    stderr: expect.stringContaining('is not empty') as string,
  });
  expect(readdirSync(folder)).toEqual(['something']);
});
