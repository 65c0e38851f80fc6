/** Of "Ofício · Documento", the first part where nothing else is called so. */
const headOf = (rotulo: string): string => rotulo.split(' · ')[0] ?? rotulo;

const cut = (name: string, most: number): string =>
  name.length > most ? `${name.slice(0, most - 1)}…` : name;

/** The short names of what a chart draws, none longer than its place; two that would be one keep what sets them apart. */
export const shortNames = (rotulos: readonly string[], narrow: boolean): string[] => {
  if (!narrow) return rotulos.map((rotulo) => cut(rotulo, 30));
  const heads = rotulos.map(headOf);
  return rotulos.map((rotulo, at) => {
    const head = heads[at] ?? rotulo;
    const tail = rotulo.slice(head.length + ' · '.length);
    const shared = heads.filter((other) => other === head).length > 1;
    return shared && tail !== '' ? `${cut(head, 9)} · ${cut(tail, 5)}` : cut(head, 14);
  });
};
