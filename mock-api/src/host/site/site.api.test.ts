import { request } from '../../testing/index.ts';

test('everybody is told who runs the installation, signed in or not', async () => {
  for (const as of [undefined, 'user'] as const)
    expect((await request('GET /site-settings', {}, as)).reply).toEqual({ institute: 'Count Exchange' });
});
