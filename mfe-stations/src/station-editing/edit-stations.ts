import { invalidate } from 'shared-ui/query';

/**
 * Makes an edit of stations; whatever lists stations asks for them anew, if the edit is refused too: somebody else may
 * have made one.
 */
export async function editStations<T>(made: Promise<T>): Promise<T> {
  try {
    return await made;
  } finally {
    void invalidate(['stations']);
  }
}
