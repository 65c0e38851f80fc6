import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Secretaria da Fazenda. */
export const fazenda: readonly DocumentoMundo[] = [
  {
    chave: 'despacho-reforma-arquivo',
    modelo: 'DESPACHO',
    assunto: 'Disponibilidade orçamentária para reforma do arquivo',
    classe: '410',
    interessados: ['construtora-pedra-alta'],
    destinos: [{ unidade: 'CCL' }],
    valores: {
      numero_processo: '{nup:1128}',
      providencia: 'prosseguimento da contratação',
      prazo_dias: '30',
    },
    texto: {
      conteudo: [
        '1. Há disponibilidade para a reforma do Arquivo Central, na dotação 04.122.0003.1.014, no limite de R$ 186.000,00, com bloqueio feito nesta data.',
        '2. O saldo remanescente de R$ 42.500,00, previsto no orçamento da obra, depende do superávit do exercício e será informado depois do fechamento do mês.',
        '3. Encaminhe-se à unidade **{{destino_unidade}}** para {{providencia}}, no prazo de {{prazo_dias}} dias.',
      ],
    },
    assinantes: ['nair.paz'],
    atos: [
      ...emitir('nair.paz', '-4u 16:20', '-4u 17:40', [['nair.paz', '-4u 17:42']]),
      { em: '-4u 17:58', quem: 'nair.paz', ato: 'tramitar', destino: { unidade: 'CCL' } },
    ],
  },
  {
    chave: 'circular-encerramento',
    modelo: 'OFICIO_CIRCULAR',
    assunto: 'Cronograma de encerramento do exercício de {ano}',
    classe: '410',
    destinos: ['SEMAD', 'CCL', 'PGM', 'CGM', 'SESAU', 'SEMED', 'SEMAS', 'SEOBI'].map((unidade) => ({
      unidade,
    })),
    valores: {
      vocativo: 'Senhoras e Senhores',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        '1. Comunico as datas do encerramento do exercício. Depois delas, o sistema bloqueia o lançamento.',
        {
          cabecalho: ['Providência', 'Data-limite'],
          linhas: [
            ['Pedido de alteração orçamentária', '{dia+5u}'],
            ['Emissão de empenho, exceto folha e dívida', '{dia+10u}'],
            ['Envio de notas para liquidação', '{dia+15u}'],
            ['Pagamento do exercício', '{dia+22u}'],
            ['Relação de restos a pagar, com justificativa', '{dia+24u}'],
          ],
        },
        '2. Empenhos estimativos sem saldo comprometido devem ser anulados pela unidade até a segunda data. A Fazenda anulará de ofício os que restarem.',
        '3. Adiantamentos precisam ser comprovados até a terceira data, ainda que o prazo individual termine depois.',
        '4. Peço que o conteúdo chegue a quem lança despesa em cada unidade.',
      ],
    },
    assinantes: ['nair.paz'],
    atos: [
      ...emitir('nair.paz', '-3u 10:10', '-2u 09:02', [['nair.paz', '-2u 09:05']]),
      {
        em: '-2u 09:20',
        quem: 'nair.paz',
        ato: 'tramitar',
        destino: { unidade: 'SEMAD' },
        copias: [
          { unidade: 'CCL' },
          { unidade: 'PGM' },
          { unidade: 'CGM' },
          { unidade: 'SESAU' },
          { unidade: 'SEMED' },
          { unidade: 'SEMAS' },
          { unidade: 'SEOBI' },
        ],
        prioridade: 'ALTA',
        prazo: '+5u',
        texto: 'Primeira data: {dia+5u}.',
      },
      { em: '-2u 10:44', quem: 'tomas.neves', ato: 'darCiencia' },
      { em: '-1u 08:30', quem: 'otavio.brandao', ato: 'receber' },
    ],
  },
  {
    chave: 'despacho-restituicao',
    modelo: 'DESPACHO',
    assunto: 'Restituição de imposto pago em duplicidade',
    classe: '430',
    nivelAcesso: 'RESTRITO',
    hipoteseLegal: 'Sigilo fiscal (art. 198 do Código Tributário Nacional)',
    interessados: ['jonas-siqueira'],
    destinos: [{ unidade: 'PGM' }],
    valores: { numero_processo: '{nup:1015}', providencia: 'manifestação', prazo_dias: '10' },
    texto: {
      conteudo: [
        '1. Confirmado o pagamento em duplicidade da primeira parcela do imposto predial, em {dia-60d}, no valor de R$ 318,42.',
        '2. O contribuinte não tem outro débito em aberto. Cabe a restituição corrigida pelo índice do Município.',
        '3. Encaminhe-se à unidade **{{destino_unidade}}** para {{providencia}}, no prazo de {{prazo_dias}} dias.',
      ],
    },
    assinantes: ['nair.paz'],
    atos: [
      ...emitir('nair.paz', '-10u 13:20', '-10u 13:45', [['nair.paz', '-10u 13:46']]),
      { em: '-10u 14:00', quem: 'nair.paz', ato: 'cancelar', motivo: 'Valor digitado com a parcela errada.' },
      {
        em: '-9u 09:10',
        quem: 'nair.paz',
        ato: 'reativarCancelamento',
        motivo: 'Conferida a guia: o valor estava certo.',
      },
      { em: '-9u 09:25', quem: 'nair.paz', ato: 'tramitar', destino: { unidade: 'PGM' }, prazo: '0u' },
      { em: '-8u 11:30', quem: 'beatriz.cordeiro', ato: 'receber' },
    ],
  },
];
