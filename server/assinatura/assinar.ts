import { verify } from '@node-rs/argon2';
import { AppError } from '#schemas/app-error.ts';
import type { AssinaturaAto, ResultadoItem, ResultadoLote } from '#schemas/generated.ts';
import { mensagem } from '#schemas/messages/format.ts';
import { loadForAct } from '#server/conteudo/index.ts';
import { recordEvent } from '#server/events/record-event.ts';
import { errorBody } from '#server/http/errors.ts';
import type { Ctx } from '#server/http/context.ts';
import { notify } from '#server/notificacao/index.ts';
import { checkThrottle, clearFailures, countFailure, throttleKeys } from '#server/sessao/index.ts';
import { newCode } from '#server/verificacao/index.ts';
import { releaseNext } from './signers.repository.ts';

/**
 * Signs in the system (docflow): the password is asked again once, then each document is signed in its own
 * transaction and has its own result. Without a second factor the level is simple (Lei 14.063/2020, art. 4, I).
 */
export const assinar = async (ctx: Ctx, { ids, senha }: AssinaturaAto): Promise<ResultadoLote> => {
  await confirmPassword(ctx, senha);
  const resultados: ResultadoItem[] = [];
  for (const id of ids) resultados.push(await signOne(ctx, id));
  return { resultados };
};

/** Wrong passwords here are slowed like those of the sign-in: a stolen session does not allow guessing. */
const confirmPassword = async (ctx: Ctx, senha: string): Promise<void> => {
  const keys = throttleKeys(`assinatura:${ctx.sessao.login}`, ctx.endereco);
  await checkThrottle(ctx.db, keys, ctx.agora);
  const { senha: stored } = await ctx.db
    .selectFrom('registro.usuario')
    .select('senha')
    .where('id', '=', ctx.sessao.usuarioId)
    .executeTakeFirstOrThrow();
  if (stored !== null && (await verify(stored, senha))) return clearFailures(ctx.db, keys);
  await countFailure(ctx.db, keys, ctx.agora);
  await recordEvent(ctx, { cadeia: `sessao:${ctx.sessao.id}`, ato: 'senhaDeAssinaturaRecusada' });
  throw new AppError(
    'senhaNaoConfere',
    {},
    {
      erros: [{ campo: 'senha', mensagem: mensagem('erro.senhaNaoConfere') }],
    },
  );
};

const signOne = async (ctx: Ctx, id: number): Promise<ResultadoItem> => {
  let rotulo = String(id);
  try {
    rotulo = await ctx.db.transaction().execute((db) => sign({ ...ctx, db }, id));
    return { id, ok: true, rotulo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { codigo, descricao } = errorBody(error, ctx.correlacao);
    return { id, ok: false, rotulo, codigo, mensagem: descricao };
  }
};

const sign = async (ctx: Ctx, id: number): Promise<string> => {
  const { row } = await loadForAct(ctx, id, 'assinar');
  const frozen = await ctx.db
    .selectFrom('documentoEmissao')
    .select('sha256')
    .where('documentoId', '=', id)
    .where('versao', '=', row.versaoAtual)
    .where('especie', '=', 'CONGELADO')
    .executeTakeFirstOrThrow();
  const codigo = newCode();
  await ctx.db
    .updateTable('documentoAssinante')
    .set({
      situacao: 'ASSINADO',
      nivel: 'SIMPLES',
      assinadoEm: ctx.agora,
      codigo,
      sha256: frozen.sha256,
      porUsuarioId: ctx.sessao.substituidoId === undefined ? null : ctx.sessao.usuarioId,
    })
    .where('id', '=', row.minhaAssinatura?.id ?? 0)
    .execute();
  await ctx.db
    .updateTable('conteudo')
    .set((eb) => ({
      assinaturasFeitas: eb('assinaturasFeitas', '+', 1),
      alteradoEm: ctx.agora,
      versao: eb('versao', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  const numero = row.numero ?? row.assunto;
  await tellOthers(
    ctx,
    id,
    row.versaoAtual,
    row.autorId,
    row.assinaturasFeitas + 1 === row.assinaturasTotal,
    numero,
  );
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'assinado',
    conteudoId: id,
    dados: {
      codigo,
      nivel: 'SIMPLES',
      meio: 'DOCFLOW',
      sha256: frozen.sha256.toString('hex'),
      endereco: ctx.endereco,
    },
  });
  return numero;
};

const tellOthers = async (
  ctx: Ctx,
  id: number,
  versao: number,
  autorId: number,
  last: boolean,
  numero: string,
): Promise<void> => {
  const next = await releaseNext(ctx.db, id, versao, ctx.agora);
  const about = { conteudoId: id, rota: `principal/documento/consulta/${id}`, tipo: 'ASSINATURA' as const };
  await notify(ctx.db, ctx.agora, {
    ...about,
    usuarioIds: next,
    assunto: mensagem('documento.notificacao.assinar', { numero }),
  });
  if (autorId === ctx.sessao.usuarioId) return;
  await notify(ctx.db, ctx.agora, {
    ...about,
    usuarioIds: [autorId],
    assunto: last
      ? mensagem('documento.notificacao.todosAssinaram', { numero })
      : mensagem('documento.notificacao.assinado', { quem: ctx.sessao.nome, numero }),
  });
};
