import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ApiKey, ApiReply } from 'shared-domain';
import { SERVER_FLAGS } from '../../../.tools/project.mjs';
import { PASSWORD, personas, requestOf, type Persona } from './index.ts';

/** A signed-in person's calls to the server; the session outlives the process. */
export class Client {
  private readonly server: { url: string };
  private readonly token: string | undefined;

  constructor(server: { url: string }, token?: string) {
    this.server = server;
    this.token = token;
  }

  /** Makes a call; throws with the answer where it is refused. */
  async call<K extends ApiKey>(
    key: K,
    input: { params?: object; query?: object; body?: object } = {},
  ): Promise<ApiReply<K>> {
    const request = requestOf(key, input, this.token);
    const { pathname, search } = new URL(request.url);
    const body = request.body === null ? undefined : await request.arrayBuffer();
    const response = await fetch(`${this.server.url}${pathname}${search}`, {
      method: request.method,
      headers: request.headers,
      body,
    });
    const reply: unknown = await response.json();
    if (!response.ok) throw new Error(`${key}: ${JSON.stringify(reply)}`);
    return reply as ApiReply<K>;
  }

  /** What stands in a file, by the address that the API gave. */
  async text(address: string): Promise<string> {
    const headers = { authorization: `Bearer ${this.token ?? ''}` };
    const response = await fetch(`${this.server.url}${address}`, { headers });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return response.text();
  }

  /** How many lines a file has. */
  async lines(address: string): Promise<number> {
    return (await this.text(address)).trimEnd().split('\n').length;
  }
}

/** How the server is started where that matters. */
export type StartedBy = {
  by?: readonly string[];
  env?: Record<string, string>;
  /** The folder of another release to start, from its sources. */
  release?: string;
};

/** The real server as a process of its own over a folder, to be killed in the middle of its work. */
export class KillableServer {
  /** Where its folders are. */
  readonly root = mkdtempSync(path.join(tmpdir(), 'count-exchange-kill-'));
  private process: ChildProcess | null = null;
  /** Its address since its last start, and what it printed until it was ready. */
  url = '';
  printed = '';

  /** Puts the tests' data into a folder or, by its address, into a database. */
  prepare(env: Record<string, string>, folder = path.join(this.root, 'prepared'), release?: string): void {
    execFileSync(process.execPath, ['mock-api/src/testing/prepare-folder.ts', folder], {
      cwd: release,
      env: { ...environment(folder), ...env },
    });
  }

  /** The folder that every other one is a copy of: jest's run has made one for all its files, others make their own. */
  private preparedFolder(): string {
    const { PREPARED_FOLDER: ofRun } = process.env;
    if (ofRun) return ofRun;
    const folder = path.join(this.root, 'prepared');
    if (!existsSync(folder)) this.prepare({}, folder);
    return folder;
  }

  /** A new folder with the tests' data. */
  folder(name: string): string {
    const folder = path.join(this.root, name);
    // a copy may share its blocks with what it was made from, where the disk can
    cpSync(this.preparedFolder(), folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
    return folder;
  }

  /** Starts on the folder and waits until it serves; `by` is a command that starts it, `env` more of its settings. */
  async start(folder: string, { by = [], env = {}, release }: StartedBy = {}): Promise<void> {
    const [command, ...args] = [
      ...by,
      process.execPath,
      ...SERVER_FLAGS,
      ...QUICK,
      release ? SOURCE : program(),
    ];
    const child = spawn(command ?? '', args, { cwd: release, env: { ...environment(folder), ...env } });
    this.process = child;
    this.printed = '';
    this.url = await new Promise((resolve, reject) => {
      child.stderr.on('data', (piece) => (this.printed += String(piece)));
      child.stdout.on('data', (piece) => {
        this.printed += String(piece);
        const url = /is ready: (\S+)/.exec(this.printed)?.[1];
        if (url) resolve(url);
      });
      child.once('exit', () => reject(new Error(`The server ended before it was ready: ${this.printed}`)));
    });
  }

  /** Signs a demonstration account in. */
  async signIn(persona: Persona): Promise<Client> {
    return new Client(this, await this.token(persona));
  }

  /** The calls of a session that may have begun at another process. */
  as(token: string): Client {
    return new Client(this, token);
  }

  /** The token of a demonstration account. */
  async token(persona: Persona): Promise<string> {
    const { access_token } = await new Client(this).call('POST /user/login', {
      body: { email: personas[persona], password: PASSWORD },
    });
    return access_token;
  }

  /** The number of its process; 0 while there is none. */
  get pid(): number {
    return this.process?.pid ?? 0;
  }

  /** Whether its process is there. */
  get isRunning(): boolean {
    return this.process !== null && this.process.exitCode === null && this.process.signalCode === null;
  }

  /** Ends the process at once, as kill -9 does, if there is one. */
  async kill(): Promise<void> {
    const { process: child } = this;
    if (!child || !this.isRunning) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Asks the process to end, as an operator does; answers its exit code and how long that took, in milliseconds. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; ms: number }> {
    const child = this.process;
    if (!child) throw new Error('No server runs.');
    const started = performance.now();
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return { code, ms: performance.now() - started };
  }

  /** Sends the process a signal and waits for nothing. */
  signal(signal: NodeJS.Signals): void {
    this.process?.kill(signal);
  }

  /** Takes every folder away. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The embedded database's program, compiled for quick starts: what a longer run would gain, none of these lives to see. */
export const QUICK = ['--liftoff-only'];

const SOURCE = 'mock-api/src/host/node.ts';
/** What is started: the file that jest's run has made of it, others' runs take the sources. */
const program = () => process.env.PREPARED_SERVER ?? SOURCE;

const environment = (folder: string) => ({
  ...process.env,
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  DATABASE_URL: '',
  PORT: '0',
  COUNT_EXCHANGE_DATA: folder,
});
