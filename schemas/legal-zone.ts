/** Where the days and hours of the institution are counted (an IANA zone), the same on the server and in the browser. */
let zone = 'America/Sao_Paulo';

export const legalZone = (): string => zone;

/** Said once, as the process or the page begins. */
export const setLegalZone = (name: string): void => {
  zone = name;
};

/** How people call it: `horário de Brasília`, with or without summer time. */
export const legalZoneName = (): string => {
  const parts = new Intl.DateTimeFormat('pt-BR', {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name.replace(/^Horário (Padrão )?/, 'horário ');
};
