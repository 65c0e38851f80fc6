import { text } from '#src/i18n/text.ts';

const known = ['200', '201', '400', '401', '404', '500', '503'] as const;

/** What to say of an HTTP status when the server itself said nothing. */
export const statusMessage = (status: number): string => {
  if (status === 0) return text('shell.semResposta');
  const found = known.find((code) => code === String(status));
  return text(found ? `shell.situacao.${found}` : 'shell.situacao.outro');
};
