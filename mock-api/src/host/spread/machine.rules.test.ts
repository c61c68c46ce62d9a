import { coordinatorFrom, machineFrom, namedAddress } from './machine.rules.ts';

test.each([
  ['worker-1.example:5433', { host: 'worker-1.example', port: 5433 }],
  ['worker-1', { host: 'worker-1', port: 5432 }],
  ['10.0.0.7:5432', { host: '10.0.0.7', port: 5432 }],
  ['[fd00::7]:5433', { host: 'fd00::7', port: 5433 }],
])('%s is a machine', (text, machine) => {
  expect(machineFrom(text)).toEqual(machine);
});

test.each([
  '',
  ':5432',
  'worker:',
  'worker:0',
  'worker:70000',
  'worker:port',
  'a b',
  'postgres://worker/counts',
  'fd00::7',
])('"%s" is none', (text) => {
  expect(() => machineFrom(text)).toThrow(`not "${text}"`);
});

const far = [{ host: 'worker-1.example', port: 5432 }];
const near = [{ host: '127.0.0.1', port: 5742 }];

test.each([
  ['postgres://counts:pw@db.example/counts', undefined, far, { host: 'db.example', port: 5432 }],
  [
    'postgres://counts@db.example:5433/counts?sslmode=require',
    undefined,
    far,
    { host: 'db.example', port: 5433 },
  ],
  ['postgres://counts@[fd00::1]/counts', undefined, far, { host: 'fd00::1', port: 5432 }],
  ['postgres://counts@localhost/counts', undefined, near, { host: 'localhost', port: 5432 }],
  ['postgres://counts@localhost/counts', undefined, [], { host: 'localhost', port: 5432 }],
  ['postgres://counts@localhost/counts', 'db.example:5433', far, { host: 'db.example', port: 5433 }],
  ['postgres://counts@db1,db2/counts', 'db1', far, { host: 'db1', port: 5432 }],
])('workers reach the coordinator of %s (told %s) at its own address', (url, told, workers, machine) => {
  expect(coordinatorFrom(url, told, workers)).toEqual(machine);
});

test.each([
  ['postgres://counts@localhost/counts', 'where no other machine finds it'],
  ['postgres://counts@127.0.0.1:5433/counts', 'where no other machine finds it'],
  ['postgres://counts@db1,db2/counts', 'names several hosts'],
  ['postgres:///counts?host=/run/postgresql', 'names no host'],
])('%s does not say how workers reach it', (url, sentence) => {
  expect(() => coordinatorFrom(url, undefined, far)).toThrow(sentence);
});

test.each([
  ['postgres://u@h/d', 'postgres://u@h/d?application_name=us'],
  ['postgres://u@h/d?sslmode=require', 'postgres://u@h/d?sslmode=require&application_name=us'],
  ['postgres://u@h/d?application_name=server', 'postgres://u@h/d?application_name=us'],
  [
    'postgres://u@h/d?application_name=server&sslmode=require',
    'postgres://u@h/d?sslmode=require&application_name=us',
  ],
  [
    'postgres://u@a,b/d?sslmode=require&application_name=server',
    'postgres://u@a,b/d?sslmode=require&application_name=us',
  ],
])('the connections of %s get a name of their own', (url, named) => {
  expect(namedAddress(url, 'us')).toBe(named);
});
