import { standBack } from './stand-back.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a thread stands back', () => {
  const asked: number[] = [];
  expect(standBack((nice) => asked.push(nice))).toBe(true);
  expect(asked).toEqual([5]);
});

test('where it may not it works as any other', () => {
  const refuse = () => {
    throw new Error('uv_os_setpriority returned EPERM (operation not permitted)');
  };
  expect(standBack(refuse)).toBe(false);
});
