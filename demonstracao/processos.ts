import type { ProcessoMundo } from './processo-mundo.ts';

/** The processes of the world: what several units say in one place, in order. */
export const processos: readonly ProcessoMundo[] = [
  {
    chave: 'compra-notebooks',
    tipo: 'licitacao',
    assunto: 'Compra de notebooks para os laboratórios das escolas',
    observacoes: 'Entrega prevista para antes do início do ano letivo.',
    vencimento: '+9u',
    campos: { Modalidade: 'Pregão', 'Valor estimado': 528000 },
    atos: [
      { em: '-15u 09:00', quem: 'otavio.brandao', ato: 'abrir' },
      { em: '-15u 09:12', quem: 'otavio.brandao', ato: 'juntar', documento: 'ci-notebooks-demanda' },
      { em: '-10u 09:30', quem: 'otavio.brandao', ato: 'juntar', documento: 'ci-notebooks-recursos' },
      { em: '-9u 10:50', quem: 'otavio.brandao', ato: 'juntar', documento: 'ci-notebooks-precos' },
      {
        em: '-9u 16:10',
        quem: 'otavio.brandao',
        ato: 'retirar',
        documento: 'ci-notebooks-precos',
        motivo: 'A pesquisa é de impressoras, e foi juntada por engano.',
      },
    ],
  },
  {
    chave: 'compra-impressoras',
    tipo: 'licitacao',
    assunto: 'Compra de impressoras para as secretarias',
    vencimento: '+20u',
    campos: { Modalidade: 'Pregão', 'Valor estimado': 61500 },
    atos: [
      { em: '-9u 16:20', quem: 'otavio.brandao', ato: 'abrir' },
      { em: '-9u 16:31', quem: 'otavio.brandao', ato: 'juntar', documento: 'ci-notebooks-precos' },
      {
        em: '-8u 09:05',
        quem: 'otavio.brandao',
        ato: 'relacionar',
        outro: 'compra-notebooks',
        especie: 'ASSOCIADO',
      },
    ],
  },
  {
    chave: 'ferias-almoxarifado',
    tipo: 'ferias',
    assunto: 'Férias da equipe do almoxarifado',
    atos: [
      { em: '-7u 15:30', quem: 'otavio.brandao', ato: 'abrir' },
      { em: '-7u 15:34', quem: 'otavio.brandao', ato: 'juntar', documento: 'ci-ferias-escala' },
    ],
  },
];
