import { sql } from 'kysely';
import { defined } from '#schemas/defined.ts';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mostItems } from '#schemas/lote.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { LoteIncluir } from '#schemas/shapes/lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import {
  act,
  condition,
  findSituations,
  perform,
  type ActInput,
  type ConteudoRow,
  type Loaded,
} from '#server/conteudo/atos/index.ts';
import { itemsOf, lockContents, readInside, release, travelWith } from '#server/conteudo/anda-junto/index.ts';
import { contentsOfCodes } from '#server/conteudo/dados/index.ts';
import { whyNotInLot } from '#server/conteudo/tramite/index.ts';
import { ofLots } from './of-lots.ts';

/** What is asked to enter: an id, or a code that was read and is of nothing within reach. */
type Asked = { readonly id: number } | { readonly codigo: string };

interface Entering extends ActInput {
  readonly pedidos: readonly Asked[];
  /** Why each was refused where it came from, of a lot of returns. */
  readonly recusas?: ReadonlyMap<number, string>;
}

/** Puts contents of the unit in a lot: each enters, or says why not. */
export const incluirItens = act<Entering, undefined, ResultadoItem[]>({
  ...ofLots,
  nome: 'incluirItens',
  evento: 'itensIncluidos',
  effect: async (ctx, { row }, { pedidos, recusas = new Map() }) => {
    const ids = [...new Set(pedidos.flatMap((asked) => ('id' in asked ? [asked.id] : [])))];
    await lockContents(ctx, ids);
    const found = new Map((await findSituations(ctx, ids)).map((loaded) => [loaded.row.id, loaded]));
    const inside = await itemsOf(ctx, row.id);
    const entering: number[] = [];
    const resultados = pedidos.map((asked, index): ResultadoItem => {
      if (!('id' in asked))
        return refused(index + 1, asked.codigo, mensagem('lote.codigoDeNada', { codigo: asked.codigo }));
      const loaded = found.get(asked.id);
      if (!loaded) return refused(asked.id, String(asked.id), mensagem('erro.naoEncontrado'));
      const rotulo = loaded.row.numero ?? loaded.row.assunto;
      if (inside.includes(asked.id) || entering.includes(asked.id))
        return refused(asked.id, rotulo, mensagem('lote.jaEsta'));
      const motivo = whyNotHere(loaded, inside.length + entering.length);
      if (motivo !== undefined) return refused(asked.id, rotulo, motivo);
      entering.push(asked.id);
      return { id: asked.id, ok: true, rotulo };
    });
    await enter(ctx, row, entering, recusas);
    return entering.length === 0
      ? { evento: false as const, resultado: resultados }
      : { dados: { itens: entering }, resultado: resultados };
  },
});

const refused = (id: number, rotulo: string, motivo: string): ResultadoItem => ({
  id,
  ok: false,
  rotulo,
  mensagem: motivo,
});

const whyNotHere = (loaded: Loaded, size: number): string | undefined => {
  if (loaded.row.tipo === tipoConteudo.lote) return mensagem('documento.motivo.loteEmLote');
  if (size >= mostItems) return mensagem('documento.motivo.loteCheio', { n: mostItems });
  return whyNotInLot(loaded);
};

/** From now on they are where the lot is, and go where it goes; who sees it sees them. */
const enter = async (
  ctx: Ctx,
  { id }: ConteudoRow,
  ids: readonly number[],
  recusas: ReadonlyMap<number, string>,
): Promise<void> => {
  if (ids.length === 0) return;
  const { db, agora, sessao } = ctx;
  await sql`insert into lote_item (lote_id, conteudo_id, ordem, em, por, substituto, motivo)
    select ${id}, x.id, x.n + coalesce((select max(ordem) from lote_item where lote_id = ${id}), 0), ${agora},
      ${sessao.usuarioId}, ${sessao.substitutoId ?? null}::integer, x.motivo
    from unnest(${[...ids]}::bigint[], ${ids.map((one) => recusas.get(one) ?? null)}::text[]) with ordinality as x (id, motivo, n)
    on conflict (lote_id, conteudo_id) do update set ordem = excluded.ordem, situacao = 'INCLUIDO', motivo = excluded.motivo,
      em = excluded.em, por = excluded.por, substituto = excluded.substituto`.execute(db);
  await travelWith(ctx, id, ids);
  await recordEvents(
    ctx,
    ids.map((conteudoId) => ({
      cadeia: `conteudo:${conteudoId}`,
      ato: 'incluidoNoLote',
      conteudoId,
      dados: { lote: id },
    })),
  );
};

/** Puts in a lot what was chosen, or what the labels that were read are of. */
export const incluir = async (
  ctx: Ctx,
  id: number,
  { conteudoIds = [], codigos = [] }: LoteIncluir,
  recusas?: ReadonlyMap<number, string>,
): Promise<ResultadoItem[]> => {
  const read = await contentsOfCodes(ctx, codigos, [tipoConteudo.lote]);
  const pedidos: Asked[] = [
    ...conteudoIds.map((conteudoId) => ({ id: conteudoId })),
    ...codigos.map((codigo) => {
      const found = read.get(codigo);
      return found === undefined ? { codigo } : { id: found.id };
    }),
  ];
  if (pedidos.length === 0)
    throw new AppError(
      'camposInvalidos',
      {},
      { erros: [{ campo: 'conteudoIds', mensagem: mensagem('lote.nadaAIncluir') }] },
    );
  return perform(ctx, incluirItens, id, defined({ pedidos, recusas }));
};

interface Taken extends ActInput {
  readonly conteudoIds: readonly number[];
}

/** Takes out of a lot what does not go after all. */
export const retirarItens = act<Taken>({
  ...ofLots,
  exige: [...ofLots.exige, condition.hasPieces],
  nome: 'retirarItens',
  evento: 'itensRetirados',
  effect: async (ctx, { row }, { conteudoIds }) => {
    await lockContents(ctx, conteudoIds);
    const inside = new Set((await readInside(ctx, row.id)).map(({ id }) => id));
    const leaving = conteudoIds.filter((conteudoId) => inside.has(conteudoId));
    // nothing changes, also when somebody else took them out before
    if (leaving.length === 0)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('lote.naoEstaNoLote') });
    await release(
      ctx,
      row.id,
      leaving.map((conteudoId) => ({ conteudoId, situacao: 'RETIRADO' as const })),
    );
    return { dados: { itens: leaving }, resultado: undefined };
  },
});

export const retirar = (ctx: Ctx, id: number, { conteudoIds }: Taken): Promise<void> =>
  perform(ctx, retirarItens, id, { conteudoIds });

/** Puts in it what was made for it just now, or says why not. */
export const porNoLote = async (ctx: Ctx, id: number, conteudoId: number): Promise<undefined> => {
  const [one] = await incluir(ctx, id, { conteudoIds: [conteudoId] });
  if (one?.ok !== true) throw new AppError('transicaoNaoPermitida', { motivo: one?.mensagem ?? '' });
};
