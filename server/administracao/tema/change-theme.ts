import { AppError } from '#schemas/app-error.ts';
import type { TemaCores } from '#schemas/shapes/tema.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { illegiblePairs } from '#schemas/theme-legibility.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';

const chave = 'tema';

/** Keeps the colours of the institution, for everybody from the next page on; what cannot be read is refused with the reason. */
export const changeTheme = async (ctx: Ctx, theme: TemaCores): Promise<void> => {
  const refused = illegiblePairs(theme);
  if (refused.length > 0)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: refused.map(({ campo, sugestao, texto, fundo, contraste }) => ({
          campo,
          mensagem:
            sugestao === undefined
              ? mensagem('tema.recusa.variante', { fundo, contraste })
              : mensagem('tema.recusa.texto', { texto, fundo, contraste, sugestao }),
        })),
      },
    );
  const valor = JSON.stringify(theme);
  const antes = await readKept(ctx);
  await ctx.db
    .insertInto('ajuste')
    .values({ chave, valor })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet({ valor }))
    .execute();
  await recordEvent(ctx, { cadeia: 'ajuste:tema', ato: 'temaAlterado', dados: { antes, depois: theme } });
};

/** Back to the colours of the product. */
export const restoreTheme = async (ctx: Ctx): Promise<void> => {
  const antes = await readKept(ctx);
  if (antes === null) return;
  await ctx.db.deleteFrom('ajuste').where('chave', '=', chave).execute();
  await recordEvent(ctx, { cadeia: 'ajuste:tema', ato: 'temaRestaurado', dados: { antes } });
};

const readKept = async (ctx: Ctx): Promise<unknown> => {
  const row = await ctx.db
    .selectFrom('ajuste')
    .select('valor')
    .where('chave', '=', chave)
    .forUpdate()
    .executeTakeFirst();
  return row?.valor ?? null;
};
