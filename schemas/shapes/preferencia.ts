import {
  closed,
  flag,
  integer,
  list,
  oneOf,
  open,
  optional,
  positive,
  text,
  type Static,
} from './vocabulary.ts';

export type PreferenciaTela = Static<typeof PreferenciaTela>;
export const PreferenciaTela = closed(
  { valor: optional(open()) },
  {
    description:
      'As escolhas de uma pessoa em uma tela; sem valor, nada foi escolhido. No máximo 20.000 caracteres de JSON.',
  },
);

export type PreferenciaAviso = Static<typeof PreferenciaAviso>;
export const PreferenciaAviso = closed(
  { tela: optional(flag()), email: optional(flag()), resumo: optional(flag()) },
  {
    description:
      'Por onde a pessoa quer saber de um tipo de aviso; o que falta segue o padrão: na tela sim, por e-mail não. Com `resumo`, o e-mail não sai na hora: vai no resumo do dia.',
  },
);

export type Preferencias = Static<typeof Preferencias>;
export const Preferencias = closed(
  {
    itensPorPagina: optional(
      oneOf([5, 10, 15, 20, 25, 30, 35, 40, 45, 50], { title: 'Itens por página', type: 'integer' }),
    ),
    segundosMensagem: optional(positive({ title: 'Segundos das mensagens', maximum: 60 })),
    tamanhoFonte: optional(integer({ title: 'Tamanho do texto', minimum: 11, maximum: 18 })),
    tema: optional(oneOf(['claro', 'escuro', 'contraste', 'sistema'], { title: 'Cores', type: 'string' })),
    densidade: optional(oneOf(['confortavel', 'compacta'], { title: 'Linhas das listas', type: 'string' })),
    idioma: optional(oneOf(['pt-BR', 'es', 'en'], { title: 'Idioma', type: 'string' })),
    unidadePadrao: optional(positive({ title: 'Unidade padrão' })),
    resumo: optional(
      closed(
        { hora: optional(integer({ minimum: 0, maximum: 23 })), soDiasUteis: optional(flag()) },
        {
          title: 'Resumo do dia',
          description: 'O resumo do dia: a hora em que sai, no fuso legal, e se só em dia útil.',
        },
      ),
    ),
    primeiroDia: optional(
      closed(
        {
          dispensado: optional(flag({ title: 'Dispensado' })),
          abertos: optional(
            list(text({ minLength: 1, maxLength: 40 }), { title: 'Passos abertos', maxItems: 20 }),
          ),
        },
        {
          title: 'Primeiros passos',
          description:
            'O cartão dos primeiros passos, no início: se a pessoa o dispensou, e o que ela já abriu.',
        },
      ),
    ),
    avisos: optional(
      closed(
        {
          TRAMITE: optional(PreferenciaAviso),
          ASSINATURA: optional(PreferenciaAviso),
          PRAZO: optional(PreferenciaAviso),
          CONHECIMENTO: optional(PreferenciaAviso),
          SISTEMA: optional(PreferenciaAviso),
        },
        { title: 'Avisos' },
      ),
    ),
  },
  { description: 'O que a pessoa escolheu para si; o que falta segue a instituição.' },
);
