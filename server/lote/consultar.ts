import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Lote, LoteCitado } from '#schemas/shapes/lote.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, loadOfKind } from '#server/conteudo/atos/index.ts';
import { aroundColumns, aroundJoins, presentAround, type Around } from '#server/conteudo/dados/index.ts';
import { readItems } from '#server/conteudo/anda-junto/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { enteredHere, senderOf } from './abrir.ts';
import { loteActs } from './acts.ts';

/** A lot with what is, or was, in it, of which only what who asks sees is told. */
export const consultar = async (ctx: Ctx, id: number): Promise<Lote> => {
  const loaded = await loadOfKind(ctx, id, tipoConteudo.lote);
  const { row, situation } = loaded;
  const [around, itens, sender, returns] = await Promise.all([
    readAround(ctx, id),
    readItems(ctx, id),
    senderOf(ctx, id),
    readReturns(ctx, id),
  ]);
  return {
    ...presentAround(ctx, row, around),
    ...(await recebimentoADesfazer(ctx, loaded)),
    itens: itens.map((item) => ({
      ...item,
      daqui: (sender && item.situacao === 'INCLUIDO' && enteredHere(item, sender)) || undefined,
    })),
    devolucoes: returns.filter(({ volta }) => volta).map(cited),
    acoes: acoesOf(loteActs, situation),
    ...defined({
      observacoes: around.observacoes ?? undefined,
      remetente: sender?.sigla,
      devolve: returns.filter(({ volta }) => !volta).map(cited)[0],
    }),
  };
};

const cited = ({ id, numero }: LoteCitado): LoteCitado => ({ id, numero });

const readAround = async (
  ctx: Ctx,
  id: number,
): Promise<Around & { readonly observacoes: string | null }> => {
  const { rows } = await sql<Around & { observacoes: string | null }>`
    select ${aroundColumns(ctx)}, l.observacoes from conteudo c join lote l on l.id = c.id ${aroundJoins(sql`null`)}
    where c.id = ${id}`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

interface ReturnRow extends LoteCitado {
  /** It takes back what was refused of this one; otherwise this one takes back of it. */
  readonly volta: boolean;
}

const readReturns = async ({ db, sessao }: Ctx, loteId: number): Promise<readonly ReturnRow[]> => {
  const { rows } = await sql<ReturnRow>`
    select c.id, c.numero, l.devolve_id = ${loteId} as volta from lote l join conteudo c on c.id = l.id
    where (l.devolve_id = ${loteId} or l.id = (select x.devolve_id from lote x where x.id = ${loteId}))
      and ${visibleContent(sessao)} order by c.id`.execute(db);
  return rows.map((row) => ({ ...row, volta: row.volta === true }));
};
