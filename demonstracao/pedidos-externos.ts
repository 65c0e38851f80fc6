import type { DesfechoExterno } from '#schemas/shapes/fase-externa.ts';
import type { Momento } from './relogio.ts';

/** What the body does of a request. */
export type RespostaDoOrgao =
  | { readonly ato: 'conferir' }
  | { readonly ato: 'devolver'; readonly motivo: string; readonly dias: number }
  | { readonly ato: 'pedir-assinatura'; readonly motivo: string }
  | { readonly ato: 'autuar'; readonly assunto: string }
  | { readonly ato: 'encerrar'; readonly desfecho: DesfechoExterno; readonly texto: string };

/** Who works in the body, in their default unit, answering what was asked; or who asked, saying more. */
type Resposta = { readonly em: Momento } & (
  | ({ readonly quem: string } & RespostaDoOrgao)
  | { readonly deFora: 'resposta' | 'complemento'; readonly texto: string }
);

/** What somebody from outside asked, and what came of it. */
export interface PedidoExterno {
  /** Key of who asks, among those of outside. */
  readonly externo: string;
  /** Key of the type of process that is offered. */
  readonly servico: string;
  readonly em: Momento;
  readonly texto: string;
  readonly campos: Readonly<Record<string, string>>;
  readonly respostas: readonly Resposta[];
}

/** Requests from outside that are under way. */
export const pedidosExternos: readonly PedidoExterno[] = [
  {
    externo: 'cicero',
    servico: 'certidao-tempo',
    em: '-4u 19:42',
    texto:
      'Fui agente de saúde da Prefeitura de 1998 a 2009 e hoje sou servidor do Estado. Preciso da certidão para contar esse tempo na minha aposentadoria.',
    campos: { 'Órgão de destino': 'Secretaria de Estado da Saúde' },
    respostas: [
      { em: '-3u 09:15', quem: 'yara.figueira', ato: 'conferir' },
      {
        em: '-3u 09:40',
        quem: 'yara.figueira',
        ato: 'devolver',
        motivo:
          'Faltou dizer o mês de início e o de fim, e a matrícula, se lembrar dela. Está nos contracheques, no alto, à direita.',
        dias: 20,
      },
    ],
  },
];
