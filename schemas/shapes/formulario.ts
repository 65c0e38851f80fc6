import { closed, decimal, list, oneOf, optional, positive, type Static, text } from './vocabulary.ts';

export type LugarFormulario = Static<typeof LugarFormulario>;
export const LugarFormulario = closed(
  {
    pagina: positive(),
    x: decimal(),
    y: decimal(),
    largura: decimal(),
    altura: decimal(),
    opcao: optional(text({ description: 'De um botão, a opção que ele marca.' })),
  },
  { description: 'Em partes da página como ela se vê, do alto à esquerda.' },
);

export type CampoFormulario = Static<typeof CampoFormulario>;
export const CampoFormulario = closed({
  rotulo: text({ description: 'O do campo do modelo.' }),
  campoPdf: text(),
  tipo: oneOf(['texto', 'multilinha', 'caixa', 'opcao', 'lista', 'combo']),
  lugares: list(LugarFormulario),
});

export type FormularioPreenchivel = Static<typeof FormularioPreenchivel>;
export const FormularioPreenchivel = closed({
  nome: text({ description: 'O do arquivo.' }),
  campos: list(CampoFormulario),
});

export type PlanilhaFormularioQuery = Static<typeof PlanilhaFormularioQuery>;
export const PlanilhaFormularioQuery = closed({ formato: optional(oneOf(['csv', 'xlsx'])) });
