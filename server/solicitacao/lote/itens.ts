import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mostItems } from '#schemas/lote.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { ResultadoItem } from '#schemas/shapes/conteudo.ts';
import type { LoteSolicitacoesIncluir, LoteSolicitacoesRetirar } from '#schemas/shapes/lote-solicitacoes.ts';
import { recordEvents } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { lockContents } from '#server/conteudo/anda-junto/index.ts';
import {
  act,
  findSituations,
  perform,
  type ActInput,
  type ConteudoRow,
} from '#server/conteudo/atos/index.ts';
import { contentsOfCodes } from '#server/conteudo/dados/index.ts';
import { ofLots } from './of-lots.ts';
import { closeEnded } from '../close-ended.ts';

/** What is asked to enter: an id, or a code that was read and is of nothing within reach. */
type Asked = { readonly id: number } | { readonly codigo: string };

interface Entering extends ActInput {
  readonly pedidos: readonly Asked[];
}

/** Names requests in a lot: each enters, or says why not. They stay where they are, and who sees them is the same. */
export const incluirSolicitacoes = act<Entering, undefined, ResultadoItem[]>({
  ...ofLots,
  nome: 'incluirSolicitacoes',
  evento: 'solicitacoesIncluidas',
  effect: async (ctx, { row }, { pedidos }) => {
    const ids = pedidos.flatMap((asked) => ('id' in asked ? [asked.id] : []));
    const found = new Map((await findSituations(ctx, ids)).map((loaded) => [loaded.row.id, loaded.row]));
    const { requests, service, size } = await readRequests(ctx, row.id, ids);
    const entering = new Set<number>();
    const resultados = pedidos.map((asked, index): ResultadoItem => {
      if (!('id' in asked))
        return refused(index + 1, asked.codigo, mensagem('loteSolicitacoes.codigoDeNada', asked));
      const content = found.get(asked.id);
      if (!content) return refused(asked.id, String(asked.id), mensagem('erro.naoEncontrado'));
      const rotulo = content.numero ?? content.assunto;
      const motivo = entering.has(asked.id)
        ? mensagem('loteSolicitacoes.jaEsta')
        : size + entering.size >= mostItems
          ? mensagem('documento.motivo.loteCheio', { n: mostItems })
          : whyNot(ctx, content, requests.get(asked.id), service);
      if (motivo !== undefined) return refused(asked.id, rotulo, motivo);
      entering.add(asked.id);
      return { id: asked.id, ok: true, rotulo };
    });
    await enter(ctx, row, [...entering]);
    return { evento: entering.size === 0 ? (false as const) : undefined, resultado: resultados };
  },
});

const refused = (id: number, rotulo: string, motivo: string): ResultadoItem => ({
  id,
  ok: false,
  rotulo,
  mensagem: motivo,
});

interface Request {
  readonly id: number;
  readonly tipoProcessoId: number;
  readonly encerrada: boolean;
  /** It is in this lot now. */
  readonly aqui: boolean;
  /** It is in another that is not closed. */
  readonly emOutro: boolean;
}

interface Service {
  readonly id: number;
  readonly nome: string;
}

const readRequests = async (
  { db }: Ctx,
  loteId: number,
  ids: readonly number[],
): Promise<{
  readonly requests: ReadonlyMap<number, Request>;
  readonly service: Service;
  readonly size: number;
}> => {
  const { rows } = await sql<Request>`
    select s.id::integer as id, s.tipo_processo_id, s.encerrada_em is not null as encerrada,
      exists (select from lote_solicitacoes_item i where i.solicitacao_id = s.id and i.lote_id = ${loteId} and i.saida_em is null)
        as aqui,
      exists (select from lote_solicitacoes_item i join conteudo l on l.id = i.lote_id where i.solicitacao_id = s.id
        and i.lote_id <> ${loteId} and i.saida_em is null and l.estado = 0 and l.excluido_em is null) as em_outro
    from solicitacao s where s.id = any(${[...ids]}::bigint[])`.execute(db);
  const { rows: own } = await sql<Service & { readonly size: number }>`
    select t.id, t.nome, (select count(*)::integer from lote_solicitacoes_item i
      where i.lote_id = l.id and i.saida_em is null) as size
    from lote_solicitacoes l join registro.tipo_processo t on t.id = l.tipo_processo_id where l.id = ${loteId}`.execute(
    db,
  );
  const [service] = own;
  if (!service) throw new AppError('naoEncontrado');
  return { requests: new Map(rows.map((one) => [one.id, one])), service, size: service.size };
};

