import {
  anyOf,
  closed,
  day,
  decimal,
  flag,
  integer,
  list,
  oneOf,
  optional,
  type Static,
  text,
} from './vocabulary.ts';
import { OpcaoLida } from './conexao.ts';

export type CampoValor = Static<typeof CampoValor>;
export const CampoValor = anyOf(
  [text({ maxLength: 10000 }), decimal(), flag(), list(text({ maxLength: 2000 }), { maxItems: 200 })],
  {
    description:
      'Texto, data (yyyy-MM-dd), opção ou arquivo (id); número; sim ou não; ou as opções escolhidas.',
  },
);

export type CampoPreenchido = Static<typeof CampoPreenchido>;
export const CampoPreenchido = closed({
  rotulo: text({ minLength: 1, maxLength: 100 }),
  valor: optional(CampoValor),
});

export type RegraCampo = Static<typeof RegraCampo>;
export const RegraCampo = closed({
  expressao: text({ description: 'Expressão regular que o texto inteiro atende.' }),
  mensagem: text(),
  exibirErro: oneOf(['AO_DIGITAR', 'AO_SAIR', 'AO_SALVAR']),
});

export type ArquivoCampo = Static<typeof ArquivoCampo>;
export const ArquivoCampo = closed({
  id: text(),
  nome: text(),
  tipo: text(),
  tamanho: integer({ description: 'Em bytes.' }),
});

export type PrazoCampo = Static<typeof PrazoCampo>;
export const PrazoCampo = closed({
  dias: integer(),
  referencia: oneOf(['CRIACAO', 'CONCLUSAO', 'ULTIMO_TRAMITE', 'OUTRO_CAMPO']),
  rotuloReferencia: optional(text()),
  ate: optional(day({ description: 'Ausente enquanto o que dá início à contagem não aconteceu.' })),
  vencido: flag(),
});

export type CampoConteudo = Static<typeof CampoConteudo>;
export const CampoConteudo = closed({
  rotulo: text(),
  tipo: oneOf([1, 2, 3, 4, 5, 6, 7, 8], {
    description:
      '1 texto, 2 número, 3 data, 4 lista de opções, 5 vínculo, 6 texto longo, 7 sim ou não, 8 arquivo.',
  }),
  obrigatorio: flag(),
  ajuda: optional(text()),
  tamanhoMaximo: optional(integer()),
  mascara: optional(text()),
  casasDecimais: optional(integer()),
  minimo: optional(decimal()),
  maximo: optional(decimal()),
  multipla: optional(flag()),
  opcoes: optional(
    list(OpcaoLida, {
      description: 'Ausentes em uma lista que se lê à parte, por documento/{id}/opcoes-campo.',
    }),
  ),
  extensoes: optional(list(text())),
  tamanhoMaximoMb: optional(integer()),
  regras: list(RegraCampo),
  valor: optional(CampoValor),
  texto: optional(text({ description: 'O valor como as pessoas o leem.' })),
  arquivo: optional(ArquivoCampo),
  endereco: optional(text({ description: 'Aonde um vínculo leva; ausente enquanto falta o número.' })),
  prazo: optional(PrazoCampo),
  retirado: optional(
    flag({ description: 'O tipo não o tem mais: o que se preencheu fica, e não se altera.' }),
  ),
});

export type CampoEscrito = Static<typeof CampoEscrito>;
export const CampoEscrito = closed({
  rotulo: text(),
  texto: text({ description: 'Como as pessoas o leem; vazio, nada se escreveu.' }),
  campoPdf: optional(text({ description: 'O campo do PDF em que está.' })),
  valor: optional(CampoValor),
});

export type OpcoesCampoQuery = Static<typeof OpcoesCampoQuery>;
export const OpcoesCampoQuery = closed({ rotulo: text({ minLength: 1, maxLength: 100 }) });
