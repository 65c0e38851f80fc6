import { modelKinds } from '#server/conteudo/especies/index.ts';
import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { act, condition, draft, inUse, type ActInput } from '#server/conteudo/atos/index.ts';
import { collaborator } from '#server/pessoas/acesso/collaborator.ts';
import { notify } from '#server/pessoas/notificacao/index.ts';

interface Leaving extends ActInput {
  readonly usuarioId: number;
}

/** Takes back the name of who collaborates, by who holds the draft, or by the person. What they have open is released. */
export const retirarColaborador = act<Leaving>({
  nome: 'retirarColaborador',
  especies: modelKinds,
  fase: draft,
  estado: inUse,
  exige: [condition.inHandsOrCollaborating],
  evento: 'colaboradorRetirado',
  semVersao: true,
  effect: async (ctx, { row, situation }, { usuarioId }) => {
    if (!situation.naMinhaUnidade && usuarioId !== ctx.sessao.usuarioId) throw new AppError('acessoNegado');
    const [nome] = await removeCollaborators(ctx.db, row.id, usuarioId);
    if (nome === undefined) throw new AppError('naoEncontrado');
    return {
      colunas: row.checkInUsuarioId === usuarioId ? { checkInUsuarioId: null, checkInEm: null } : undefined,
      dados: { nome, usuario: usuarioId },
      resultado: undefined,
    };
  },
  follow: (ctx, { row }, { usuarioId }) =>
    tellEnd(
      ctx,
      row.detentorSigla,
      'colaboracao.fim.retirada',
      usuarioId === ctx.sessao.usuarioId ? [] : [usuarioId],
    ),
});

/** The collaboration ends with the draft: who collaborated is told, and sees what the document lets them see. */
export const endCollaboration = async (ctx: Ctx, id: number, unidade: string): Promise<void> => {
  const { rows } = await sql<{ usuarioId: number }>`
    select usuario_id from conteudo_acesso
    where conteudo_id = ${id} and usuario_id is not null and motivo = ${collaborator}`.execute(ctx.db);
  if (rows.length === 0) return;
  await removeCollaborators(ctx.db, id);
  await tellEnd(
    ctx,
    unidade,
    'colaboracao.fim.concluida',
    rows.map(({ usuarioId }) => usuarioId),
  );
};

/** Without words of the draft: who is told may see it no more. */
const tellEnd = async (
  ctx: Ctx,
  unidade: string,
  fim: 'colaboracao.fim.retirada' | 'colaboracao.fim.concluida',
  usuarioIds: readonly number[],
): Promise<void> => {
  await notify(ctx.db, ctx.agora, {
    usuarioIds,
    tipo: 'SISTEMA',
    assunto: mensagem(fim, { unidade }),
    conteudo: mensagem('colaboracao.fim.texto'),
    rota: 'principal/caixa-central?type=acompanhando',
  });
};

/** @returns their names */
const removeCollaborators = async (db: Database, id: number, usuarioId?: number): Promise<string[]> => {
  const { rows } = await sql<{ nome: string }>`
    delete from conteudo_acesso a using registro.usuario u
    where u.id = a.usuario_id and a.conteudo_id = ${id} and a.motivo = ${collaborator}
      and (${usuarioId ?? null}::integer is null or a.usuario_id = ${usuarioId ?? null})
    returning u.nome`.execute(db);
  return rows.map(({ nome }) => nome);
};
