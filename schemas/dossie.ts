/** As many pieces as a dossier takes. */
export const mostPieces = 2000;

/** Days before the end of its validity from which a piece is said to end soon. */
export const soonDays = 30;
