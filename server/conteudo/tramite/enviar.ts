import { sql } from 'kysely';
import { AppError, type ErrorData } from '#schemas/app-error.ts';
import { prioridades } from '#schemas/enums.ts';
import type { ErrorCode } from '#schemas/errors.ts';
import type { DestinoPedido, TramiteEnviado, TramiteEnviar } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { grantAccess, peopleOfUnit } from '#server/pessoas/acesso/grant-access.ts';
import { reaches } from '#server/pessoas/acesso/reaches.ts';
import { readSettings } from '#server/instalacao/configuracao/index.ts';
import { fase, loadForAct, requireVersion, type DocumentoRow } from '#server/conteudo/atos/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';
import { deadlineOn, today } from '#server/instalacao/prazo/index.ts';
import { keepReceipt } from './keep-receipt.ts';

/** A destination that exists and may receive. */
interface Destination {
  readonly unidadeId: number;
  readonly unidade: string;
  readonly usuarioId: number | null;
  readonly rotulo: string;
}

/** Sends a content: one destination in charge and any number of copies for knowledge. */
export const enviar = async (ctx: Ctx, pedido: TramiteEnviar): Promise<TramiteEnviado> => {
  const loaded = await loadForAct(ctx, pedido.conteudoId, 'tramitar');
  if (pedido.versao !== undefined) requireVersion(ctx, loaded, pedido.versao);
  return encaminhar(ctx, loaded.row, pedido);
};

/** Sends a content that was already found fit to be sent: what an act does by itself needs no permission of its own. */
export const encaminhar = async (
  ctx: Ctx,
  row: DocumentoRow,
  pedido: TramiteEnviar,
): Promise<TramiteEnviado> => {
  if (pedido.prazo !== undefined && pedido.prazo < today(ctx))
    throw fieldError('prazo', mensagem('documento.recusa.dataPassada'));
  const destino = await readDestination(ctx, row, pedido.destino, 'destino');
  if (row.nivelAcesso === 'SIGILOSO' && destino.usuarioId === null)
    throw fieldError('destino', mensagem('documento.motivo.sigilosoSemPessoa'));
  checkHolder(row, destino);
  if (row.fase === fase.minuta && (destino.unidadeId !== row.detentorUnidadeId || destino.usuarioId === null))
    throw fieldError('destino', mensagem('documento.recusa.minutaDeFora'));
  const copias = await readCopies(ctx, row, pedido.copias ?? [], destino);
  const unnamed = copias.findIndex(({ usuarioId }) => usuarioId === null);
  if (row.nivelAcesso === 'SIGILOSO' && unnamed >= 0)
    throw fieldError(`copias.${unnamed}`, mensagem('documento.motivo.sigilosoSemPessoa'));
  const envio =
    pedido.prazo === undefined
      ? pedido
      : { ...pedido, prazo: await deadlineOn(ctx, destino.unidadeId, pedido.prazo) };
  const tramiteId = await keep(ctx, envio, row, destino, copias);
  await tell(ctx, envio, row, destino, copias);
  if ((await readSettings(ctx.db)).receberDocumentos)
    await keepReceipt(ctx, row, {
      tramiteId,
      paraUnidadeId: destino.unidadeId,
      unidade: destino.unidade,
      detentorUsuarioId: destino.usuarioId,
      recebidoPor: null,
      avisar: pedido.avisarRecebimento ? ctx.sessao.usuarioId : undefined,
    });
  return { tramiteId, conteudoId: row.id, enviadoEm: ctx.agora.toISOString() };
};

const fieldError = (campo: string, text: string): AppError =>
  new AppError('camposInvalidos', {}, { erros: [{ campo, mensagem: text }] });

const refuse = (code: ErrorCode, campo: string, data: ErrorData): AppError =>
  new AppError(code, data, { erros: [{ campo, mensagem: mensagem(`erro.${code}`, data) }] });

