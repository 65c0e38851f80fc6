import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** What the processes of the world are made of: it came from several secretariats, and is of SEMAD. */
export const emProcessos: readonly DocumentoMundo[] = [
  {
    chave: 'ci-notebooks-demanda',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Notebooks para os laboratórios das escolas',
    classe: '311',
    destinos: [{ unidade: 'SEMAD' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Os laboratórios de informática de seis escolas funcionam com máquinas de mais de nove anos. Peço a compra de 120 notebooks para o próximo ano letivo.',
        {
          lista: [
            'tela de 14 polegadas, com teclado em português;',
            'bateria de oito horas, para uso em sala de aula;',
            'garantia de três anos no local.',
          ],
        },
        'A relação das escolas e o número de alunos de cada turno seguem no levantamento da equipe técnica.',
      ],
    },
    assinantes: ['dalva.lima'],
    atos: [
      ...emitir('dalva.lima', '-16u 09:10', '-16u 09:48', [['dalva.lima', '-16u 09:50']]),
      { em: '-16u 10:02', quem: 'dalva.lima', ato: 'tramitar', destino: { unidade: 'SEMAD' } },
      { em: '-15u 08:40', quem: 'otavio.brandao', ato: 'receber' },
    ],
  },
  {
    chave: 'ci-notebooks-recursos',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Recursos para a compra de notebooks',
    classe: '311',
    destinos: [{ unidade: 'SEMAD' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Há dotação para a despesa na ação de modernização do ensino, com saldo de R$ 540.000,00.',
        'A despesa é compatível com a lei de diretrizes e não depende de crédito adicional.',
      ],
    },
    assinantes: ['nair.paz'],
    atos: [
      ...emitir('nair.paz', '-11u 14:05', '-11u 14:30', [['nair.paz', '-11u 14:31']]),
      { em: '-11u 14:40', quem: 'nair.paz', ato: 'tramitar', destino: { unidade: 'SEMAD' } },
      { em: '-10u 09:15', quem: 'otavio.brandao', ato: 'receber' },
    ],
  },
  {
    chave: 'ci-notebooks-precos',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Pesquisa de preços de impressoras',
    classe: '311',
    destinos: [{ unidade: 'SEMFAZ' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: ['Segue a pesquisa de preços de impressoras, feita em três fornecedores da região.'],
    },
    assinantes: ['otavio.brandao'],
    atos: emitir('otavio.brandao', '-9u 10:20', '-9u 10:41', [['otavio.brandao', '-9u 10:42']]),
  },
  {
    chave: 'ci-ferias-escala',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Escala de férias do almoxarifado',
    classe: '311',
    destinos: [{ unidade: 'SEMFAZ' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: ['Proponho a escala de férias do almoxarifado, sem dois servidores fora no mesmo mês.'],
    },
    assinantes: ['otavio.brandao'],
    atos: emitir('otavio.brandao', '-7u 15:00', '-7u 15:20', [['otavio.brandao', '-7u 15:21']]),
  },
];
