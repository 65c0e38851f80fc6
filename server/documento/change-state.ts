import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Documento, DocumentoAto } from '#schemas/generated.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { consultar } from './consultar.ts';
import { loadForAct, requireVersion } from '#server/conteudo/atos/index.ts';

/** Runs an act whose whole effect is the state that the table of transitions names. */
export const changeState = async (ctx: Ctx, acao: string, ato: DocumentoAto): Promise<Documento> => {
  const loaded = await loadForAct(ctx, ato.id, acao);
  requireVersion(ctx, loaded, ato.versao);
  const { transition, evento, row } = loaded;
  const motivo = ato.motivo?.trim();
  if (transition.comMotivo && !motivo)
    throw new AppError(
      'camposInvalidos',
      {},
      {
        erros: [{ campo: 'motivo', mensagem: mensagem('documento.motivo.motivoObrigatorio') }],
      },
    );
  await ctx.db
    .updateTable('conteudo')
    .set((eb) => ({ ...transition.para, alteradoEm: ctx.agora, versao: eb('versao', '+', 1) }))
    .where('id', '=', ato.id)
    .execute();
  await recordEvent(ctx, {
    cadeia: `conteudo:${ato.id}`,
    ato: evento,
    conteudoId: ato.id,
    dados: { de: row.estado, para: transition.para?.estado ?? row.estado, ...(motivo ? { motivo } : {}) },
  });
  return consultar(ctx, ato.id, 0);
};
