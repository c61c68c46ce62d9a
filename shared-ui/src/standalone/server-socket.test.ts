import { socketAt } from './server-socket.ts';

const WORKED = 'ws://localhost:3012/ws';

test.each([
  ['alone', 'http://localhost:3012/', 'http://localhost:3012/counts', 'ws://localhost:3012/ws'],
  ['in the page of a shell', 'http://localhost:3012/', 'https://counts.example/', 'ws://localhost:3012/ws'],
  ['behind a proxy', 'https://dev.example/', 'https://counts.example/', 'wss://dev.example/ws'],
  ['with files of the page’s own', '/', 'http://localhost:3000/counts', 'ws://localhost:3000/ws'],
])('%s the line leads to where the files came from', (_where, files, page, expected) => {
  expect(socketAt(WORKED, files, page)).toBe(expected);
});
