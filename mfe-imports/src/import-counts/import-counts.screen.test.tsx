import { screen, waitFor, within } from '@testing-library/react';
import { session } from 'shared-ui/auth';
import { paths } from 'shared-ui/domain';
import type { CountsPage, ImportStation, StationChannel } from 'shared-ui/domain';
import { answerOnce, choose, expectNoAxeViolations, realApi, renderScreen } from 'shared-ui/testing';
import { ImportCountsScreen } from './import-counts.screen.tsx';

test('debug', async () => {
  const { user } = await renderScreen(<ImportCountsScreen />, { as: 'user', at: paths.importCounts.href() });
  await screen.findByLabelText(/Vendor/);
  const ask = async (method: string, path: string, body?: object) => {
    const r = await realApi().fetch(
      new Request('http://x.test/api' + path, {
        method,
        headers: { authorization: 'Bearer ' + session.getState().token, 'content-type': 'application/json' },
        body: body && JSON.stringify(body),
      }),
    );
    return JSON.stringify(await r.json());
  };
  console.log(await ask('GET', '/stations?countAmount=false'));
  console.log(await ask('POST', '/stations/channels', { station: 'AU0001' }));
  console.log(await ask('POST', '/stations/channels', { station: 'AU0009' }));
});
