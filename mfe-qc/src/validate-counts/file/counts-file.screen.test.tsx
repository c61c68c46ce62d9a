import { screen, waitFor } from '@testing-library/react';
import { forgetSignIns, request, testApi } from 'mock-api/testing';
import { answerOnce, loseOnce, signInAs } from 'shared-ui/testing';
import { countsList, DAY, openReview, STATION, storedCounts } from '../testing/review.tsx';

// the list as a file

let files: Blob[];
beforeEach(() => {
  files = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `#${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
});

async function openList(filters: Parameters<typeof openReview>[0]) {
  const view = await openReview(filters);
  await countsList();
  return { ...view, save: () => view.user.click(screen.getByRole('button', { name: 'Export the counts' })) };
}
const lines = async () => {
  await waitFor(() => expect(files).toHaveLength(1));
  return (await files[0]!.text()).trimEnd().split('\r\n');
};

test('all counts that the filters reach are in it, not only the page, and no note is run by a spreadsheet', async () => {
  await testApi().reset();
  forgetSignIns();
  await signInAs('user');
  const [first] = await storedCounts({ minDate: '2026-02-16' });
  const { id, date } = first!;
  await request(
    'POST /counts/update',
    { body: { flowid_txdot: STATION, counts: [{ id, date, suspect_id: null, note: '=1+1' }] } },
    'user',
  );
  const { save } = await openList({ minDate: '2026-02-16', maxDate: '2026-03-01' });
  await save();
  const [head, ...rows] = await lines();
  expect(head).toBe('Date,Flow,Count type,Direction,Interval,Count,Vendor’s Status,Suspect,Note,Certified');
  expect(rows).toHaveLength(672);
  expect(rows[0]).toMatch(/,Valid,'=1\+1,Not yet certified$/);
  expect(await screen.findByText(/^Saved .* Counts of AU0001 .*\.csv with 672 counts\.$/)).toBeVisible();
});

test('columns that are put away are left out of it, and it is said that they are', async () => {
  const { save } = await openList({ ...DAY, columns: 'date~direction~count~suspect~note' } as typeof DAY);
  await save();
  const [head] = await lines();
  expect(head).toBe('Date,Flow,Direction,Count,Vendor’s Status,Suspect,Note,Certified');
  expect(await screen.findByText(/with 48 counts, in the columns that the list shows\.$/)).toBeVisible();
});

test('a count that is missing is empty, and more than a file takes is told', async () => {
  const { save } = await openList(DAY);
  const [one] = await storedCounts(DAY);
  answerOnce('GET /counts', 200, { data: [{ ...one!, count: null }], current_page: 1, total: 30_000 });
  await save();
  const [, row] = await lines();
  expect(row).toContain(`,${one!.count_int},,`);
  expect(await screen.findByText(/holds the first 1 of 30,000 counts, 29,999 are left out/)).toBeVisible();
});

test('counts that do not come are told, and no file is made', async () => {
  const { save } = await openList(DAY);
  loseOnce('GET /counts');
  await save();
  expect(await screen.findByText(/can’t be reached/)).toBeVisible();
  expect(files).toEqual([]);
});
