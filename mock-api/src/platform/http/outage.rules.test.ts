import { outageOf } from './outage.rules.ts';
import { texts } from './texts.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

test.each<[string, unknown, unknown]>([
  ['a refused connection', withCode('ECONNREFUSED'), texts.databaseAway],
  ['a server that is shut down', withCode('57P01'), texts.databaseAway],
  ['a server that starts', withCode('57P03'), texts.databaseAway],
  ['too many connections', withCode('53300'), texts.databaseAway],
  ['a broken connection', withCode('08006'), texts.databaseAway],
  [
    'a part of the database that went',
    Object.assign(new Error('server closed the connection unexpectedly'), { code: 'XX000' }),
    texts.databaseAway,
  ],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), texts.databaseAway],
  ['a server that does not answer', new Error('timeout expired'), texts.databaseAway],
  ['a name that leads nowhere at the moment', withCode('ENOTFOUND'), texts.databaseAway],
  ['a server that has become a standby', withCode('25006'), texts.databaseAway],
  ['a server that is not to be worked with', withCode('WRONG_SERVER'), texts.databaseAway],
  ['an embedded database that ended', new Error('The embedded database has stopped.'), texts.databaseAway],
  ['a full disk, said by the database', withCode('53100'), texts.diskFull],
  ['a full disk, said by the system', withCode('ENOSPC'), texts.diskFull],
  ['a used-up quota of the disk', withCode('EDQUOT'), texts.diskFull],
  ['a storage of files that is away', withCode('FILES_AWAY'), texts.filesAway],
  ['a step undone for the sake of another', withCode('40P01'), texts.undone],
  ['a duplicate', withCode('23505'), null],
  ['a fault of ours', new TypeError('x is not a function'), null],
  ['nothing', undefined, null],
])('%s', (_, error, expected) => expect(outageOf(error)).toBe(expected));
