/**
 * Why a database can't be begun with, for the operator; null where it can. One that bytes are put into as they come neither finds
 * `PEÑA` by `peña` nor counts its letters, and nothing mends that later; one that is in use already goes on.
 */
export const encodingFault = ({
  encoding,
  isEmpty,
}: {
  encoding: string;
  isEmpty: boolean;
}): string | null =>
  encoding === 'UTF8' || !isEmpty
    ? null
    : `The database of DATABASE_URL has the encoding ${encoding}, in which names such as Peña are not found as they are written. Make it anew: create database counts encoding 'UTF8' template template0.`;
