import { sql } from 'kysely';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import { defined } from '#schemas/defined.ts';
import { tipoConteudo } from '#schemas/enums.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { NivelAcesso } from '#schemas/shapes/conteudo.ts';
import type { PecaFeita, PecaNova, PecaSalvar } from '#schemas/shapes/peca.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { joinFile } from '#server/conteudo/anexos/index.ts';
import { fase, loadSituation, requireAllowed, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { chosenRecordErrors, madeHere } from '#server/conteudo/dados/index.ts';
import { planFor, takeFree } from '#server/conteudo/numeracao/index.ts';
import { receberArquivo } from '#server/conteudo/pecas/index.ts';
import { today } from '#server/instalacao/prazo/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { indexPeca } from './index-peca.ts';
import { requireType } from './tipos.ts';

/** Joins a piece to what it was made for, as each of these takes what it takes. @returns its number there */
type Juntar = (
  ctx: Ctx,
  destinoId: number,
  conteudoId: number,
  more: { readonly esperadaId?: number },
) => Promise<string | undefined>;

/** How each kind takes pieces, by its number. */
export type JuntarPorEspecie = Readonly<Record<number, Juntar>>;

const levels: readonly NivelAcesso[] = ['PUBLICO', 'RESTRITO', 'SIGILOSO'];

/** A file, or a paper, becomes a piece: it has a number at once, and is where it was made for, or there is none. */
export const criar = async (ctx: Ctx, pedido: PecaNova, juntar: JuntarPorEspecie): Promise<PecaFeita> => {
  const { destinoId, esperadaId } = pedido;
  const { row: destino, situation } = await loadSituation(ctx, destinoId);
  requireAllowed(receberArquivo, situation);
  const { classeId } = await requireType(ctx, pedido.tipoDocumentoId);
  await check(ctx, pedido, destino);
  // the number is the last lock that is taken but for that of where it goes, which everybody takes first
  await sql`select from conteudo where id = ${destinoId} for update`.execute(ctx.db);
  const { id, numero } = await insert(ctx, pedido, { destino, classeId });
  await indexPeca(ctx.db, id);
  const join = juntar[destino.tipo];
  if (!join) throw new Error(`espécie ${destino.tipo} não recebe peças`);
  const peca = await join(ctx, destinoId, id, defined({ esperadaId }));
  return { id, numero, ...defined({ peca }) };
};

const check = async (ctx: Ctx, pedido: PecaNova, destino: ConteudoRow): Promise<void> => {
  const { nivelAcesso = destino.nivelAcesso, hipoteseLegal = destino.hipoteseLegal ?? '', sigilo } = pedido;
  const erros: FieldError[] = [
    ...(await chosenRecordErrors(
      ctx,
      { id: 0, sigilo: 0, classeId: null },
      { ...defined({ sigilo }), interessados: [] },
    )),
    ...supportErrors(pedido, pedido.arquivoId !== undefined),
  ];
  if (nivelAcesso !== 'PUBLICO' && !hipoteseLegal.trim())
    erros.push({ campo: 'hipoteseLegal', mensagem: mensagem('peca.hipoteseLegal') });
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

/** What is on paper says where it is; what is not has a file. */
export const supportErrors = (
  { suporte, localFisico }: Pick<PecaSalvar, 'suporte' | 'localFisico'>,
  hasFile: boolean,
): FieldError[] => {
  if (suporte === 'FISICO')
    return localFisico?.trim() ? [] : [{ campo: 'localFisico', mensagem: mensagem('peca.semLugar') }];
  return hasFile ? [] : [{ campo: 'arquivoId', mensagem: mensagem('peca.semArquivo') }];
};

interface About {
  readonly destino: ConteudoRow;
  readonly classeId: number | null;
}

/** No more open than what it is made for. */
const insert = async (
  ctx: Ctx,
  pedido: PecaNova,
  { destino, classeId }: About,
): Promise<{ readonly id: number; readonly numero: string }> => {
  const { db, sessao, agora } = ctx;
  const nivelAcesso =
    levels[Math.max(levels.indexOf(pedido.nivelAcesso ?? 'PUBLICO'), levels.indexOf(destino.nivelAcesso))] ??
    destino.nivelAcesso;
  const numero = await takeNumberOf(ctx, pedido.tipoDocumentoId);
  const assunto = pedido.assunto.trim();
  const { id } = await db
    .insertInto('conteudo')
    .values({
      ...madeHere(ctx),
      tipo: tipoConteudo.peca,
      numero,
      assunto,
      sigilo: Math.max(pedido.sigilo ?? 0, destino.sigilo),
      nivelAcesso,
      hipoteseLegal: (pedido.hipoteseLegal?.trim() || destino.hipoteseLegal) ?? null,
      fase: fase.concluido,
      concluidoEm: agora,
      busca: sql<string>`''::tsvector`,
      detentorUsuarioId: null,
      checkInUsuarioId: null,
      checkInEm: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'criado',
    conteudoId: id,
    dados: { numero, assunto },
  });
  const file = pedido.arquivoId === undefined ? undefined : await keepAsFile(ctx, id, pedido.arquivoId);
  await db
    .insertInto('pecaArquivo')
    .values({
      id,
      tipoDocumentoId: pedido.tipoDocumentoId,
      classeId,
      anexoId: file?.anexoId ?? null,
      nome: file?.nome ?? null,
      tipo: file?.tipo ?? null,
      tamanho: file?.tamanho ?? null,
      sha256: file?.sha256 ?? null,
      suporte: pedido.suporte,
      localFisico: pedido.localFisico?.trim() || null,
      origem: pedido.origem,
      autor: pedido.autorPeca?.trim() || null,
      observacoes: pedido.observacoes?.trim() || null,
      transcricao: null,
      conferidoEm: null,
      conferidoPor: null,
      conferidoSubstituto: null,
    })
    .execute();
  await grantAccess(db, id, agora, [
    { usuarioId: sessao.usuarioId, motivo: nivelAcesso === 'SIGILOSO' ? 'sigiloso' : 'criou' },
    { unidadeId: sessao.unidadeId, motivo: 'criou' },
  ]);
  return { id, numero };
};

interface KeptAs {
  readonly anexoId: number;
  readonly nome: string;
  readonly tipo: string;
  readonly tamanho: number;
  readonly sha256: Buffer;
}

/** The file is of the content like any that is joined to it, and of the piece for good. */
const keepAsFile = async (ctx: Ctx, id: number, arquivoId: string): Promise<KeptAs> => {
  const dados = await joinFile(ctx, id, { pasta: mensagem('peca.pasta'), arquivoId });
  await recordEvent(ctx, { cadeia: `conteudo:${id}`, ato: 'anexoJuntado', conteudoId: id, dados });
  const { rows } = await sql<KeptAs>`
    select x.id as anexo_id, a.nome, a.tipo, a.tamanho, a.sha256 from conteudo_anexo x join arquivo a on a.id = x.arquivo_id
    where x.conteudo_id = ${id}`.execute(ctx.db);
  const [kept] = rows;
  if (!kept) throw new Error(`peça ${id} sem o arquivo`);
  return kept;
};

/** Pieces have sequences of their own, by the rule of their type. */
const takeNumberOf = async (ctx: Ctx, tipoId: number): Promise<string> => {
  const { unidadeId, organizacaoId } = ctx.sessao;
  const plan = await planFor(ctx.db, { tipoId, unidadeId, ano: Number(today(ctx).slice(0, 4)) });
  if (!plan) throw new AppError('naoEncontrado');
  const { chave, descricao } = plan.counter;
  const own = {
    ...plan,
    tipo: tipoConteudo.peca,
    counter: { ...plan.counter, chave: `peca:${chave}`, descricao: mensagem('peca.contador', { descricao }) },
  };
  return own.write(await takeFree(ctx.db, own, organizacaoId));
};
