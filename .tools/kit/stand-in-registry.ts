import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { root } from '../project.mjs';

type Manifest = { name?: string; version: string; dist?: { tarball?: string; integrity?: string } };
type Packument = { name: string; 'dist-tags': Record<string, string>; versions: Record<string, Manifest> };
type Publication = Packument & { _attachments: Record<string, { data: string }> };
type Locked = { name?: string; version?: string; integrity?: string; link?: boolean };

/** What is locked here, as a registry tells of it; the files themselves are in the one that is set. */
function lockedPackages(): Map<string, Packument> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { cwd: root, encoding: 'utf8' }).trim();
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const known = new Map<string, Packument>();
  for (const [place, { integrity, link, ...locked }] of Object.entries(packages)) {
    const name = locked.name ?? place.split('node_modules/').at(-1) ?? '';
    const { version } = locked;
    if (link || !version || !integrity) continue;
    const packument = known.get(name) ?? { name, 'dist-tags': { latest: version }, versions: {} };
    const tarball = new URL(`${name}/-/${path.basename(name)}-${version}.tgz`, registry).href;
    packument.versions[version] = { ...locked, name, version, dist: { tarball, integrity } };
    known.set(name, packument);
  }
  return known;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/**
 * A registry as a team has one: `npm publish` puts packages into it, and what was not published there is as locked here,
 * so that an install asks no other registry for versions.
 */
export function standInRegistry(): { server: Server; published: () => string[] } {
  const locked = lockedPackages();
  const own = new Map<string, Packument>();
  const files = new Map<string, Buffer>();
  const publish = (publication: Publication, host: string) => {
    for (const manifest of Object.values(publication.versions)) {
      const file = `/-/${publication.name}-${manifest.version}.tgz`;
      const bytes = Buffer.from(Object.values(publication._attachments)[0]?.data ?? '', 'base64');
      files.set(file, bytes);
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      manifest.dist = { ...manifest.dist, tarball: `http://${host}${file}`, integrity };
    }
    own.set(publication.name, publication);
  };
  const server = createServer((request, response) => {
    const answer = async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://registry.test');
      const name = decodeURIComponent(pathname.slice(1));
      if (request.method === 'PUT') {
        publish(JSON.parse((await bodyOf(request)).toString()) as Publication, request.headers.host ?? '');
        return response.writeHead(201).end('{}');
      }
      const file = files.get(pathname);
      if (file) return response.end(file);
      const packument = own.get(name) ?? locked.get(name);
      if (packument) return response.end(JSON.stringify(packument));
      return response.writeHead(404).end(JSON.stringify({ error: `${name} is not here` }));
    };
    void answer();
  });
  return { server, published: () => [...own.keys()].sort() };
}
