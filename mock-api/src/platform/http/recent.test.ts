import { writtenBefore, writtenCookie } from './recent.ts';

const sent = (cookie: string) => writtenBefore({ headers: new Headers({ cookie }) });

test.each([true, false])('what was written is remembered by the cookie (encrypted: %s)', (secure) => {
  const [cookie = ''] = writtenCookie('16/B374D848', secure).split(';');
  expect(sent(`other=1; ${cookie}`)).toBe('16/B374D848');
});

test.each(['', '0', '0/x', '1/2/3', "0/0'; drop table counts", '123456789/0', '0/'])(
  'a cookie of somebody else’s making, %j, is none',
  (value) => expect(sent(`count-exchange-written=${value}`)).toBeNull(),
);
