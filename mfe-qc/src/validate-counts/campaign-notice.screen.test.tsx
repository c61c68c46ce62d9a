import { screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { openReview } from './testing/review.tsx';

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
});

async function opened(more: { uptime?: number } = {}) {
  const { reply } = await request(
    'POST /campaigns',
    {
      body: {
        several: false,
        name: 'February counts',
        from: '2026-02-20',
        until: '2026-02-28',
        due: '2026-03-16',
        filter: { agency_ids: [], search: '', stations: ['AU0001'], counted: true },
        validators: [{ user_id: 3, agency_id: 3, station_id_tmg: null }],
        no_strong: false,
        uptime: null,
        ...more,
      },
    },
    'admin',
  );
  const { id, revision } = reply;
  await request('POST /campaigns/:id/open', { params: { id: String(id) }, body: { revision } }, 'admin');
}

test('a review says which campaign its station is in, and validates it there', async () => {
  await opened({ uptime: 100 });
  const { user } = await openReview();
  expect(await screen.findByText(/^Campaign February counts, due Mar/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Validate' }));
  const form = within(await screen.findByRole('dialog', { name: /^Validate / }));
  await user.click(form.getByRole('button', { name: 'Validate' }));
  expect((await form.findAllByText(/^The uptime in the period is/)).length).toBeGreaterThan(0);
  await user.type(form.getByRole('textbox', { name: /^Reason/ }), 'The modem was broken');
  await user.click(form.getByRole('button', { name: 'Validate' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/This station: Validated/)).toBeVisible();
});

test('a review of a station that is in no campaign says nothing of any', async () => {
  await openReview();
  await screen.findByRole('button', { name: /^Certify/ });
  expect(screen.queryByText(/^Campaign /)).toBeNull();
});
