import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { administrators, notify } from '#server/pessoas/notificacao/index.ts';

interface Told {
  /** What calls them, with its name. */
  readonly onde: string;
  /** Whom it calls now and did not, in words. */
  readonly quem: readonly string[];
  readonly rota: string;
}

/** Tells the others who administer that something calls more people to contents than it did. */
export const tellCalled = async ({ db, agora, sessao }: Ctx, { onde, quem, rota }: Told): Promise<void> => {
  if (quem.length === 0 || sessao.id === 0) return;
  const those = (await administrators(db)).map(({ id }) => id).filter((id) => id !== sessao.usuarioId);
  await notify(db, agora, {
    tipo: 'SISTEMA',
    usuarioIds: those,
    rota,
    assunto: mensagem('chamada.cresceu', { onde }),
    conteudo: mensagem('chamada.cresceuTexto', {
      quem: sessao.substitutoNome ?? sessao.nome,
      pessoas: quem.join(', '),
    }),
  });
};
