import { remoteOfError } from './remote-of-error.rules.ts';

test.each([
  ['at x (http://localhost:3000/remotes/mfe-qc/0.1.0/src_app.1a2b.js:1:2)', 'mfe-qc'],
  ['at x (https://c.example/releases/remotes/mfe-new-one/1.0.0/9.js:1:2)', 'mfe-new-one'],
  [
    'at kit (http://localhost:3000/kit.1a2b.js:1:2)\nat y (http://localhost:3000/remotes/mfe-admin/2.0.0/a.js:1:2)',
    'mfe-admin',
  ],
  ['at x (http://localhost:3000/main.1a2b.js:1:2)', null],
  ['', null],
])('%s is of %s', (trace, remote) => {
  expect(remoteOfError(trace)).toBe(remote);
});
