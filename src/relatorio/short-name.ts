/** The short name of a unit where its whole one does not fit, and no name longer than its place. */
export const shortName = (rotulo: string, narrow: boolean): string => {
  const name = narrow ? (rotulo.split(' · ')[0] ?? rotulo) : rotulo;
  const most = narrow ? 14 : 30;
  return name.length > most ? `${name.slice(0, most - 1)}…` : name;
};
