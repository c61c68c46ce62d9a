import { DAY } from './instants.ts';
import { NEW_UPLOAD_WATCH, watchUploadHour, type UploadWatch } from './upload-watch.rules.ts';

const ENDED = 1000 * DAY;
const after = (before: UploadWatch, day: number, uploaded: number | null) =>
  watchUploadHour(before, {
    now: ENDED + day * DAY,
    endedAt: ENDED,
    uploadedAt: uploaded === null ? null : ENDED + uploaded * DAY,
  });

test('a deployment is never silent, and overdue two weeks after its end', () => {
  expect(after(NEW_UPLOAD_WATCH, 13, null)).toMatchObject({ watch: { open: null, isOver: false }, news: [] });
  const { watch, news } = after(NEW_UPLOAD_WATCH, 14, null);
  expect(watch.open).toMatchObject({ kind: 'overdue', start: ENDED, dueAt: ENDED + 14 * DAY });
  expect(news.map(({ what }) => what)).toEqual(['silent']);
  expect(after(watch, 60, null).news).toEqual([]);
});

test('counts that come in time are no news', () => {
  expect(after(NEW_UPLOAD_WATCH, 5, 4)).toMatchObject({ watch: { open: null, isOver: true }, news: [] });
  expect(after({ open: null, isOver: true }, 30, 4).news).toEqual([]);
});

test('counts that come late are told once', () => {
  const { watch } = after(NEW_UPLOAD_WATCH, 14, null);
  const came = after(watch, 20, 19);
  expect(came.news.map(({ what }) => what)).toEqual(['recovered']);
  expect(came.changed[0]).toMatchObject({ recoveredAt: ENDED + 19 * DAY, filledAt: ENDED + 19 * DAY });
  expect(after(came.watch, 21, 19).news).toEqual([]);
});
