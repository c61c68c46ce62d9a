const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';

/** The version of the shell that this page runs. */
export const shellVersion = (): string => metaOf('shell-version');

/**
 * The release that this page is of, by the address of its page, as the registry names the one in force. Null on a
 * development server, which has no releases.
 */
export function shellPage(): string | null {
  const page = metaOf('shell-page');
  return page.startsWith('/') ? page : null;
}
