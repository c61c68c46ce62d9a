import { init } from '@module-federation/enhanced/runtime';
import { http, HttpResponse } from 'msw';
import { server } from 'shared-ui/testing';
import { openQcEntry } from '../testing/sample-registry.ts';
import { loadRemote } from './load-remote.ts';

// in the built page the build makes the host; here the test does
beforeAll(() => void init({ name: 'shell', remotes: [] }));

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

test.each<[string, () => Response, RegExp]>([
  ['is not there', () => new HttpResponse('not found', { status: 404 }), /answered 404/],
  [
    'fails',
    () => HttpResponse.json({ metaData: {}, exposes: [], shared: [] }, { status: 500 }),
    /answered 500/,
  ],
  ['is no manifest', () => HttpResponse.json({}), /no federation manifest/],
  ['is a page', () => HttpResponse.html('<!doctype html>'), /./],
])(
  'a remote whose manifest %s is asked for three times, refused, and asked for afresh the next time',
  async (_, answer, reason) => {
    const asked: string[] = [];
    server.use(
      http.get('*/mf-manifest.json', ({ request }) => {
        asked.push(new URL(request.url).search);
        return answer();
      }),
    );
    const entry = { ...openQcEntry, name: `mfe-${_.replaceAll(' ', '-')}` };
    await expect(loadRemote(entry, 0)).rejects.toThrow(reason);
    await expect(loadRemote(entry, 1)).rejects.toThrow(reason);
    const again = expect.stringMatching(/^\?r=\d+$/) as string;
    expect(asked).toEqual(['', '', '', again, again, again]);
  },
);