const readDestination = async (
  ctx: Ctx,
  { sigilo }: DocumentoRow,
  pedido: DestinoPedido,
  campo: string,
): Promise<Destination> => {
  const { rows } = await sql<{
    sigla: string;
    nome: string;
    ativo: boolean;
    semPessoa: boolean;
    pessoa: string | null;
    pessoaAtiva: boolean | null;
    naUnidade: boolean | null;
  }>`
    select un.sigla, un.nome, un.ativo, coalesce(un.permite_tramite_intradepartamental_sem_destino, true) as sem_pessoa,
      u.nome as pessoa, u.ativo and not coalesce(u.bloqueado, false) as pessoa_ativa,
      exists (select from registro.usuario_unidades uu where uu.registro_id = u.id and uu.unidade = un.id) as na_unidade
    from registro.unidade un
    left join registro.usuario u on u.id = ${pedido.usuarioId ?? null}
    where un.id = ${pedido.unidadeId}`.execute(ctx.db);
  const row = rows[0];
  if (!row) throw fieldError(campo, mensagem('documento.recusa.destinoAusente'));
  if (!row.ativo) throw refuse('destinoInativo', campo, { destino: `${row.sigla} - ${row.nome}` });
  if (pedido.usuarioId !== undefined) {
    if (row.pessoa === null) throw fieldError(campo, mensagem('documento.recusa.destinoAusente'));
    if (!row.pessoaAtiva) throw refuse('destinoInativo', campo, { destino: row.pessoa });
    if (!row.naUnidade)
      throw fieldError(
        campo,
        mensagem('documento.recusa.foraDaUnidade', { pessoa: row.pessoa, unidade: row.sigla }),
      );
    if (!(await reaches(ctx.db, pedido.usuarioId, sigilo)))
      throw fieldError(campo, mensagem('documento.acesso.grauMenor'));
  } else if (!row.semPessoa) throw refuse('destinoSemPessoa', campo, { unidade: row.sigla });
  return {
    unidadeId: pedido.unidadeId,
    unidade: row.sigla,
    usuarioId: pedido.usuarioId ?? null,
    rotulo: row.pessoa ? `${row.pessoa} (${row.sigla})` : `${row.sigla} - ${row.nome}`,
  };
};

/** The destination cannot be who already holds it: the unit, or the very person inside it. */
const checkHolder = (row: DocumentoRow, destino: Destination): void => {
  if (destino.unidadeId !== row.detentorUnidadeId) return;
  if (destino.usuarioId === null || destino.usuarioId === row.detentorUsuarioId)
    throw refuse('destinoEhDetentor', 'destino', {});
};

const readCopies = async (
  ctx: Ctx,
  row: DocumentoRow,
  pedidos: readonly DestinoPedido[],
  destino: Destination,
): Promise<Destination[]> => {
  const copies: Destination[] = [];
  for (const [index, pedido] of pedidos.entries()) {
    const campo = `copias.${index}`;
    // A copy may go to a unit that takes charge only by name: it holds nothing.
    const copy = await readDestination(ctx, row, pedido, campo).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'destinoSemPessoa') return readAnyway(ctx, pedido);
      throw error;
    });
    const same = (other: Destination): boolean =>
      other.unidadeId === copy.unidadeId && other.usuarioId === copy.usuarioId;
    if (same(destino) || copies.some(same)) throw refuse('copiaRepetida', campo, { destino: copy.rotulo });
    copies.push(copy);
  }
  return copies;
};

const readAnyway = async (ctx: Ctx, { unidadeId }: DestinoPedido): Promise<Destination> => {
  const { sigla, nome } = await ctx.db
    .selectFrom('registro.unidade')
    .select(['sigla', 'nome'])
    .where('id', '=', unidadeId)
    .executeTakeFirstOrThrow();
  return { unidadeId, unidade: sigla ?? '', usuarioId: null, rotulo: `${sigla ?? ''} - ${nome ?? ''}` };
};

