import { screen } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';
import { paths } from 'shared-domain';
import { realApi, renderScreen, server } from 'shared-ui/testing';
import { screens } from '../screens.ts';
import { countsList, STATION } from './testing/review.tsx';
import { ValidateCountsScreen } from './validate-counts.screen.tsx';

/** What is asked of the API, in order, each with what had been answered before it. */
function watched() {
  const answered: string[] = [];
  const asked: { path: string; after: string[] }[] = [];
  server.use(
    http.get('*/api/*', async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api', '');
      asked.push({ path, after: [...answered] });
      const reply = await realApi().fetch(request);
      answered.push(path);
      return reply;
    }),
  );
  return asked;
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

const FIRST = ['/counts/certifications', '/counts/scope', `/stations/${STATION}`, '/suspects'];

test('a review asks at once for what the list depends on, and nothing else, then for the list', async () => {
  const asked = watched();
  await open('');
  await countsList();
  const first = asked.filter(({ after }) => after.length === 0).map(({ path }) => path);
  expect(first.toSorted()).toEqual(FIRST);
  const waitsFor = asked.find(({ path }) => path === '/counts')?.after ?? [];
  expect(waitsFor.toSorted()).toEqual(FIRST);
});

test('where the address names the days the list waits for nothing', async () => {
  const asked = watched();
  await open('minDate=2026-02-18&maxDate=2026-02-18');
  await countsList();
  expect(asked.find(({ path }) => path === '/counts')?.after).toEqual([]);
});

test('another agency’s station is refused by the screen, and nothing of its counts is asked for', async () => {
  const asked = watched();
  await renderScreen(<Opened search="" />, {
    as: 'houston',
    at: paths.validateCounts.href({ stationId: STATION }),
    routePattern: paths.validateCounts.pattern,
  });
  expect(await screen.findByText(/404/)).toBeInTheDocument();
  expect(asked.map(({ path }) => path)).not.toContain('/counts');
});
