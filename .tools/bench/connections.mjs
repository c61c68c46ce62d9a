// A load over HTTP: so many connections, each asking again as soon as it is answered. They are kept between two loads, as a
// proxy keeps its own, whatever the server says of how long it will have them.
import { connect } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';

/**
 * Keeps connections to a server of this machine that ask for one address.
 * @param {{ port: number, path: string, token?: string, connections: number }} asked
 */
export function openLoad({ port, path, token, connections }) {
  const request = [
    `GET ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Accept: application/json',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    END_OF_HEAD.slice(2),
  ].join('\r\n');
  let ended = 0;
  const lines = Array.from({ length: connections }, () => openLine(port, request, () => (ended += 1)));
  return {
    /** How many connections the other side has ended. */
    ended: () => ended,
    /** Asks for so many milliseconds; answers the requests per second, each request's time, and how many met a reset. */
    async run(ms) {
      const start = performance.now();
      const times = [];
      let resets = 0;
      await Promise.all(
        lines.map(async (line) => {
          while (performance.now() - start < ms) {
            const asked = performance.now();
            if (await line.ask()) times.push(performance.now() - asked);
            else resets += 1;
          }
        }),
      );
      return { perSecond: (times.length / (performance.now() - start)) * 1000, times, resets };
    },
    close: () => lines.forEach((line) => line.close()),
  };
}

/** A connection that asks one thing at a time; opened anew where it was ended. */
function openLine(port, request, onEnd) {
  let socket = null;
  /** @type {(ok: boolean) => void} */
  let answered = () => undefined;
  const open = () => {
    const own = connect({ port, host: 'localhost', noDelay: true });
    let pieces = [];
    let missing = null;
    own.on('data', (piece) => {
      pieces.push(piece);
      if (missing === null) {
        const all = pieces.length === 1 ? piece : Buffer.concat(pieces);
        pieces = [all];
        const end = all.indexOf(END_OF_HEAD);
        if (end < 0) return;
        missing = lengthIn(all.toString('latin1', 0, end)) + end + END_OF_HEAD.length - all.length;
      } else missing -= piece.length;
      if (missing > 0) return;
      [pieces, missing] = [[], null];
      answered(true);
    });
    own.on('error', () => undefined);
    own.on('close', () => {
      if (socket !== own) return;
      socket = null;
      onEnd();
      answered(false);
    });
    return own;
  };
  return {
    ask: () =>
      new Promise((resolve) => {
        answered = resolve;
        socket ??= open();
        socket.write(request);
      }),
    close: () => {
      const own = socket;
      socket = null;
      own?.destroy();
    },
  };
}

function lengthIn(head) {
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Refused: ${head.slice(0, 200)}`);
  const [, length] = /^content-length: (\d+)$/im.exec(head) ?? [];
  if (length === undefined) throw new Error('An answer without its length can not be told from its end.');
  return Number(length);
}