const keep = async (
  ctx: Ctx,
  pedido: TramiteEnviar,
  row: DocumentoRow,
  destino: Destination,
  copias: readonly Destination[],
): Promise<number> => {
  const { agora, db, sessao } = ctx;
  const base = {
    conteudoId: row.id,
    situacao: 'NAO_RECEBIDO' as const,
    deUnidadeId: sessao.unidadeId,
    deUsuarioId: sessao.usuarioId,
    prioridade: prioridades.indexOf(pedido.prioridade ?? 'NORMAL'),
    texto: pedido.texto?.trim() || null,
    avisarEnvio: pedido.avisarEnvio ?? true,
    avisarRecebimento: pedido.avisarRecebimento ?? false,
    enviadoEm: agora,
    recebidoPor: null,
    motivo: null,
  };
  const { id } = await db
    .insertInto('tramite')
    .values({
      ...base,
      envioId: null,
      especie: 'ENCARGO',
      paraUnidadeId: destino.unidadeId,
      paraUsuarioId: destino.usuarioId,
      prazo: pedido.prazo ?? null,
      retornoObrigatorio: pedido.retornoObrigatorio ?? false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (copias.length > 0)
    await db
      .insertInto('tramite')
      .values(
        copias.map((copia) => ({
          ...base,
          envioId: id,
          especie: 'CONHECIMENTO' as const,
          paraUnidadeId: copia.unidadeId,
          paraUsuarioId: copia.usuarioId,
          prazo: null,
        })),
      )
      .execute();
  await db
    .updateTable('conteudo')
    .set((eb) => ({
      transitoId: id,
      checkInUsuarioId: null,
      checkInEm: null,
      alteradoEm: agora,
      movimentadoEm: agora,
      versao: eb('versao', '+', 1),
    }))
    .where('id', '=', row.id)
    .execute();
  await grantAccess(db, row.id, agora, [
    { unidadeId: sessao.unidadeId, motivo: 'tramite' },
    ...[destino, ...copias].map(({ unidadeId, usuarioId }, index) => ({
      ...(usuarioId === null || row.nivelAcesso !== 'SIGILOSO' ? { unidadeId } : { usuarioId }),
      motivo: index === 0 ? 'tramite' : 'copia',
    })),
  ]);
  return id;
};

const tell = async (
  ctx: Ctx,
  pedido: TramiteEnviar,
  row: DocumentoRow,
  destino: Destination,
  copias: readonly Destination[],
): Promise<void> => {
  const numero = row.numero ?? row.assunto;
  const about = { conteudo: row.assunto, conteudoId: row.id, rota: `principal/documento/consulta/${row.id}` };
  const peopleOf = async ({ unidadeId, usuarioId }: Destination): Promise<number[]> =>
    usuarioId === null ? peopleOfUnit(ctx.db, unidadeId) : [usuarioId];
  // who asks for silence still sends; saying nothing about it is telling, as it always was
  if (pedido.avisarEnvio !== false)
    await notify(ctx.db, ctx.agora, {
      ...about,
      usuarioIds: (await peopleOf(destino)).filter((id) => id !== ctx.sessao.usuarioId),
      tipo: 'TRAMITE',
      assunto: mensagem('documento.notificacao.recebeu', { numero, unidade: ctx.sessao.unidadeSigla }),
    });
  for (const copia of copias)
    await notify(ctx.db, ctx.agora, {
      ...about,
      usuarioIds: (await peopleOf(copia)).filter((id) => id !== ctx.sessao.usuarioId),
      tipo: 'CONHECIMENTO',
      assunto: mensagem('documento.notificacao.copia', { numero, unidade: ctx.sessao.unidadeSigla }),
    });
  await recordEvent(ctx, {
    cadeia: `conteudo:${row.id}`,
    ato: 'tramitado',
    conteudoId: row.id,
    dados: {
      destino: destino.rotulo,
      copias: copias.map(({ rotulo }) => rotulo),
      prioridade: pedido.prioridade ?? 'NORMAL',
      ...(pedido.prazo ? { prazo: pedido.prazo } : {}),
      ...(pedido.texto?.trim() ? { texto: pedido.texto.trim() } : {}),
    },
  });
};
