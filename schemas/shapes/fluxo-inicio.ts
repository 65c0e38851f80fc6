import { closed, flag, integer, list, oneOf, optional, positive, type Static, text } from './vocabulary.ts';

const cadastro = oneOf(['modelo-documento', 'tipo-documento', 'tipo-processo'], { title: 'Cadastro' });

export type IniciosFluxo = Static<typeof IniciosFluxo>;
export const IniciosFluxo = closed({
  cadastros: list(
    closed({
      cadastro,
      titulo: text(),
      itens: list(closed({ id: integer(), nome: text(), ativo: flag() })),
      motivo: optional(text({ description: 'Por que quem lê não muda este cadastro.' })),
    }),
  ),
});

export type CandidatosInicioQuery = Static<typeof CandidatosInicioQuery>;
export const CandidatosInicioQuery = closed({
  cadastro,
  q: optional(text({ title: 'Nome', maxLength: 200 })),
});

export type CandidatosInicio = Static<typeof CandidatosInicio>;
export const CandidatosInicio = closed({
  itens: list(
    closed({
      id: integer(),
      nome: text(),
      iniciaId: optional(integer()),
      inicia: optional(text({ description: 'O fluxo que inicia hoje.' })),
    }),
  ),
});

export type InicioFluxo = Static<typeof InicioFluxo>;
export const InicioFluxo = closed({
  cadastro,
  registro: positive({ title: 'Registro' }),
  inicia: flag({ title: 'Inicia', description: 'Falso: deixa de iniciar.' }),
});
