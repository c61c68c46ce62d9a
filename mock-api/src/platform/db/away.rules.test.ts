import { isMachineAway } from './away.rules.ts';

const saying = (message: string, code?: string) => Object.assign(new Error(message), { code });

test.each<[string, unknown, boolean]>([
  ['a machine that is not reached', saying('connection to the remote node w@h:5432 failed', '08006'), true],
  ['one that went during a commit', saying('server closed the connection unexpectedly\n\t…', 'XX000'), true],
  ['one that went as it was asked', saying('could not send data to server: Broken pipe', 'XX000'), true],
  ['the database itself, as the driver says it', saying('Connection terminated unexpectedly'), false],
  ['the database itself, as the system says it', saying('connect ECONNREFUSED', 'ECONNREFUSED'), false],
  ['the database itself, which ends', saying('terminating connection', '57P01'), false],
  ['another fault inside', saying('unexpected node type', 'XX000'), false],
  ['nothing', undefined, false],
])('%s: %#', (_, error, expected) => expect(isMachineAway(error)).toBe(expected));
