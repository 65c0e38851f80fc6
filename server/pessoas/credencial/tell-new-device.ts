import { mensagem } from '#schemas/messages/index.ts';
import type { PublicCtx } from '#server/base/http/context.ts';
import { deviceInWords } from './device-words.ts';
import { tellPerson } from './tell-person.ts';

/** Tells the person that they, or somebody with their password, entered from a browser not seen before. */
export const tellNewDevice = (ctx: PublicCtx, usuarioId: number): Promise<void> =>
  tellPerson(
    ctx,
    usuarioId,
    mensagem('entrada.correio.dispositivo'),
    mensagem('entrada.correio.dispositivoTexto', {
      dispositivo: deviceInWords(ctx.agente),
      endereco: ctx.endereco,
      momento: new Intl.DateTimeFormat('pt-BR', {
        dateStyle: 'short',
        timeStyle: 'short',
        timeZone: ctx.ports.config.timeZone,
      }).format(ctx.agora),
    }),
  );
