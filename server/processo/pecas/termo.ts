import { sql } from 'kysely';
import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { perform, type ConteudoRow } from '#server/conteudo/atos/index.ts';
import { allowedModels, criar, guardar } from '#server/documento/index.ts';
import type { Left } from './leave.ts';

/** The model of the term, by its code. */
const model = 'TERMO_DESENTRANHAMENTO';

/** Drafts, inside the process, the term that says what left it and why: who took it out finishes and concludes it. */
export const keepTerm = async (
  ctx: Ctx,
  processo: ConteudoRow,
  left: Left,
  motivo: string,
): Promise<void> => {
  const termoId = await draftTerm(ctx, processo, left, motivo);
  await ctx.db.updateTable('peca').set({ termoId }).where('id', '=', left.id).execute();
};

const draftTerm = async (ctx: Ctx, processo: ConteudoRow, left: Left, motivo: string): Promise<number> => {
  if (left.reservada) throw refused('termoReservado');
  const { rows } = await sql<{ id: number }>`
    select m.id from registro.modelo_documento m join registro.tipo_documento t on t.id = m.tipo_documento
    where m.codigo = ${model} and m.ativo and ${allowedModels(ctx.sessao)} limit 1`.execute(ctx.db);
  const modelo = rows[0];
  if (!modelo) throw refused('semTermo');
  const { id, versao, propriedades } = await criar(ctx, {
    modeloId: modelo.id,
    assunto: mensagem('processo.termo.assunto', {
      peca: left.rotulo,
      processo: processo.numero ?? processo.assunto,
    }),
    conteudoVinculado: processo.id,
  });
  if (propriedades.some(({ chave }) => chave === 'motivo'))
    await perform(ctx, guardar, id, { id, versao, valores: { motivo: motivo.trim() } });
  return id;
};

const refused = (key: 'semTermo' | 'termoReservado'): AppError =>
  new AppError(
    'camposInvalidos',
    {},
    { erros: [{ campo: 'termo', mensagem: mensagem(`processo.recusa.${key}`) }] },
  );
