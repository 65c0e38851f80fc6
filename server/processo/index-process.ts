import { sql } from 'kysely';
import type { Ctx } from '#server/base/http/context.ts';
import { camposDe, readCampos } from '#server/conteudo/campos/index.ts';
import { keepIndex } from '#server/conteudo/pesquisa/index.ts';

/** A process is found by its fields and its notes; its pieces are found by themselves, by who reaches them. */
export const indexProcess = async (ctx: Ctx, id: number): Promise<void> => {
  const campos = await readCampos(ctx, await camposDe(ctx.db, id));
  await keepIndex(ctx.db, id, {
    campos: campos.map(({ campo }) => campo.texto ?? '').join(' '),
    texto: sql<string>`coalesce((select p.observacoes from processo p where p.id = c.id), '')`,
  });
};
