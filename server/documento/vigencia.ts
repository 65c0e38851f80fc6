import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Vigencia } from '#schemas/shapes/conteudo.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { VigenciaPedida } from '#schemas/shapes/documento-novo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { vigenciaOf, vigenciaProblem } from '#schemas/vigencia.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  concluded,
  condition,
  estado,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';

interface Validity extends ActInput {
  /** From when and until when, or for how long; empty, none. */
  readonly vigencia: VigenciaPedida;
}

/** Sets, changes or takes away the validity of a concluded document: what it says is not touched. */
export const definirVigencia = act<Validity>({
  nome: 'definirVigencia',
  especies: [tipoConteudo.documento],
  fase: concluded,
  estado: [estado.corrente, estado.standby],
  exige: [
    condition.flag('definirVigenciaAposConclusao'),
    condition.showsValidity,
    condition.inHands,
    condition.notTaken,
    condition.removalNotAsked,
  ],
  evento: 'vigenciaDefinida',
  comMotivo: true,
  effect: async (ctx, { row }, { vigencia }) => {
    const after = await keepVigencia(ctx, row, vigencia, 'vigencia.');
    const [de, para] = [vigenciaText(vigenciaOfRow(row)), vigenciaText(after)];
    if (para === undefined)
      return { dados: { de: de ?? null }, evento: 'vigenciaRetirada', resultado: undefined };
    return { dados: { de: de ?? null, vigencia: para }, resultado: undefined };
  },
});

/**
 * Keeps the validity of a document.
 * @param place what comes before the name of a field that is refused
 */
export const keepVigencia = async (
  { db }: Ctx,
  row: ConteudoRow,
  pedida: VigenciaPedida,
  place: string,
): Promise<Vigencia> => {
  const problem = vigenciaProblem(pedida);
  if (problem)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [
          { campo: `${place}${problem.campo}`, mensagem: mensagem(`documento.recusa.${problem.motivo}`) },
        ],
      },
    );
  const vigencia = vigenciaOf(pedida);
  if (!row.mostraVigencia && Object.keys(vigencia).length > 0)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'vigencia', mensagem: mensagem('documento.recusa.semVigencia') }] },
    );
  const { inicio = null, fim = null } = vigencia;
  await db
    .updateTable('documento')
    .set({ vigenciaInicio: inicio, vigenciaFim: fim })
    .where('id', '=', row.id)
    .execute();
  return vigencia;
};

export const vigenciaOfRow = ({
  vigenciaInicio: inicio,
  vigenciaFim: fim,
}: Pick<ConteudoRow, 'vigenciaInicio' | 'vigenciaFim'>): Vigencia =>
  defined({ inicio: inicio ?? undefined, fim: fim ?? undefined });

/** What the page of a document says of its validity. */
export const readVigencia = (row: ConteudoRow): Pick<Documento, 'vigencia' | 'mostraVigencia'> => {
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
