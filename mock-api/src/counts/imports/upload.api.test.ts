import type { FileVendor } from 'shared-domain';
import { forgetSignIns, request, testApi, type Persona } from '../../testing/index.ts';
import { fixture, formOf, upload } from '../../testing/import-files.ts';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

describe('an upload', () => {
  test('answers the columns of a generic file', async () => {
    const { status, reply } = await upload(
      fixture('custom/fixtures/bpcx-custom-15min.csv'),
      'C:\\counts\\Señal 15.csv',
    );
    expect(status).toBe(200);
    expect(reply).toEqual({
      file: expect.any(String),
      headers: ['NB Bike', 'SB Bike', 'Pedestrian'],
      name: 'Señal 15.csv',
      totals: [],
      inspection: expect.objectContaining({ vendor: '0', interval: 15 }),
    });
  });

  test('answers the columns and site totals of an Eco-Counter export', async () => {
    const { reply } = await upload(fixture('eco-counter/fixtures/eco-visio-layout-2025-two-sites.csv'));
    expect(reply).toMatchObject({
      headers: ['Sample Trail', 'Sample Trail Bike IN', 'Sample Trail Bike OUT', 'River Walk'],
      totals: ['Sample Trail'],
    });
  });

  test.each([
    ['nothing', '', 422, 'The file is empty.'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 422, 'not a text file'],
    ['a letter', 'Dear colleagues\nplease find the counts attached.\n', 422, 'no header line'],
    [
      'a blank first line',
      fixture('custom/fixtures/bpcx-custom-leading-blank-line.csv'),
      422,
      'There is an empty line at the top of the file, please remove it.',
    ],
    [
      'more than is allowed',
      'Date,NB\n' + '2024-09-09 00:00:00,1\n'.repeat(250_000),
      413,
      'larger than 5 MB',
    ],
  ])('of %s is refused and nothing is kept', async (_, content, status, sentence) => {
    const answer = await upload(content);
    expect([answer.status, answer.problem.message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });

  test('is called, and its columns are, without what can’t be seen of their names', async () => {
    const { reply } = await upload(
      'Date,N\u202eB\u200b\n2026-03-01 00:00:00,1\n',
      'counts\u202evsc.exe\u2066',
    );
    expect([reply.name, reply.headers]).toEqual(['countsvsc.exe', ['NB']]);
  });

  test('without a file, or of a damaged form, is refused', async () => {
    const empty = new FormData();
    empty.append('note', 'no file');
    const none = await request('POST /counts/upload', { body: empty }, 'user');
    expect([none.status, none.problem.message]).toEqual([422, 'Choose a file.']);
    const { request: damaged } = await brokenForm();
    expect((await testApi().fetch(damaged)).status).toBe(400);
    expect(await testApi().query('select 1 from uploads')).toEqual([]);
  });

  test.each([
    [
      'another field',
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.csv"\r\n\r\nDate,NB\n2024',
    ],
    [
      'a field without a name',
      '--x\r\ncontent-disposition: form-data; filename="a.csv"\r\n\r\nDate,NB\n2024',
    ],
    ['the head of a part', '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n'],
  ])('that breaks off within %s is refused, and the server goes on', async (_, form) => {
    const { request: broken } = await brokenForm(form);
    expect((await testApi().fetch(broken)).status).toBe(400);
    // what is emitted where nobody listens ends the process a moment later
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await upload('Date,NB\n2024-09-09 00:00:00,1\n')).status).toBe(200);
  });

  test('is for people who are signed in', async () => {
    expect((await request('POST /counts/upload', { body: formOf('Date,NB\n', 'a.csv') })).status).toBe(401);
  });
});

/** A form that ends in the middle of its file. */
async function brokenForm(
  body = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nDate,NB\n2024',
): Promise<{ request: Request }> {
  const { reply } = await request('POST /user/login', {
    body: { email: 'user@example.org', password: 'count-exchange' },
  });
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    authorization: `Bearer ${reply.access_token}`,
  };
  return {
    request: new Request('http://count-exchange.test/api/counts/upload', { method: 'POST', headers, body }),
  };
}

test('the headers of an uploaded file are read as its vendor writes them', async () => {
  const { reply: file } = await upload(fixture('custom/fixtures/bpcx-custom-15min.csv'));
  const ask = (vendor: FileVendor, as: Persona = 'user') =>
    request('POST /counts/import/timemark-headers', { body: { file: file.file, vendor } }, as);
  expect((await ask('0')).reply).toEqual({ headers: ['NB Bike', 'SB Bike', 'Pedestrian'], dateOpen: false });
  expect((await ask('4')).problem.message).toBe('This does not look like a file of JAMAR.');
  expect((await ask('0', 'admin')).status).toBe(404);
});
