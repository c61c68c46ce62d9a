import { PHOTO_MAX_BYTES } from 'shared-domain';
import { receiveForm, type ReceivedForm } from '../../platform/http/receive-form.ts';
import { texts } from './texts.ts';

const MEGA = 1024 * 1024;

/** Reads the form of one photo into memory. */
export const receivePhoto = (request: Request): Promise<ReceivedForm> =>
  receiveForm(request, {
    maxBytes: PHOTO_MAX_BYTES,
    none: texts.noPhoto,
    tooLarge: texts.tooLarge({ megabytes: PHOTO_MAX_BYTES / MEGA }),
    brokenOff: texts.brokenOff,
  });
