import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import type { SolicitacaoExclusao } from '#schemas/shapes/exclusao.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { acoesOf, findSituation } from '#server/conteudo/atos/index.ts';
import { aprovarExclusao, recusarExclusao } from './decidir.ts';
import { retirarPedidoExclusao } from './pedir.ts';

const rules = [aprovarExclusao, recusarExclusao, retirarPedidoExclusao];

interface Row {
  readonly id: number;
  readonly conteudoId: number;
  readonly tipo: number;
  readonly situacao: SolicitacaoExclusao['situacao'];
  readonly motivo: string;
  readonly pedidaPor: Pessoa;
  readonly pedidaEm: Date;
  readonly chefiaPor: Pessoa | null;
  readonly gestaoPor: Pessoa | null;
  readonly decididaPor: Pessoa | null;
  readonly decididaEm: Date | null;
  readonly justificativa: string | null;
  readonly participei: boolean;
}

/**
 * A request of removal, for who sees its content or had a part in it: after the last approval the content is out of
 * everybody's reach, and who decided may still read what was decided. Of the content, only what who reads it may see.
 */
export const consultarPedido = async (ctx: Ctx, id: number): Promise<SolicitacaoExclusao> => {
  const row = await findRow(ctx, id);
  const found = row && (await findSituation(ctx, row.conteudoId));
  if (!row || !(found || row.participei)) throw new AppError('naoEncontrado');
  const {
    participei: _mine,
    pedidaEm,
    chefiaPor,
    gestaoPor,
    decididaPor,
    decididaEm,
    justificativa,
    ...rest
  } = row;
  const open = row.situacao === 'PENDENTE';
  return {
    ...rest,
    pedidaEm: pedidaEm.toISOString(),
    ...defined({
      chefiaPor: chefiaPor ?? undefined,
      gestaoPor: gestaoPor ?? undefined,
      decididaPor: decididaPor ?? undefined,
      decididaEm: decididaEm?.toISOString(),
      justificativa: justificativa ?? undefined,
      conteudo: found ? await contentOf(ctx, row.conteudoId, found.row) : undefined,
    }),
    acoes: found && open ? acoesOf(rules, found.situation) : [],
  };
};

const person = (column: string) =>
  sql`(select jsonb_build_object('id', u.id, 'nome', u.nome) from registro.usuario u where u.id = ${sql.ref(column)})`;

const findRow = async ({ db, sessao }: Ctx, id: number): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select x.id, x.conteudo_id, c.tipo, x.situacao, x.motivo, x.pedida_em, x.decidida_em, x.justificativa,
      ${person('x.pedidaPor')} as pedida_por, ${person('x.chefiaPor')} as chefia_por,
      ${person('x.gestaoPor')} as gestao_por, ${person('x.decididaPor')} as decidida_por,
      ${sessao.usuarioId}::integer in (x.pedida_por, x.chefia_por, x.gestao_por, x.decidida_por) is true as participei
    from exclusao x join conteudo c on c.id = x.conteudo_id where x.id = ${id}`.execute(db);
  return rows[0];
};

type Seen = NonNullable<SolicitacaoExclusao['conteudo']>;

const contentOf = async (
  { db }: Ctx,
  id: number,
  { numero, assunto, versao }: { numero: string | null; assunto: string; versao: number },
): Promise<Seen> => {
  const { rows } = await sql<{ detentor: Seen['detentor']; autor: string; concluidoEm: Date | null }>`
    select jsonb_build_object('id', n.id, 'sigla', n.sigla, 'nome', n.nome) as detentor, a.nome as autor, c.concluido_em
    from conteudo c join registro.unidade n on n.id = c.detentor_unidade_id join registro.usuario a on a.id = c.autor_id
    where c.id = ${id}`.execute(db);
  const [about] = rows;
  if (!about) throw new AppError('naoEncontrado');
  const { detentor, autor, concluidoEm } = about;
  return {
    assunto,
    versao,
    detentor,
    autor,
    numero: numero ?? undefined,
    concluidoEm: concluidoEm?.toISOString(),
  };
};
