const brasilia = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** An instant in the time of Brasília, which is the official one: `18/11/2026, 09:05:12`. */
export const formatInstant = (iso: string): string => brasilia.format(new Date(iso));
