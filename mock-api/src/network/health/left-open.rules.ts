import { lasts } from './earlier-uploads.rules.ts';
import { retiredFlow } from './flow-watch.rules.ts';
import { HourBook, type Watched } from './hour-book.ts';
import type { Minutes } from './instants.ts';
import { NEW_UPLOAD_WATCH } from './upload-watch.rules.ts';
import type { StoredWatch } from './stored-watch.ts';

/**
 * Ends what is open of a station of which nothing is expected any more as before: it is counted in another way, or its deployment was taken
 * back. That is no recovery, and is told as the end of what has retired. The watch is the very one of before where nothing was open.
 */
export function endLeftOpen(before: StoredWatch, now: Minutes): Watched<StoredWatch> {
  const book = new HourBook();
  return book.closed(before.is === 'counter' ? endCounter(before, now, book) : endUploads(before, now, book));
}

function endCounter(before: StoredWatch & { is: 'counter' }, now: Minutes, book: HourBook): StoredWatch {
  const { station, flows } = before;
  if (!station.open && flows.every(({ open }) => open === null)) return before;
  if (station.open) book.say({ ...station.open, retiredAt: now }, now, 'retired');
  return {
    ...before,
    station: { ...station, open: null, confirmingSince: null },
    flows: flows.map((flow) => retiredFlow(flow, now, book)),
  };
}

function endUploads(before: StoredWatch & { is: 'uploads' }, now: Minutes, book: HourBook): StoredWatch {
  const { deployment, upload, earlier = [] } = before;
  const open = [...(upload.open ? [upload.open] : []), ...earlier.map(({ outage }) => outage).filter(lasts)];
  if (open.length === 0) return before;
  for (const outage of open) book.say({ ...outage, retiredAt: now }, now, 'retired');
  return { is: 'uploads', deployment, upload: upload.open ? NEW_UPLOAD_WATCH : upload };
}
