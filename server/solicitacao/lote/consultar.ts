import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Rotulo } from '#schemas/shapes/conteudo.ts';
import type { AtoDoLote, LoteSolicitacoes, LoteSolicitacoesItem } from '#schemas/shapes/lote-solicitacoes.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, findSituations, loadOfKind, type Rule } from '#server/conteudo/atos/index.ts';
import {
  acesso,
  chegada,
  exclusao,
  fim,
  posse,
  saida,
  tomada,
  type AtosDaEspecie,
} from '#server/conteudo/atos-comuns/index.ts';
import { aroundColumns, aroundJoins, presentAround, type Around } from '#server/conteudo/dados/index.ts';
import { recebimentoADesfazer } from '#server/conteudo/tramite/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { passosDe } from '../fases.ts';
import { agirNoLote } from './agir.ts';
import { incluirSolicitacoes, retirarSolicitacoes } from './itens.ts';
import { editar } from './salvar.ts';

const loteSolicitacoesActs: readonly Rule[] = [
  ...chegada,
  editar,
  incluirSolicitacoes,
  agirNoLote,
  retirarSolicitacoes,
  ...saida,
  ...tomada,
  ...fim,
  ...posse,
  ...exclusao,
  ...acesso,
];

export const atosDeLoteSolicitacoes: AtosDaEspecie = {
  tipo: tipoConteudo.loteSolicitacaoServico,
  atos: loteSolicitacoesActs,
};

/** A lot of requests, with those that who asks sees: how each stands, by its own clock. */
export const consultar = async (ctx: Ctx, id: number): Promise<LoteSolicitacoes> => {
  const loaded = await loadOfKind(ctx, id, tipoConteudo.loteSolicitacaoServico);
  const { row, situation } = loaded;
  const [around, itens] = await Promise.all([readAround(ctx, id), readItems(ctx, id)]);
  const { servico, observacoes, processo } = around;
  return {
    ...presentAround(ctx, row, around),
    ...(await recebimentoADesfazer(ctx, loaded)),
    servico,
    itens,
    acoes: acoesOf(loteSolicitacoesActs, situation),
    ...defined({ observacoes: observacoes ?? undefined, processo: processo ?? undefined }),
  };
};

interface LotAround extends Around {
  readonly servico: Rotulo;
  readonly observacoes: string | null;
  readonly processo: { readonly id: number; readonly numero: string } | null;
}

const readAround = async (ctx: Ctx, id: number): Promise<LotAround> => {
  const { rows } = await sql<LotAround>`
    select ${aroundColumns(ctx)}, jsonb_build_object('id', t.id, 'rotulo', t.nome) as servico, l.observacoes,
      (select jsonb_build_object('id', p.id, 'numero', coalesce(p.numero, p.assunto)) from (
        select c.id, c.numero, c.assunto from conteudo c where c.id = l.processo_id and c.excluido_em is null
          and ${visibleContent(ctx.sessao)}) p) as processo
    from conteudo c join lote_solicitacoes l on l.id = c.id ${aroundJoins(sql`null`)}
    join registro.tipo_processo t on t.id = l.tipo_processo_id
    where c.id = ${id}`.execute(ctx.db);
  const [found] = rows;
  if (!found) throw new AppError('naoEncontrado');
  return found;
};

interface ItemRow {
  readonly id: number;
  readonly numero: string;
  readonly nome: string;
  readonly situacao: LoteSolicitacoesItem['situacao'];
  readonly enviadaEm: Date;
  readonly prazo: string | null;
  readonly respostaAte: string | null;
  readonly desfecho: LoteSolicitacoesItem['desfecho'] | null;
  readonly autuadoId: number | null;
  readonly unidade: string;
  readonly em: Date;
  readonly quem: string;
  readonly saidaEm: Date | null;
  readonly saidaQuem: string | null;
  readonly motivo: string | null;
}

const readItems = async (ctx: Ctx, loteId: number): Promise<LoteSolicitacoesItem[]> => {
  const { rows } = await sql<ItemRow>`
    select c.id::integer as id, c.numero, e.nome, s.situacao, s.enviada_em, s.prazo, s.resposta_ate, s.desfecho,
      s.autuado_id::integer as autuado_id, un.sigla as unidade, i.em, p.nome as quem, i.saida_em, o.nome as saida_quem, i.motivo
    from lote_solicitacoes_item i join solicitacao s on s.id = i.solicitacao_id join conteudo c on c.id = s.id
    join registro.usuario_externo e on e.id = s.externo_id join registro.unidade un on un.id = c.detentor_unidade_id
    join registro.usuario p on p.id = i.por left join registro.usuario o on o.id = i.saida_por
    where i.lote_id = ${loteId} and c.excluido_em is null and ${visibleContent(ctx.sessao)}
    order by i.saida_em is not null, i.ordem`.execute(ctx.db);
  const opened = new Map(
    (await findSituations(ctx, [...new Set(rows.flatMap(({ autuadoId }) => autuadoId ?? []))])).map(
      ({ row }) => [row.id, { id: row.id, numero: row.numero ?? '', tipo: row.tipo }],
    ),
  );
  const day = today(ctx);
  return rows.map((row) => presentItem(row, opened.get(row.autuadoId ?? 0), day));
};

const acts: readonly AtoDoLote[] = [
  'conferirSolicitacao',
  'devolverSolicitacao',
  'pedirAssinatura',
  'autuarSolicitacao',
  'encerrarSolicitacao',
];

const presentItem = (
  row: ItemRow,
  autuado: LoteSolicitacoesItem['autuado'],
  day: string,
): LoteSolicitacoesItem => {
  const encerrada = row.desfecho !== null;
  const prazo = encerrada ? undefined : (row.prazo ?? undefined);
  const respostaAte = encerrada ? undefined : (row.respostaAte ?? undefined);
  const may = row.saidaEm === null ? passosDe('ORGAO', { situacao: row.situacao, encerrada }) : [];
  return {
    id: row.id,
    numero: row.numero,
    nome: row.nome,
    situacao: row.situacao,
    enviadaEm: row.enviadaEm.toISOString(),
    unidade: row.unidade,
    em: row.em.toISOString(),
    quem: row.quem,
    atos: acts.filter((ato) => may.includes(ato)),
    ...defined({
      prazo,
      respostaAte,
      vencida: [prazo, respostaAte].some((due) => due !== undefined && due < day) || undefined,
      desfecho: row.desfecho ?? undefined,
      autuado,
      saiu:
        row.saidaEm === null
          ? undefined
          : {
              em: row.saidaEm.toISOString(),
              quem: row.saidaQuem ?? '',
              ...defined({ motivo: row.motivo ?? undefined }),
            },
    }),
  };
};
