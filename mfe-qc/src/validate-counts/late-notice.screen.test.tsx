import { act, screen, waitFor, within } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { paths, type ImportRequest } from 'shared-domain';
import { languageStore } from 'shared-ui/i18n';
import { expectNoAxeViolations } from 'shared-ui/testing';
import { openReview } from './testing/review.tsx';

/** A station without counts, of BP/CX Custom. */
const EMPTY = 'AU0009';
const DAYS = ['2024-09-09', '2024-09-10', '2024-09-11', '2024-09-12'];

/** Imports these hours of these days for the station's first two flows. */
async function importDays(days: string[], hours = 24): Promise<void> {
  const lines = days.flatMap((day) =>
    Array.from({ length: hours }, (_, hour) => `${day} ${String(hour).padStart(2, '0')}:00:00,${hour},2`),
  );
  const form = new FormData();
  form.append('file', new Blob([['Date,A,B', ...lines].join('\n')]), 'counts.csv');
  const { reply: file } = await request('POST /counts/upload', { body: form }, 'user');
  const { reply: flows } = await request('POST /stations/channels', { body: { station: EMPTY } }, 'user');
  const channels = ['A', 'B'].map((header, at) => ({ id: flows[at]!.id, header }));
  const body: ImportRequest = { file: file.file, vendor: '0', station: EMPTY, channels, interval: 60 };
  expect((await request('POST /counts/import', { body }, 'user')).status).toBe(200);
  await testApi().runJobs();
}

/** Certifies all that is there, an hour ago. */
async function certifyAll(): Promise<void> {
  await request(
    'POST /counts/certify',
    { body: { flowid_txdot: EMPTY, filters: {}, reason: 'Known' } },
    'user',
  );
  await testApi().runJobs();
  await testApi().query(`update certifications set finished_at = finished_at - interval '1 hour'`);
}
const openEmpty = () => openReview({}, { at: paths.validateCounts.href({ stationId: EMPTY }) });
const notice = (text: string) => screen.findByText(text);

beforeEach(async () => {
  await testApi().reset();
  forgetSignIns();
  await importDays([DAYS[0]!, DAYS[3]!]);
  await certifyAll();
});
afterEach(() => languageStore.setState({ language: 'en' }));

test('late counts of a certified stretch are told, and the notice leads to their days', async () => {
  await importDays(DAYS);
  const { user, place, container } = await openEmpty();
  const told = await notice(
    '96 counts have arrived for stretches that were certified before, from Sep 10, 2024 to Sep 11, 2024. They wait for review.',
  );
  await expectNoAxeViolations(container);
  await user.click(within(told.closest('[role=status]')!).getByRole('button', { name: 'Show these days' }));
  expect(await screen.findByText('Counts 1 to 96 of 96')).toBeInTheDocument();
  await waitFor(() => expect(place()).toContain('?minDate=2024-09-10&maxDate=2024-09-11'));
});

test('late counts of one day name it once, in Spanish too', async () => {
  await importDays([DAYS[1]!], 1);
  const { user } = await openEmpty();
  await notice(
    '2 counts have arrived for a stretch that was certified before, on Sep 10, 2024. They wait for review.',
  );
  act(() => {
    languageStore.setState({ language: 'es' });
  });
  await notice('Han llegado 2 conteos de un tramo ya certificado, del 10 sept 2024. Esperan revisión.');
  await user.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
  await notice('2 conteos esperan revisión, del 10 sept 2024.');
});

test('the checklist counts them, and once certified they are late no more', async () => {
  await importDays([DAYS[1]!]);
  const { user } = await openEmpty();
  await notice(
    '48 counts have arrived for a stretch that was certified before, on Sep 10, 2024. They wait for review.',
  );
  await user.click(screen.getByRole('button', { name: 'Certify' }));
  const question = await screen.findByRole('alertdialog', { name: 'Certify counts?' });
  await within(question).findByText('48 of the counts arrived for stretches that were certified before.');
  await user.click(within(question).getByRole('button', { name: 'Certify' }));
  await screen.findByText(/has a certification process running/);
  await act(() => testApi().runJobs());
  await screen.findByText('No counts wait for review.');
  expect(screen.queryByText(/certified before/)).not.toBeInTheDocument();
});
