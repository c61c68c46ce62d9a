import { unfinishedIn } from './unfinished.rules.ts';

const told = (name: string) => ({ Key: name, UploadId: `${name}-id`, Initiated: '2026-03-02T12:00:00.000Z' });
const known = (name: string) => ({
  key: name,
  id: `${name}-id`,
  begun: new Date('2026-03-02T12:00:00.000Z'),
});

test.each([
  [null, []],
  ['', []],
  [{ ListMultipartUploadsResult: '' }, []],
  [{ ListMultipartUploadsResult: { Bucket: 'b' } }, []],
  [{ ListMultipartUploadsResult: { Upload: told('a') } }, [known('a')]],
  [{ ListMultipartUploadsResult: { Upload: [told('a'), told('b')] } }, [known('a'), known('b')]],
  [{ Upload: [told('a'), { Key: 'without the rest' }] }, [known('a')]],
])('%j has the uploads %j', (answer, uploads) => {
  expect(unfinishedIn(answer)).toEqual(uploads);
});
