import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UPLOAD_MAX_BYTES } from 'shared-domain';
import { SERVER_FLAGS, serverEnvironment } from '../../../.tools/project.mjs';
import { PATIENCE } from './connections.ts';
import { SETTING_NAMES } from './setting-names.ts';

const root = path.join(import.meta.dirname, '../../..');
const deploy = (file: string) => readFileSync(path.join(root, 'mock-api/deploy', file), 'utf8');
const container = deploy('Containerfile');
const compose = deploy('compose.yaml');
const unit = deploy('count-exchange@.service');
const nginx = deploy('nginx.conf');
const caddy = deploy('Caddyfile');

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

test.each([
  ['Containerfile', all(container, /(?<=^ENV .*?)\b([A-Z_]+)=/gm)],
  [
    'compose.yaml',
    all(compose, /\b([A-Z][A-Z_]+): /g).filter((name) => !/^(POSTGRES_|PG|MINIO_)/.test(name)),
  ],
  ['count-exchange@.service', all(unit, /(?<=^Environment=.*?)\b([A-Z_]+)=/gm)],
])('%s sets nothing that the server, or its Node, does not read', (_, names) => {
  const read: readonly string[] = [...SETTING_NAMES, 'MALLOC_ARENA_MAX', 'NODE_COMPILE_CACHE'];
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !read.includes(name))).toEqual([]);
});

test('what the container file takes from the checkout is there, every workspace included', () => {
  const taken = all(container, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '));
  expect(taken.filter((source) => !existsSync(path.join(root, source)))).toEqual([]);
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(workspaces.filter((part) => !taken.includes(`${part}/package.json`))).toEqual([]);
  // all that the build makes: nothing else of it is there to be taken
  const built = all(container, /^COPY --from=build \/app\/(\S+) /gm);
  expect(built).toEqual(
    workspaces.filter((part) => /^(shell|mfe-)/.test(part)).map((part) => `${part}/dist`),
  );
});

test('container and unit run the Node of the project with the server’s flags', () => {
  const node = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  expect(new Set(all(container, /^FROM node:(\S+?)-/gm))).toEqual(new Set([node]));
  const program = [...SERVER_FLAGS, 'mock-api/src/host/node.ts'];
  expect(container).toContain(`CMD ${JSON.stringify(['node', ...program]).replaceAll(',', ', ')}`);
  expect(unit).toContain(`ExecStart=/usr/bin/node ${program.join(' ')}\n`);
  // as little memory as here
  const arenas = `MALLOC_ARENA_MAX=${serverEnvironment.MALLOC_ARENA_MAX}`;
  for (const file of [container, unit]) expect(file).toContain(arenas);
});

test('nothing runs with rights that it does not need', () => {
  expect(all(container, /^USER (\S+)$/gm)).toEqual(['10001:10001']);
  expect(compose).toContain('read_only: true');
  expect(compose).toContain('cap_drop: [ALL]');
  expect(unit).toMatch(/^User=count-exchange$/m);
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
});

test('the unit lets hashes of passwords stand back, which the calls that it forbids would not', () => {
  const filters = all(unit, /^SystemCallFilter=(.+)$/gm);
  const forbids = filters.findIndex((calls) => calls.startsWith('~') && calls.includes('@resources'));
  const allows = filters.findIndex((calls) => calls.split(' ').includes('setpriority'));
  // of systemd's lines the later one counts
  expect(allows).toBeGreaterThan(forbids);
});

test('a database is in use, and moves its counts, as the page on several machines says', () => {
  const commands = all(compose, /command:\s+\[postgres, (.+)\]/g);
  expect(commands.length).toBe(2);
  for (const command of commands) {
    expect(command).toContain('wal_level=logical');
    expect(Number(/max_worker_processes=(\d+)/.exec(command)?.[1])).toBeGreaterThanOrEqual(16);
  }
  // while an image makes its database it answers at its socket alone
  expect(compose).toContain('pg_isready --host 127.0.0.1 ');
  // the coordinator signs in at itself, and a worker at the coordinator
  expect(all(compose, /\b(PGPASSWORD): /g).length).toBe(2);
  const machines = all(compose, /^ {2}(worker-\d+):$/gm).filter((name) =>
    compose.includes(`- ${name}:5432\n`),
  );
  expect(machines.length).toBe(2);
  expect(all(compose, /environment: \*(machine)\n/g).length).toBe(machines.length);
});

test('the coordinator signs in at itself as the role of people, which has no password; others need theirs', () => {
  const place = /'\.\/coordinator\.hba\.conf:(\S+):ro'/.exec(compose)?.[1];
  expect(compose).toContain(`hba_file=${place}]`);
  const rules = all(deploy('coordinator.hba.conf'), /^(?!#)(.+)$/gm).map((rule) =>
    rule.replaceAll(/ +/g, ' '),
  );
  // the first rule that fits counts
  expect(rules.slice(-2)).toEqual([
    'host counts count_exchange_app samehost trust',
    'host all all all scram-sha-256',
  ]);
  const open = rules.slice(0, -2).filter((rule) => !/^local | (127\.0\.0\.1\/32|::1\/128) /.test(rule));
  expect(open).toEqual([]);
});

test('the proxy is trusted on a network that is given to no other', () => {
  const subnet = /subnet: (\S+?) \}/.exec(compose)?.[1];
  expect(compose).toContain(`TRUSTED_PROXIES: ${subnet}\n`);
  // what Docker gives out by itself, in whatever order
  expect(subnet).not.toMatch(/^(172\.(1[7-9]|2\d|3[01])|192\.168)\./);
});

test('what is secret beside the compose file is neither kept in the repository nor taken into an image', () => {
  const ignored = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
  const left = deploy('Containerfile.dockerignore').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['mock-api/deploy/.env', 'mock-api/deploy/settings.env']));
  expect(left).toEqual(expect.arrayContaining(['**/.env*', '**/settings.env']));
});

