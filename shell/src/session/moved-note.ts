/** Where the word of a new agency waits for the page that is loaded anew. */
const KEY = 'moved-to';

/** Lets the next page of this tab say which agency it shows. */
export const noteMove = (agency: string): void => sessionStorage.setItem(KEY, agency);

/** The agency that this page was loaded anew for; said once. */
export function takeMove(): string | null {
  const agency = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return agency;
}