const whyNot = (
  { sessao }: Ctx,
  content: ConteudoRow,
  request: Request | undefined,
  service: Service,
): string | undefined => {
  if (content.tipo !== tipoConteudo.solicitacaoServico || !request)
    return mensagem('loteSolicitacoes.naoEhPedido');
  if (request.tipoProcessoId !== service.id)
    return mensagem('loteSolicitacoes.outroServico', { servico: service.nome });
  if (request.aqui) return mensagem('loteSolicitacoes.jaEsta');
  if (request.encerrada) return mensagem('externo.motivo.encerrada');
  if (request.emOutro) return mensagem('loteSolicitacoes.emOutro');
  return content.detentorUnidadeId === sessao.unidadeId
    ? undefined
    : mensagem('loteSolicitacoes.outraUnidade', { unidade: content.detentorSigla });
};

const enter = async (ctx: Ctx, { id }: ConteudoRow, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const { db, agora, sessao } = ctx;
  await sql`insert into lote_solicitacoes_item (lote_id, solicitacao_id, ordem, em, por, substituto)
    select ${id}, x.id, x.n + coalesce((select max(i.ordem) from lote_solicitacoes_item i where i.lote_id = ${id}), 0), ${agora},
      ${sessao.usuarioId}, ${sessao.substitutoId ?? null}::integer
    from unnest(${[...ids]}::bigint[]) with ordinality as x (id, n)`.execute(db);
  await recordEvents(
    ctx,
    ids.map((conteudoId) => ({
      cadeia: `conteudo:${conteudoId}`,
      ato: 'postaEmLote',
      conteudoId,
      dados: { lote: id },
    })),
  );
};

/** Puts in a lot what was chosen, or what the numbers that were written are of. */
export const incluir = async (
  ctx: Ctx,
  id: number,
  { conteudoIds = [], codigos = [] }: LoteSolicitacoesIncluir,
): Promise<ResultadoItem[]> => {
  const read = await contentsOfCodes(ctx, codigos, [tipoConteudo.loteSolicitacaoServico]);
  const pedidos: Asked[] = [
    ...conteudoIds.map((conteudoId) => ({ id: conteudoId })),
    ...codigos.map((codigo) => {
      const found = read.get(codigo);
      return found === undefined ? { codigo } : { id: found.id };
    }),
  ];
  if (pedidos.length === 0) throw refuseField('conteudoIds', 'loteSolicitacoes.semPedido');
  // a request is held before its lot, wherever both are: who ends it closes the lot
  await lockContents(
    ctx,
    pedidos.flatMap((asked) => ('id' in asked ? [asked.id] : [])),
  );
  return perform(ctx, incluirSolicitacoes, id, { pedidos });
};

type Leaving = ActInput & LoteSolicitacoesRetirar;

/** Takes requests out, at any time: each goes on by itself, and the lot keeps that it was there. */
export const retirarSolicitacoes = act<Leaving>({
  ...ofLots,
  nome: 'retirarSolicitacoes',
  evento: 'solicitacoesRetiradas',
  effect: async (ctx, { row }, { conteudoIds, motivo }) => {
    const { db, agora, sessao } = ctx;
    const seen = (await findSituations(ctx, [...conteudoIds])).map((loaded) => loaded.row.id);
    const { rows } = await sql<{ id: number }>`
      update lote_solicitacoes_item set saida_em = ${agora}, saida_por = ${sessao.usuarioId},
        saida_substituto = ${sessao.substitutoId ?? null}::integer, motivo = ${motivo?.trim() || null}
      where lote_id = ${row.id} and saida_em is null and solicitacao_id = any(${seen}::bigint[])
      returning solicitacao_id::integer as id`.execute(db);
    // nothing changes, also when somebody else took them out before
    if (rows.length === 0)
      throw new AppError('transicaoNaoPermitida', { motivo: mensagem('loteSolicitacoes.naoEsta') });
    await recordEvents(
      ctx,
      rows.map(({ id }) => ({
        cadeia: `conteudo:${id}`,
        ato: 'tiradaDeLote',
        conteudoId: id,
        dados: { lote: row.id },
      })),
    );
    return { resultado: undefined };
  },
  follow: (ctx, { row }) => closeEnded(ctx, [row.id]),
});

export const retirar = async (ctx: Ctx, id: number, pedido: LoteSolicitacoesRetirar): Promise<void> => {
  await lockContents(ctx, pedido.conteudoIds);
  await perform(ctx, retirarSolicitacoes, id, pedido);
};
