import { AppError } from '#schemas/app-error.ts';
import type { SolicitacaoResposta } from '#schemas/shapes/solicitacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { OutsiderCtx } from '#server/base/http/context.ts';
import { refuseField } from '#server/engine/refuse-field.ts';
import { joinFile } from '#server/conteudo/anexos/index.ts';
import { requireOwnFiles } from '../arquivos.ts';
import { insideCtx } from '../outside-ctx.ts';
import { placeOf } from '../place-of.ts';
import { actsFor, bothNames } from '../representacao.ts';
import { tellUnit } from '../tell.ts';
import { touch } from '../touch.ts';
import { lockNotice } from './ciencia.ts';

/** Answers a notice that asks for it, once: the files go to the process; what comes late is taken, and says that it is. */
export const respond = async (
  ctx: OutsiderCtx,
  id: number,
  { texto, arquivos }: SolicitacaoResposta,
): Promise<void> => {
  const { db, agora, externo } = ctx;
  const notice = await lockNotice(db, id);
  const { processoId } = notice;
  const representado = await actsFor(ctx, notice.externoId, notice.servicoId, 'recebe');
  if (!notice.ciencia || notice.dias === null || notice.respondidaEm)
    throw new AppError('transicaoNaoPermitida', {
      motivo: mensagem(
        notice.respondidaEm
          ? 'externo.intimacao.recusa.jaRespondida'
          : notice.ciencia
            ? 'externo.intimacao.recusa.semResposta'
            : 'externo.intimacao.recusa.semCiencia',
      ),
    });
  const said = texto.trim();
  if (said === '') throw refuseField('texto', 'externo.recusa.resposta');
  const inside = insideCtx(ctx, await placeOf(db, processoId));
  await requireOwnFiles(inside, arquivos);
  const pasta = mensagem('externo.pasta.respostaIntimacao', { id });
  for (const arquivoId of arquivos) await joinFile(inside, processoId, { pasta, arquivoId });
  await db
    .updateTable('intimacao')
    .set({ resposta: said, respondidaEm: agora, respondidaPor: externo.externoId })
    .where('id', '=', id)
    .execute();
  await touch(db, processoId, agora);
  await recordEvent(inside, {
    cadeia: `conteudo:${processoId}`,
    ato: 'intimacaoRespondida',
    conteudoId: processoId,
    dados: { ...bothNames(ctx, representado), intimacao: id, texto: said, arquivos: arquivos.length },
  });
  await tellUnit(inside, processoId, 'intimacaoRespondida');
};
