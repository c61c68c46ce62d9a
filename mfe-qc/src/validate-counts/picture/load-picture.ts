/** Fetches the built-in picture: the list does not wait for the charts' library. */
export const loadYearPicture = () => import('./year-picture.tsx');
