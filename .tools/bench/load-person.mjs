// A person of the load: a browser's connections from an address of its own, the screens of the main job with a pause after
// each, and the live notifications meanwhile.
import { Agent, request } from 'node:http';

/** A pause on a screen in milliseconds: 4 to 12 seconds, as long as a list or a picture is looked at before the next press. */
const pauseOf = (random) => 4000 + 8000 * random();

async function read(response) {
  const pieces = [];
  for await (const piece of response) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/**
 * Opens a person. `note` is told each call: its name, the status (0 where there was no answer) and the milliseconds.
 * @param {{ port: number, at: number, note: (what: string, status: number, ms: number) => void }} asked
 */
export function openPerson({ port, at, note }) {
  // an address each, where this machine has them: a state's people don't sit behind one
  const localAddress = process.platform === 'linux' ? `127.0.1.${1 + at}` : undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  let token = '';
  const send = (method, path, body, type) =>
    request({
      host: '127.0.0.1',
      port,
      localAddress,
      agent,
      method,
      path: `/api${path}`,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) }),
      },
    });
  /** One call; answers what was replied, null where it was refused or none came. */
  const call = (what, path, body, type = 'application/json') =>
    new Promise((resolve) => {
      const begin = performance.now();
      const text = body && type === 'application/json' ? JSON.stringify(body) : body;
      const sent = send(body ? 'POST' : 'GET', path, text, type);
      const end = (status, reply) => {
        note(what, status, performance.now() - begin);
        resolve(reply);
      };
      sent.on('error', () => end(0, null));
      sent.on('response', (response) => {
        const ok = response.statusCode === 200;
        read(response)
          .then((whole) => (ok ? JSON.parse(whole) : null))
          .then(
            (reply) => end(response.statusCode, reply),
            () => end(0, null),
          );
      });
      sent.end(text);
    });
  const told = { good: 0, bad: 0 };
  let stream = null;
  return {
    call,
    told,
    setToken: (own) => {
      token = own;
    },
    /** Listens for notifications, as the app does on every screen. */
    async listen() {
      const reply = await call('notifications: ticket', '/notifications/ticket', {});
      if (!reply) return;
      stream = request({
        host: '127.0.0.1',
        port,
        localAddress,
        path: `/api/notifications/stream?ticket=${reply.ticket}`,
        agent: false,
      });
      stream.on('error', () => undefined);
      stream.on('response', (response) => {
        if (response.statusCode !== 200) note('notifications: live', response.statusCode, 0);
        let text = '';
        response.setEncoding('utf8').on('data', (piece) => {
          text += piece;
          const lines = text.split('\n');
          text = lines.pop() ?? '';
          for (const line of lines) {
            if (!line.startsWith('data: {')) continue;
            if (JSON.parse(line.slice('data: '.length)).ok) told.good += 1;
            else told.bad += 1;
          }
        });
        response.on('error', () => undefined);
      });
      stream.end();
    },
    close() {
      stream?.destroy();
      agent.destroy();
    },
    pause: (random) => new Promise((resolve) => setTimeout(resolve, pauseOf(random))),
  };
}
