import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import type { Vigencia, VigenciaPedida } from '#schemas/shapes/conteudo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { vigenciaOf, vigenciaProblem } from '#schemas/vigencia.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { ConteudoRow } from '#server/conteudo/atos/index.ts';
import { nameOfKind } from '#server/conteudo/especies/index.ts';

interface ChangedVigencia {
  readonly colunas: Pick<ConteudoRow, 'vigenciaInicio' | 'vigenciaFim'>;
  /** In words, before and after; null for none. */
  readonly de: string | null;
  readonly para: string | null;
}

/** What becomes of the validity of a content. Throws `AppError('camposInvalidos')` at `vigencia` or one of its parts. */
export const changedVigencia = (row: ConteudoRow, pedida: VigenciaPedida): ChangedVigencia => {
  const problem = vigenciaProblem(pedida);
  if (problem) throw refused(`vigencia.${problem.campo}`, mensagem(`documento.recusa.${problem.motivo}`));
  const vigencia = vigenciaOf(pedida);
  if (!row.mostraVigencia && Object.keys(vigencia).length > 0)
    throw refused('vigencia', mensagem('documento.motivo.semVigencia', { especie: nameOfKind(row.tipo) }));
  const { inicio = null, fim = null } = vigencia;
  return {
    colunas: { vigenciaInicio: inicio, vigenciaFim: fim },
    de: vigenciaText(vigenciaOfRow(row)) ?? null,
    para: vigenciaText(vigencia) ?? null,
  };
};

const refused = (campo: string, words: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: words }] });

const vigenciaOfRow = ({
  vigenciaInicio: inicio,
  vigenciaFim: fim,
}: Pick<ConteudoRow, 'vigenciaInicio' | 'vigenciaFim'>): Vigencia =>
  defined({ inicio: inicio ?? undefined, fim: fim ?? undefined });

/** What the page of a content says of its validity. */
export const readVigencia = (
  row: ConteudoRow,
): { readonly vigencia?: Vigencia; readonly mostraVigencia?: boolean } => {
  const vigencia = vigenciaOfRow(row);
  return defined({
    mostraVigencia: row.mostraVigencia || undefined,
    vigencia: Object.keys(vigencia).length > 0 ? vigencia : undefined,
  });
};

/** "de 01/01/2027 a 31/12/2027"; nothing of what has no validity. */
export const vigenciaText = ({ inicio, fim }: Vigencia): string | undefined => {
  if (inicio !== undefined && fim !== undefined)
    return mensagem('documento.vigencia.deAte', { inicio: writtenDay(inicio), fim: writtenDay(fim) });
  if (inicio !== undefined) return mensagem('documento.vigencia.desde', { inicio: writtenDay(inicio) });
  return fim === undefined ? undefined : mensagem('documento.vigencia.ate', { fim: writtenDay(fim) });
};
