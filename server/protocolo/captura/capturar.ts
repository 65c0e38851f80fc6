import type { MultipartFile } from '@fastify/multipart';
import type { Captura, MotivoCaptura } from '#schemas/shapes/captura.ts';
import type { Database } from '#server/base/db/connect.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { decide } from '#server/base/http/decide.ts';
import { apresentar } from './apresentar.ts';
import { askToExamine, examine } from './examinar.ts';
import { receber, refusal } from './receber.ts';
import { usar, type PreparedFile } from './usar.ts';
import { whyRefused } from './why-refused.ts';

const begin = async (db: Database, { agora, sessao }: Ctx, arquivoId: string): Promise<number> => {
  const { id } = await db
    .insertInto('captura')
    .values({
      arquivoId,
      pdfId: null,
      usuarioId: sessao.usuarioId,
      motivo: null,
      paginas: null,
      pdfa: null,
      criadaEm: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Receives a file and looks at its pages in the background. */
export const capturar = async (ctx: Ctx, file: MultipartFile | undefined): Promise<Captura> => {
  const kept = await receber(ctx, file);
  return decide(
    ctx,
    async (inner) => {
      const id = await begin(inner.db, ctx, kept.id);
      await askToExamine(inner.db, id);
      return apresentar(inner, id);
    },
    { file: kept.sha256 },
  );
};

/** A file that came with the protocol itself: it is looked at now, and all its pages are used. */
export const capturarAgora = async (
  ctx: Ctx,
  file: MultipartFile,
): Promise<{ readonly prepared: PreparedFile; readonly sha256: Buffer }> => {
  const kept = await receber(ctx, file);
  const id = await begin(ctx.db, ctx, kept.id);
  await examine(ctx, id);
  const { motivo, paginas } = await ctx.db
    .selectFrom('captura')
    .select(['motivo', 'paginas'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (motivo !== null) throw refusal(await whyRefused(ctx.db, motivo as MotivoCaptura));
  const all = Array.from({ length: paginas ?? 0 }, (_, at) => ({ numero: at + 1, giro: 0 as const }));
  return { prepared: await usar(ctx, { id, paginas: all }), sha256: kept.sha256 };
};
