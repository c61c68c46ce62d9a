/** Puts a text on the clipboard; false where that is refused, as browsers do to a page without a secure address. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
