const format = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** `20/11, 10:30:05`: lines of a log are told apart by the second. */
export const formatSecond = (moment: string): string => format.format(new Date(moment));
