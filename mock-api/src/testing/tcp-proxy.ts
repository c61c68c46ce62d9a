import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** Something between a client and a server: an address that can be moved, and that can fall silent as a machine without power does. */
export type TcpProxy = {
  port: number;
  /** From now on new connections lead there; those that are there stay where they are. */
  leadTo(port: number): void;
  /** Nothing that arrives is passed on any more, either way; new connections are taken and never answered. */
  fallSilent(): void;
  /** New connections are answered again; the silent ones stay so. */
  speak(): void;
  close(): Promise<void>;
};

/** Opens one to a port of this machine; `change` rewrites what a client says first. */
export async function openTcpProxy(to: number, change = (first: Buffer) => first): Promise<TcpProxy> {
  let port = to;
  let isSilent = false;
  const open = new Set<Socket>();
  const silence = new Set<() => void>();
  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined).on('close', () => open.delete(client));
    if (isSilent) return;
    const there = connect(port, '127.0.0.1');
    open.add(there);
    there.on('error', () => undefined).on('close', () => open.delete(there));
    let isDead = false;
    silence.add(() => (isDead = true));
    let isFirst = true;
    const pass = (from: Socket, into: Socket, through = (bytes: Buffer) => bytes) => {
      from.on('data', (bytes: Buffer) => void (isDead || into.write(through(bytes))));
      from.on('close', () => void (isDead || into.destroy()));
    };
    pass(client, there, (bytes) => {
      const said = isFirst ? change(bytes) : bytes;
      isFirst = false;
      return said;
    });
    pass(there, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (other) => void (port = other),
    fallSilent: () => {
      isSilent = true;
      for (const fall of silence) fall();
      silence.clear();
    },
    speak: () => void (isSilent = false),
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
