import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Secretaria de Educação. */
export const educacao: readonly DocumentoMundo[] = [
  {
    chave: 'ci-mobiliario-escolar',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Mobiliário escolar para quatro unidades de ensino',
    classe: '311',
    interessados: ['moveis-serra-azul'],
    destinos: [{ unidade: 'CCL' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Apresento a necessidade de mobiliário para o ano letivo de {ano+1}, levantada em visita às quatro unidades entre {dia-18d} e {dia-11d}.',
        {
          cabecalho: ['Unidade de ensino', 'Conjuntos de aluno', 'Mesas de professor', 'Armários'],
          linhas: [
            ['Escola Municipal Cecília Torres', '180', '6', '8'],
            ['Escola Municipal Padre Anchieta', '120', '4', '5'],
            ['Escola Municipal do Campo Serra do Meio', '64', '3', '3'],
            ['Centro de Educação Infantil Girassol', '96', '4', '6'],
            ['**Total**', '**460**', '**17**', '**22**'],
          ],
        },
        'Os conjuntos devem seguir as dimensões por faixa etária: tamanho 3 para o primeiro ciclo, tamanhos 4 e 5 para os anos finais. O Centro Girassol precisa de mesas coletivas de quatro lugares, com cantos arredondados.',
        'A entrega precisa ocorrer até a última semana de janeiro, com montagem incluída, pois as salas serão pintadas antes. Há dotação na fonte do salário-educação, conforme anexo.',
        'Peço que a pesquisa de preços considere também a ata do consórcio regional, que traz itens equivalentes.',
      ],
    },
    assinantes: ['dalva.lima'],
    atos: [
      ...emitir('dalva.lima', '-3u 10:12', '-1u 11:30', [['dalva.lima', '-1u 11:34']]),
      {
        em: '-1u 11:47',
        quem: 'dalva.lima',
        ato: 'tramitar',
        destino: { unidade: 'CCL' },
        prazo: '+5u',
      },
    ],
  },
  {
    chave: 'oficio-merenda',
    modelo: 'OFICIO',
    assunto: 'Registro de preços de gêneros alimentícios para merenda',
    classe: '820',
    interessados: ['cooperativa-serrana'],
    destinos: [{ unidade: 'CCL', pessoa: 'helena.pires' }],
    valores: {
      vocativo: 'Senhora Coordenadora',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        'Solicito a abertura de registro de preços para os gêneros alimentícios da merenda do próximo ano letivo, conforme o cardápio aprovado pelo Conselho de Alimentação Escolar em {dia-15d}.',
        'O cardápio atende 3.180 estudantes em vinte e uma unidades, com duas refeições diárias nas escolas de tempo integral. Do total previsto, 34% serão comprados da agricultura familiar por chamada pública própria, acima do mínimo legal, e não entram neste registro.',
        'São pontos de atenção da nutricionista:',
        {
          lista: [
            'entrega ponto a ponto, em dias fixos, com transporte refrigerado para carnes e laticínios;',
            'amostra dos itens 4, 9 e 17, para teste de aceitação;',
            'opções sem glúten e sem lactose para 47 estudantes com restrição comprovada;',
            'substituição de item somente com concordância da nutricionista.',
          ],
        },
        'A ata atual vence em {dia+60d}. Para que não haja interrupção, o novo registro precisa estar homologado trinta dias antes.',
      ],
    },
    assinantes: ['dalva.lima'],
    atos: [
      ...emitir('dalva.lima', '-4u 16:05', '-3u 09:20', [['dalva.lima', '-3u 09:24']]),
      {
        em: '-3u 09:31',
        quem: 'dalva.lima',
        ato: 'tramitar',
        destino: { unidade: 'CCL', pessoa: 'helena.pires' },
        prazo: '+10u',
      },
    ],
  },
  {
    chave: 'declaracao-vinculo',
    modelo: 'DECLARACAO',
    assunto: 'Declaração de vínculo e regência de classe',
    classe: '212',
    interessados: ['adelaide-pimentel'],
    valores: { finalidade: 'inscrição em processo de remoção' },
    texto: {
      fatos: [
        {
          lista: [
            'ocupa o cargo efetivo de professora dos anos iniciais desde 3 de fevereiro de 2014, com jornada de vinte e cinco horas semanais, lotada na Escola Municipal Cecília Torres;',
            'exerceu regência de classe, sem interrupção, nos últimos cinco anos letivos;',
            'não responde a processo disciplinar e não sofreu penalidade nos últimos três anos.',
          ],
        },
      ],
    },
    assinantes: ['dalva.lima'],
    atos: [
      ...emitir('dalva.lima', '-10u 14:00', '-10u 14:21', [['dalva.lima', '-10u 14:22']]),
      { em: '-9u 08:15', quem: 'dalva.lima', ato: 'finalizar' },
    ],
  },
  {
    chave: 'oficio-conselho-alimentacao',
    modelo: 'OFICIO',
    assunto: 'Convite para a visita técnica à cozinha central',
    classe: '820',
    destinos: [{ unidade: 'SEMAS', pessoa: 'marina.vaz' }],
    valores: {
      vocativo: 'Senhora Secretária',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        'Convido essa Secretaria a acompanhar a visita do Conselho de Alimentação Escolar à cozinha central, em {dia+6u}, às 9h.',
        'A visita verificará o recebimento, o armazenamento e a distribuição dos alimentos, com atenção às famílias atendidas também pelo serviço de convivência.',
        'Peço a confirmação dos participantes até {dia+3u}, para a organização do transporte.',
      ],
    },
    assinantes: ['dalva.lima'],
    atos: [
      ...emitir('dalva.lima', '-3u 08:40', '-2u 10:05', [['dalva.lima', '-2u 10:06']]),
      {
        em: '-2u 10:15',
        quem: 'dalva.lima',
        ato: 'tramitar',
        destino: { unidade: 'SEMAS', pessoa: 'marina.vaz' },
        prioridade: 'BAIXA',
        prazo: '+3u',
      },
      { em: '-1u 08:58', quem: 'marina.vaz', ato: 'receber' },
    ],
  },
];
