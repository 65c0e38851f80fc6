import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { publicAddress } from '#server/instalacao/configuracao/index.ts';
import { outsiderMail, queueMail } from '#server/instalacao/correio/index.ts';
import { addressees } from '../representacao.ts';

type NovidadeIntimacao = 'intimacao' | 'intimacaoTacita' | 'intimacaoCancelada';

/**
 * Tells who was notified, and who receives notices for them, that there is something to read: the mail names no process, no
 * subject and nobody else.
 */
export const tellNotified = async (
  ctx: Pick<PublicCtx, 'db' | 'agora' | 'ports'>,
  id: number,
  novidade: NovidadeIntimacao,
): Promise<void> => {
  const { db, agora, ports } = ctx;
  const { externoId, servicoId, tacitaEm } = await db
    .selectFrom('intimacao as i')
    .innerJoin('processo as p', 'p.id', 'i.processoId')
    .select(['i.externoId', 'i.tacitaEm', 'p.tipoProcessoId as servicoId'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow();
  const link = `${await publicAddress(db, ports.config)}externo/intimacao/${id}`;
  const dia = writtenDay(tacitaEm);
  for (const { nome, email } of await addressees(ctx, externoId, servicoId, 'recebe'))
    await queueMail(db, agora, {
      para: email,
      ...(await outsiderMail(db, {
        ato: mensagem(`externo.correio.atosDeIntimacao.${novidade}`, { dia }),
        nome,
        texto: `${mensagem(`externo.correio.intimacoes.${novidade}`, { dia })}\n\n${link}`,
      })),
    });
};
