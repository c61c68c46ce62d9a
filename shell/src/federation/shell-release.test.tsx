import { shellPage, shellVersion } from './shell-release.ts';

const head = (page: string) => {
  document.head.innerHTML = `<meta name="shell-version" content="1.2.0"><meta name="shell-page" content="${page}">`;
};
afterEach(() => {
  document.head.innerHTML = '';
});

test('a page knows which release of the shell it is of', () => {
  head('/releases/shell/1.2.0/index.1a2b3c4d.html');
  expect([shellVersion(), shellPage()]).toEqual(['1.2.0', '/releases/shell/1.2.0/index.1a2b3c4d.html']);
});

test('a development server’s page is of no release', () => {
  head('__PAGE__');
  expect(shellPage()).toBeNull();
});
