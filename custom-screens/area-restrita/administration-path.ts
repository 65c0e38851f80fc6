/** Where who has no key goes back to. */
export const administrationPath = '/administracao';
