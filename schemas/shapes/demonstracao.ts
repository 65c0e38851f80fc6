import { closed, instant, integer, list, type Static, text } from './vocabulary.ts';

export type CorreioDemonstracao = Static<typeof CorreioDemonstracao>;
export const CorreioDemonstracao = closed(
  {
    mensagens: list(
      closed({ id: integer(), para: text(), assunto: text(), texto: text(), momento: instant() }),
    ),
  },
  { description: 'O que a demonstração teria mandado por e-mail, da mensagem mais nova à mais antiga.' },
);
