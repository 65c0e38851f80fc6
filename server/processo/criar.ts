import { sql } from 'kysely';
import { tipoConteudo } from '#schemas/enums.ts';
import type { ProcessoNovo } from '#schemas/shapes/processo.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { perform } from '#server/conteudo/atos/index.ts';
import { madeHere } from '#server/conteudo/dados/index.ts';
import { grantAccess } from '#server/pessoas/acesso/grant-access.ts';
import { guardar } from './salvar.ts';
import { readType } from './tipos.ts';

/** Opens a process of a type, still without a number, in the hands of who opens it. */
export const criar = async (
  ctx: Ctx,
  {
    tipoProcessoId,
    subprocessoDe: _of,
    assunto,
    ...said
  }: Omit<ProcessoNovo, 'subprocessoDe'> & {
    readonly subprocessoDe?: number;
  },
): Promise<number> => {
  const tipo = await readType(ctx, tipoProcessoId);
  const { sessao, agora, db } = ctx;
  const { id, versao } = await db
    .insertInto('conteudo')
    .values({
      tipo: tipoConteudo.processo,
      assunto: assunto.trim(),
      busca: sql<string>`setweight(to_tsvector('portugues', ${assunto.trim()}), 'A')`,
      ...madeHere(ctx),
    })
    .returning(['id', 'versao'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('processo')
    .values({ id, tipoProcessoId, classeId: tipo.classe?.id ?? null, observacoes: null })
    .execute();
  await grantAccess(db, id, agora, [{ usuarioId: sessao.usuarioId, motivo: 'criou' }]);
  await recordEvent(ctx, {
    cadeia: `conteudo:${id}`,
    ato: 'processoAberto',
    conteudoId: id,
    dados: { assunto: assunto.trim(), tipo: tipo.nome },
  });
  if (Object.keys(said).length > 0) await perform(ctx, guardar, id, { id, versao, ...said });
  return id;
};
