/** An e-mail address in the pieces that a line may end behind: none of them is broken. */
export const emailPieces = (email: string): string[] => email.split(/(?=[@.])/);
