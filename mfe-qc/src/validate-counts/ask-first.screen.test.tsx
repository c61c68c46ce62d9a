import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';
import { paths } from 'shared-domain';
import { realApi, renderScreen, server } from 'shared-ui/testing';
import { screens } from '../screens.ts';
import { countsList, STATION } from './testing/review.tsx';
import { ValidateCountsScreen } from './validate-counts.screen.tsx';

/** What is asked of the API, in order, each with what had been answered before it; `held` is answered when it is let go. */
function watched(held: string[] = []) {
  const answered: string[] = [];
  const asked: { path: string; after: string[] }[] = [];
  const line = Promise.withResolvers<void>();
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      asked.push({ path, after: [...answered] });
      const reply = await realApi().fetch(request);
      if (held.includes(path)) await line.promise;
      answered.push(path);
      return reply;
    }),
  );
  return { asked, release: line.resolve };
}

/** The screen as the shell opens it: asked ahead while it is being mounted. */
function Opened({ search }: { search: string }) {
  const ahead = screens.find(({ path }) => path === paths.validateCounts.pattern);
  useState(() => ahead?.data?.({ stationId: STATION }, new URLSearchParams(search)));
  return <ValidateCountsScreen />;
}
const open = (search: string) =>
  renderScreen(<Opened search={search} />, {
    as: 'user',
    at: `${paths.validateCounts.href({ stationId: STATION })}?${search}`,
    routePattern: paths.validateCounts.pattern,
  });

test('a list waits for its station and for what there is to review, and for nothing that stands beside it', async () => {
  const { asked, release } = watched([
    '/counts/certifications',
    '/suspects',
    '/qc-settings',
    `/stations/${STATION}/campaigns`,
  ]);
  await open('');
  const list = await waitFor(() => asked.find(({ path }) => path === '/counts')!.after);
  expect(list.toSorted()).toEqual(['/counts/scope', `/stations/${STATION}`]);
  expect(asked.find(({ path }) => path === '/counts/scope')?.after).toEqual([]);
  release();
  await countsList();
});

test('where the address names the days the list waits for nothing', async () => {
  const { asked } = watched();
  await open('minDate=2026-02-18&maxDate=2026-02-18');
  await countsList();
  expect(asked.find(({ path }) => path === '/counts')?.after).toEqual([]);
});

test('another agency’s station is refused by the screen, and nothing of its counts is asked for', async () => {
  const { asked } = watched();
  await renderScreen(<Opened search="" />, {
    as: 'houston',
    at: paths.validateCounts.href({ stationId: STATION }),
    routePattern: paths.validateCounts.pattern,
  });
  expect(await screen.findByText(/404/)).toBeInTheDocument();
  expect(asked.map(({ path }) => path)).not.toContain('/counts');
});