test('what the compose file needs is asked for by name', () => {
  const asked = new Set(all(compose, /\$\{(\w+)/g));
  const told = /^# \.env beside this file[^]*?(?=\nname:)/m.exec(compose)?.[0] ?? '';
  expect(asked.size).toBeGreaterThan(5);
  expect([...asked].filter((name) => !told.includes(name))).toEqual([]);
  // one that has no other meaning than what stands in the file can't be left out unnoticed
  expect(new Set(all(compose, /\$\{(\w+)\}/g))).toEqual(new Set());
  // certificate and links are for one address
  expect(caddy).toContain('{$PUBLIC_URL} {');
  expect(compose).toMatch(/proxy:[^]*?PUBLIC_URL:[^]*?\n {2}api:/);
});

test('the proxy offers no way in to which the compose file opens no port', () => {
  expect(compose).toContain("ports: ['80:80', '443:443']");
  expect(caddy).toMatch(/^\{\n\tservers \{[^}]*\tprotocols h1 h2\n/);
});

test('whoever makes a backup in a container may write to a new volume', () => {
  expect(container).toMatch(/mkdir --mode=0700 \/data \/backups && chown 10001:10001 \/data \/backups/);
});

test('ports agree, and who ends the server waits for its ten seconds', () => {
  const port = /\bPORT=(\d+)/.exec(container)?.[1];
  expect(all(container, /^EXPOSE (\d+)$/gm)).toEqual([port]);
  expect(caddy).toContain(`reverse_proxy api:${port} `);
  expect(nginx).toContain(`server 127.0.0.1:${port} max_fails=0;`);
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(10);
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(10);
});

test('a command is run as the unit runs the server', () => {
  const command = deploy('as-service');
  const of = (name: string) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1];
  expect(command).toContain(
    `--uid=${of('User')} --gid=${of('Group')} --working-directory=${of('WorkingDirectory')} `,
  );
  expect(command).toContain(`--property=EnvironmentFile=${of('EnvironmentFile')} `);
  expect(command).toContain(`--setenv=COUNT_EXCHANGE_DATA=/var/lib/${of('StateDirectory')} `);
  expect(of('Environment')?.split(' ')).toContain(`COUNT_EXCHANGE_DATA=/var/lib/${of('StateDirectory')}`);
});

test('behind a proxy are processes that answer people, and pages wait until one does before they end the other', () => {
  const pages = ['upgrade.md', 'disaster.md', 'spread.md', 'README.md'].map(deploy);
  const commands = pages.flatMap((page) => all(page, /^(systemctl .+)$/gm));
  expect(new Set(commands.flatMap((line) => all(line, /count-exchange@(\w+)/g)))).toEqual(
    new Set(['both', 'api']),
  );
  const upgrade = deploy('upgrade.md');
  const renewed = all(upgrade, /^(systemctl restart .+)$/gm);
  expect(renewed.length).toBeGreaterThan(1);
  expect(all(upgrade, /^systemctl (restart) .+\ncurl .*--retry-connrefused /gm).length).toBe(renewed.length);
});

test('processes that are renewed one after the other leave nobody without an answer', () => {
  const servers = all(nginx, /^ {2}server (127\..*);$/gm);
  expect(servers.length).toBeGreaterThan(1);
  for (const one of servers) expect(one).toMatch(/ max_fails=0$/);
  expect(nginx).toContain('proxy_next_upstream error timeout http_503;');
});

test('proxies take what the server takes, and let go of idle connections before it does', () => {
  const bytes = [/client_max_body_size (\d+)m/.exec(nginx)?.[1], /max_size (\d+)MB/.exec(caddy)?.[1]];
  for (const size of bytes) expect(Number(size) * 1_000_000).toBeGreaterThan(UPLOAD_MAX_BYTES);
  const kept = [/^ {2}keepalive_timeout (\d+)s/m.exec(nginx)?.[1], /keepalive (\d+)s/.exec(caddy)?.[1]];
  for (const seconds of kept) expect(Number(seconds) * 1000).toBeLessThan(PATIENCE.idle);
  // what strangers say of a trace is not believed
  expect(nginx).toContain('proxy_set_header traceparent "";');
  expect(caddy).toContain('header_up -traceparent');
});

test('alerts ask for what is measured, and say what to do', () => {
  const alerts = deploy('alerts.yml');
  const asked = new Set(all(alerts, /\b(count_exchange_\w+?)(?:_bucket)?\b(?=[{[) <=>])/g));
  const metrics = readFileSync(path.join(root, 'mock-api/src/host/metrics/metrics.ts'), 'utf8');
  const made = [
    ...all(metrics, /name: '(count_exchange_\w+)'/g),
    ...all(metrics, /gauge\(\s*'(\w+)'/g).map((name) => `count_exchange_${name}`),
  ];
  expect(asked.size).toBeGreaterThan(10);
  expect([...asked].filter((name) => !made.includes(name))).toEqual([]);
  const count = (pattern: RegExp) => all(alerts, pattern).length;
  expect(count(/^ {10}(do): '.+'$/gm)).toBe(count(/- (alert): /g));
});
