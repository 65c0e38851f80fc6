import type { TipoDispositivo } from '#schemas/corpo/dispositivos.ts';

/** How a norm and a contract part into smaller and smaller pieces. */
const norma: readonly TipoDispositivo[] = ['artigo', 'paragrafo', 'inciso', 'alinea', 'item'];
const contrato: readonly TipoDispositivo[] = ['clausula', 'subclausula', 'subclausula2', 'alinea', 'item'];

/** The kind one step deeper or wider, by what it stands under; nothing beyond the last. */
export const nextTipo = (
  tipo: TipoDispositivo,
  by: 1 | -1,
  inContract: boolean,
): TipoDispositivo | undefined => {
  const known = tipo === 'clausulaNumeral' ? 'clausula' : tipo;
  const ways = inContract ? [contrato, norma] : [norma, contrato];
  const way = ways.find((each) => each.includes(known)) ?? norma;
  return way[way.indexOf(known) + by];
};
