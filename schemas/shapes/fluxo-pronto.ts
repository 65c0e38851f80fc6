import { DesenhoDoConteudo } from './fluxo.ts';
import { closed, list, type Static, text } from './vocabulary.ts';

export type FluxosProntos = Static<typeof FluxosProntos>;
export const FluxosProntos = closed({
  papeis: list(closed({ codigo: text(), nome: text() }), {
    description: 'Os papéis em uso, entre os quais se escolhe quem faz o quê.',
  }),
  prontos: list(
    closed({
      codigo: text(),
      nome: text(),
      descricao: text(),
      lei: text({ description: 'A lei que os passos e os prazos seguem.' }),
      papeis: list(closed({ codigo: text(), nome: text() }), {
        description: 'Quem participa: cada raia, com o código de papel que o desenho traz.',
      }),
      desenho: DesenhoDoConteudo,
      xml: text(),
    }),
  ),
});
