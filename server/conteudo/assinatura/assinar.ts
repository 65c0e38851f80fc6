import { AppError } from '#schemas/app-error.ts';
import type { AssinaturaAto, ResultadoItem, ResultadoLote } from '#schemas/generated.ts';
import { loadForAct } from '#server/conteudo/atos/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import { requireWhole } from '#server/base/files/read-file.ts';
import { errorBody } from '#server/base/http/errors.ts';
import { actingName } from '#server/base/http/acting-name.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide, undecided } from '#server/base/http/decide.ts';
import { confirmPassword } from '#server/pessoas/credencial/index.ts';
import { newCode } from '#server/conteudo/verificacao/index.ts';
import { openNextTurn, tellAuthor } from './next-turn.ts';
import { requireSigningCode } from './signing-code.ts';

/**
 * Signs in the system (docflow): the password is asked again once, then each document is signed in its own
 * transaction and has its own result. With the code of a second factor the level is advanced, without it simple (Lei
 * 14.063/2020, art. 4, I and II).
 */
export const assinar = async (ctx: Ctx, { ids, senha, codigo }: AssinaturaAto): Promise<ResultadoLote> => {
  // What was signed under this key was signed with a password and a code, which serves once.
  const nivel = (await undecided(ctx, ids)).length > 0 ? await confirm(ctx, senha, codigo) : 'SIMPLES';
  const resultados: ResultadoItem[] = [];
  for (const id of ids) resultados.push(await signOne(ctx, id, nivel));
  return { resultados };
};

type Nivel = 'SIMPLES' | 'AVANCADA';

const confirm = async (ctx: Ctx, senha: string, codigo: string | undefined): Promise<Nivel> => {
  await confirmPassword(ctx, senha);
  return (await requireSigningCode(ctx, codigo)) ? 'AVANCADA' : 'SIMPLES';
};

const signOne = async (ctx: Ctx, id: number, nivel: Nivel): Promise<ResultadoItem> => {
  let rotulo = String(id);
  try {
    rotulo = await decide(ctx, (inner) => sign(inner, id, nivel), { part: id });
    return { id, ok: true, rotulo };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { codigo, descricao } = errorBody(error, ctx.correlacao);
    return { id, ok: false, rotulo, codigo, mensagem: descricao };
  }
};

const sign = async (ctx: Ctx, id: number, nivel: Nivel): Promise<string> => {
  const { row } = await loadForAct(ctx, id, 'assinar');
  const frozen = await ctx.db
    .selectFrom('documentoEmissao as e')
    .innerJoin('arquivo as a', 'a.id', 'e.arquivoId')
    .innerJoin('registro.volume as v', 'v.id', 'a.volumeId')
    .select(['e.sha256', 'v.pasta'])
    .where('e.documentoId', '=', id)
    .where('e.versao', '=', row.versaoAtual)
    .where('e.especie', '=', 'CONGELADO')
    .executeTakeFirstOrThrow();
  // Nobody signs what is no longer what was concluded.
  await requireWhole(ctx.ports, frozen);
  const codigo = newCode();
  await ctx.db
    .updateTable('documentoAssinante')
    .set({
      situacao: 'ASSINADO',
      nivel,
      assinadoEm: ctx.agora,
      codigo,
      sha256: frozen.sha256,
      porUsuarioId: ctx.sessao.substitutoId ?? null,
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
  const documento = { ...row, versao: row.versaoAtual };
  await openNextTurn(ctx, documento);
  const todos = row.assinaturasFeitas + 1 === row.assinaturasTotal;
  await tellAuthor(ctx, documento, todos ? { todos } : { todos, quem: actingName(ctx.sessao) });
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'assinado',
    conteudoId: id,
    dados: {
      codigo,
      nivel,
      meio: 'DOCFLOW',
      sha256: frozen.sha256.toString('hex'),
      endereco: ctx.endereco,
    },
  });
  return row.numero ?? row.assunto;
};
