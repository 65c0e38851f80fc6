import { sql, type RawBuilder } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { SolicitacaoPartilha, SolicitacaoPartilhar } from '#schemas/shapes/solicitacao.ts';
import { writtenNumber } from '#schemas/numeracao/written-number.ts';
import type { Ctx, OutsiderCtx } from '#server/base/http/context.ts';
import type { FileAnswer } from '#server/base/http/file-answer.ts';
import { storedFile } from '#server/base/http/stored-file.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { act, estado, perform, type ActInput } from '#server/conteudo/atos/index.ts';
import { exactlyNamed } from '#server/conteudo/dados/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { mayBeShown } from '#server/pessoas/acesso/may-be-shown.ts';
import { requireVisible } from '#server/pessoas/acesso/require-visible.ts';
import { visibleContent } from '#server/pessoas/acesso/visible-content.ts';
import { base, said } from './acts.ts';
import { lockRequest, step } from './andamento.ts';
import { readFrozen } from './frozen-file.ts';
import { requireOwn, sharedNow } from './ler.ts';
import { tellOutsider } from './tell.ts';

type Sharing = ActInput & SolicitacaoPartilhar;

/** Shows a concluded document, or a protocol, to the person, by name and until a day. */
export const partilharDocumento = act<Sharing>({
  ...base,
  nome: 'partilharDocumento',
  evento: 'documentoPartilhado',
  semVersao: true,
  effect: async (ctx, { row: { id } }, { documento, especie, ate }) => {
    if (ate < today(ctx)) throw refuseField('ate', 'externo.recusa.ate');
    const documentoId = await requireShareable(ctx, documento.trim(), 'documento', especie);
    const pedido = await lockRequest(ctx.db, id);
    await step(ctx.db, pedido, 'partilharDocumento');
    await ctx.db
      .insertInto('solicitacaoPartilha')
      .values({ solicitacaoId: id, documentoId, porUsuarioId: ctx.sessao.usuarioId, desde: ctx.agora, ate })
      .onConflict((conflict) =>
        conflict
          .columns(['solicitacaoId', 'documentoId'])
          .where('retiradaEm', 'is', null)
          .doUpdateSet({ ate }),
      )
      .execute();
    await said(ctx, id, 'partilharDocumento', { prazo: ate });
    return { dados: { documentoId, ate }, resultado: undefined };
  },
  follow: (ctx, { row: { id } }) => tellOutsider(ctx, id, 'partilhada'),
});

/** A document or a protocol, whose numbers may be the same, by its number: of mine to show, concluded, and of no secrecy. */
export const requireShareable = async (
  ctx: Ctx,
  numero: string,
  campo: 'documento' | 'documentos',
  especie: SolicitacaoPartilhar['especie'] = 'DOCUMENTO',
): Promise<number> => {
  const tipo = especie === 'PROTOCOLO' ? tipoConteudo.arquivoDigital : tipoConteudo.documento;
  const { rows } = await sql<{ id: number; igual: boolean }>`
    select c.id, c.numero = ${numero} as igual from conteudo c
    where c.tipo = ${tipo} and (c.numero = ${numero} or ${exactlyNamed(writtenNumber(numero))}) and ${mayShow(ctx.sessao)}
    order by igual desc, c.id limit 2`.execute(ctx.db);
  const [found, other] = rows;
  if (!found || other?.igual === found.igual) throw refuseField(campo, 'externo.recusa.documento');
  return found.id;
};

/** A content `c` that the person may show to somebody from outside: concluded, of no secrecy, and open or of their unit. */
export const mayShow = (sessao: Ctx['sessao']): RawBuilder<boolean> =>
  sql<boolean>`(${mayBeShown} and ${visibleContent(sessao)}
    and (c.nivel_acesso = 'PUBLICO' or c.detentor_unidade_id = ${sessao.unidadeId}))`;

/** What was shown of a request, and until when, to who has it. */
export const listShares = async (ctx: Ctx, id: number): Promise<SolicitacaoPartilha[]> => {
  const { rows } = await sql<SolicitacaoPartilha>`
    select p.id, case when ${visibleContent(ctx.sessao)} then coalesce(c.numero, '') else '' end as nome, p.ate, c.id as documento_id
    from solicitacao_partilha p join conteudo c on c.id = p.documento_id
    where p.solicitacao_id = ${id} and ${sharedNow(ctx.agora, ctx.ports.config.timeZone)} order by p.id`.execute(
    ctx.db,
  );
  return rows;
};

interface Withdrawing extends ActInput {
  readonly documentoId: number;
}

/** Shows it no more; that of a request that was closed too. */
export const retirarPartilha = act<Withdrawing>({
  ...base,
  estado: [estado.corrente, estado.standby],
  nome: 'retirarPartilha',
  evento: 'partilhaRetirada',
  semVersao: true,
  effect: async (ctx, { row: { id } }, { documentoId }) => {
    const { numUpdatedRows } = await ctx.db
      .updateTable('solicitacaoPartilha')
      .set({ retiradaEm: ctx.agora })
      .where('documentoId', '=', documentoId)
      .where('solicitacaoId', '=', id)
      .where('retiradaEm', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('naoEncontrado');
    return { dados: { documentoId }, resultado: undefined };
  },
});

/**
 * Shows a document no more to somebody from outside, in whatever request of theirs it was shown.
 * @returns the newest of these requests
 */
export const withdrawFrom = async (ctx: Ctx, documentoId: number, externoId: number): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select c.id from solicitacao_partilha p join solicitacao s on s.id = p.solicitacao_id join conteudo c on c.id = s.id
    where p.documento_id = ${documentoId} and s.externo_id = ${externoId} and p.retirada_em is null
      and ${visibleContent(ctx.sessao)} order by c.id`.execute(ctx.db);
  const newest = rows.at(-1);
  if (!newest) {
    await requireVisible(ctx, documentoId);
    throw new AppError('naoEncontrado');
  }
  for (const { id } of rows) await perform(ctx, retirarPartilha, id, { documentoId });
  return newest.id;
};

/** The frozen file of a document that was shown to who asks, while it is. */
export const readShared = async (ctx: OutsiderCtx, id: number, partilhaId: number): Promise<FileAnswer> => {
  await requireOwn(ctx, id);
  const { rows } = await sql<{ documentoId: number }>`
    select c.id as documento_id from solicitacao_partilha p join conteudo c on c.id = p.documento_id
    where p.id = ${partilhaId} and p.solicitacao_id = ${id} and ${sharedNow(ctx.agora, ctx.ports.config.timeZone)}`.execute(
    ctx.db,
  );
  const [share] = rows;
  if (!share) throw new AppError('naoEncontrado');
  return readFrozen(ctx, share.documentoId);
};

/** A file that the person sent themselves. */
export const readOwnFile = async (ctx: OutsiderCtx, id: number, anexoId: number): Promise<FileAnswer> => {
  await requireOwn(ctx, id);
  const file = await ctx.db
    .selectFrom('conteudoAnexo as x')
    .innerJoin('arquivo as a', 'a.id', 'x.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['a.sha256', 'a.nome', 'a.tipo', 'a.tamanho', 'v.pasta'])
    .where('x.id', '=', anexoId)
    .where('x.conteudoId', '=', id)
    // by who asks, or by who acted for them
    .where('x.anexadoPor', '<', 0)
    .executeTakeFirst();
  if (!file) throw new AppError('naoEncontrado');
  return storedFile(ctx.ports, file, { download: true });
};
