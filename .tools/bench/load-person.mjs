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

/** The jobs that a person has asked for, and what they were told of them, in the order of both. */
function openJobs(note) {
  const asked = [];
  const ended = { good: 0, bad: 0 };
  let waiting = [];
  const left = () => asked.length - ended.good - ended.bad;
  return {
    ended,
    left,
    ask: () => void asked.push(performance.now()),
    tell(ok) {
      note('a job, until it is told', 200, performance.now() - asked[ended.good + ended.bad]);
      ended[ok ? 'good' : 'bad'] += 1;
      if (left() > 0) return;
      for (const go of waiting) go();
      waiting = [];
    },
    /** Until nothing that was asked for is on its way any more. */
    told: () => (left() > 0 ? new Promise((resolve) => void waiting.push(resolve)) : Promise.resolve()),
  };
}

/**
 * Opens a person. `note` is told each call: its name, the status (0 where there was no answer), the milliseconds,
 * and the sentence of a refusal.
 * @param {{ port: number, at: number, note: (what: string, status: number, ms: number, why?: string) => void }} asked
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
      const end = (status, reply, why = '') => {
        note(what, status, performance.now() - begin, why);
        resolve(reply);
      };
      sent.on('error', (error) => end(0, null, error.message));
      sent.on('response', (response) => {
        const ok = response.statusCode === 200;
        read(response)
          .then((whole) => JSON.parse(whole))
          .then(
            (reply) => end(response.statusCode, ok ? reply : null, ok ? '' : reply.message),
            () => end(0, null, 'no whole answer'),
          );
      });
      sent.end(text);
    });
  const jobs = openJobs(note);
  let stream = null;
  return {
    call,
    jobs,
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
            jobs.tell(JSON.parse(line.slice('data: '.length)).ok);
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
