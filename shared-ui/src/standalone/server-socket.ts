declare const __webpack_public_path__: string;

/** Where a development server's line leads, by the address that its client worked out and where the files came from. */
export function socketAt(worked: string, files: string, page: string): string {
  const url = new URL(worked);
  const { protocol, host } = new URL(files, page);
  return `${protocol.replace(/^http/, 'ws')}//${host}${url.pathname}${url.search}`;
}

/**
 * The line of a development server to its page, for `client.webSocketTransport`. It leads to where the page's files came
 * from: the client's own takes the host that the server listens on, which another's page can't know behind a proxy.
 */
export default class ServerSocket {
  private readonly socket: WebSocket;

  constructor(url: string) {
    this.socket = new WebSocket(socketAt(url, __webpack_public_path__, window.location.href));
  }

  onOpen(act: () => void): void {
    this.socket.addEventListener('open', act);
  }

  onClose(act: () => void): void {
    this.socket.addEventListener('close', act);
  }

  onMessage(act: (text: string) => void): void {
    this.socket.addEventListener('message', ({ data }) => act(String(data)));
  }
}
