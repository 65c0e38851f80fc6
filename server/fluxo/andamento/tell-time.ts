import { mensagem } from '#schemas/messages/index.ts';
import { recordEvent } from '#server/base/events/record-event.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { systemCtx } from '#server/base/http/system-ctx.ts';
import type { Instance } from './instance.ts';
import { timeOver } from './time-over.ts';

/** The history of the content tells, once the step is taken, that a time ran out over what nobody did; a wait of its own is no news. */
export const tellTime = async (
  { db, ports, agora }: Ctx,
  { plano, conteudoId, fluxo }: Instance,
  timer: string,
): Promise<void> => {
  const time = timeOver(plano, timer);
  if (!time) return;
  const nome = [time.sobre, timer].map((id) => plano.elementos[id]?.nome).find(Boolean);
  const prazo = nome === undefined ? mensagem('fluxo.tempo.semNome') : mensagem('fluxo.tempo.de', { nome });
  const feito = mensagem(`fluxo.tempo.${time.interrompe ? 'outroCaminho' : 'aoLado'}`, { prazo });
  await recordEvent(systemCtx(ports, db, agora), {
    ...{ cadeia: `conteudo:${conteudoId}`, ato: 'fluxoPrazoAcabou', conteudoId },
    dados: { fluxo, feito },
  });
};
