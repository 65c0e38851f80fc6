import { defined } from '#schemas/defined.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import type { DocumentoNovo } from '#schemas/shapes/documento-novo.ts';
import { madeHere } from '#server/conteudo/dados/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { loadSituation, requireAllowed, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { criarDocumento } from '#server/conteudo/pecas/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { adoptImages } from './body-images.ts';
import { addressReply, takeParties } from '#server/conteudo/resposta/index.ts';
import { consultar } from './consultar.ts';
import { addFixedPeople } from './fixed-people.ts';
import { readKeptText, type KeptText } from './modelos-personalizados/index.ts';
import { readModel, type Modelo } from './models.ts';

/** Starts a draft from a model, in the hands of who starts it; what a flow asks for is made by whom it asks, whoever has the content. */
export const criar = async (
  ctx: Ctx,
  novo: DocumentoNovo,
  de: 'pessoa' | 'fluxo' = 'pessoa',
): Promise<Documento> => {
  const teste = novo.teste ?? false;
  const modelo = await readModel(ctx, novo.modeloId, teste ? 'teste' : de === 'fluxo' ? de : 'documento');
  const tipoDocumentoId = novo.tipoDocumentoId ?? modelo.tipoDocumentoId;
  if (tipoDocumentoId !== modelo.tipoDocumentoId)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [{ campo: 'tipoDocumentoId', mensagem: mensagem('documento.recusa.outroTipo') }],
      },
    );
  const texto = await textOf(ctx, novo, modelo);
  const origem = await originOf(ctx, novo.conteudoVinculado, de);
  const { sessao, agora } = ctx;
  const { id } = await ctx.db
    .insertInto('conteudo')
    .values({
      tipo: modelo.formulario ? tipoConteudo.formularioPdf : tipoConteudo.documento,
      assunto: novo.assunto.trim(),
      busca: sql<string>`setweight(to_tsvector('portugues', ${novo.assunto.trim()}), 'A')`,
      ...madeHere(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('documento')
    .values({
      id,
      tipoDocumentoId,
      modeloId: modelo.id,
      classeId: modelo.classeId,
      vinculadoId: novo.conteudoVinculado ?? null,
      teste,
    })
    .execute();
  await ctx.db
    .insertInto('documentoVersao')
    .values({
      documentoId: id,
      numero: 1,
      situacao: 'MINUTA',
      corpo: JSON.stringify(texto.corpo),
      propriedades: JSON.stringify(texto.propriedades),
      valores: JSON.stringify(texto.valores),
      automaticos: '{}',
      criadaEm: agora,
    })
    .execute();
  await grantAccess(ctx.db, id, agora, [{ usuarioId: sessao.usuarioId, motivo: 'criou' }]);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'criado',
    conteudoId: id,
    dados: { assunto: novo.assunto.trim(), modelo: modelo.nome, ...defined({ teste: teste || undefined }) },
  });
  if (novo.modeloPersonalizadoId !== undefined) await adoptImages(ctx, id, texto.corpo);
  await addFixedPeople(ctx, id, modelo.id);
  if (novo.conteudoVinculado !== undefined) {
    await addressReply(ctx, id);
    await takeParties(ctx, id);
  }
  if (origem) await inheritFrom(ctx, id, origem);
  return consultar(ctx, id, 0);
};

/** What it is made from: of a process, only by who has it in hands. */
const originOf = async (
  ctx: Ctx,
  id: number | undefined,
  de: 'pessoa' | 'fluxo',
): Promise<ConteudoRow | undefined> => {
  if (id === undefined) return undefined;
  const { row, situation } = await loadSituation(ctx, id);
  if (row.tipo !== tipoConteudo.processo) return undefined;
  if (de === 'pessoa') requireAllowed(criarDocumento, situation);
  return row;
};

/** What is made inside a process has its parties, and is as closed as it is. */
const inheritFrom = async (ctx: Ctx, id: number, processo: ConteudoRow): Promise<void> => {
  await sql`insert into conteudo_interessado (conteudo_id, interessado_id, ordem)
    select ${id}::bigint, i.interessado_id, i.ordem from conteudo_interessado i where i.conteudo_id = ${processo.id}
    on conflict do nothing`.execute(ctx.db);
  const { sigilo, nivelAcesso, hipoteseLegal } = processo;
  await ctx.db
    .updateTable('conteudo')
    .set({ sigilo, nivelAcesso, hipoteseLegal })
    .where('id', '=', id)
    .execute();
  if (nivelAcesso === 'SIGILOSO')
    await grantAccess(ctx.db, id, ctx.agora, [{ usuarioId: ctx.sessao.usuarioId, motivo: 'sigiloso' }]);
};

/** What the draft begins with: what its model says, or what the person or their unit kept of one made from it. */
const textOf = async (
  ctx: Ctx,
  { modeloPersonalizadoId }: DocumentoNovo,
  { id, corpo, propriedades }: Modelo,
): Promise<Pick<KeptText, 'corpo' | 'propriedades' | 'valores'>> => {
  if (modeloPersonalizadoId === undefined) return { corpo, propriedades, valores: {} };
  const kept = await readKeptText(ctx, modeloPersonalizadoId);
  if (kept.modeloId !== id) throw new AppError('naoEncontrado');
  return kept;
};
