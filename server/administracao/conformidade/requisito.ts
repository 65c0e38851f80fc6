import type { Requisito } from '#schemas/shapes/conformidade.ts';

/** One requirement, before what is counted of it: its number, its grade, what it asks in our words. */
interface Declared extends Pick<Requisito, 'numero' | 'grau' | 'texto'> {
  readonly provas: Requisito['provas'];
  /** What the product does not do of it, or what no test shows. */
  readonly falta?: string;
}

/** Tests of the same file that prove something: the file, under `tests/` and without its ending, and their titles as written. */
export const prova = (arquivo: string, ...titulos: readonly string[]): Requisito['provas'] =>
  titulos.map((titulo) => ({ arquivo: `tests/${arquivo}`, titulo }));

const rowOf = ({ numero, grau, texto, provas, falta }: Declared): Requisito => {
  const proved = provas.length > 0;
  const base = { numero, capitulo: Number(numero.split('.')[0]), grau, texto, provas };
  if (falta === undefined) return { ...base, situacao: proved ? 'ATENDIDO' : 'NAO_ATENDIDO' };
  return { ...base, situacao: proved ? 'EM_PARTE' : 'NAO_ATENDIDO', falta };
};

/** A row that its tests prove whole. */
export const atende = (
  numero: string,
  grau: Requisito['grau'],
  texto: string,
  ...provas: readonly Requisito['provas'][]
): Requisito => rowOf({ numero, grau, texto, provas: provas.flat() });

/** A row of which something is missing, and which tests prove the rest, if any do. */
export const falta = (
  numero: string,
  grau: Requisito['grau'],
  texto: string,
  porque: string,
  ...provas: readonly Requisito['provas'][]
): Requisito => rowOf({ numero, grau, texto, provas: provas.flat(), falta: porque });
