import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** What the company writes, inside and to the town hall that owns it. */
export const documentosDaCompanhia: readonly DocumentoMundo[] = [
  {
    chave: 'ci-adutora-palmeiras',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Troca do trecho da adutora na Avenida das Palmeiras',
    classe: '530',
    destinos: [{ unidade: 'CSVS-DIR' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'O trecho de 340 metros da adutora na Avenida das Palmeiras teve quatro rompimentos em noventa dias. A perda medida é de 18 litros por segundo, o que falta na parte alta do Ribeirão das Pedras nas horas de maior consumo.',
        {
          cabecalho: ['Serviço', 'Extensão', 'Custo estimado'],
          linhas: [
            ['Tubo de ferro fundido, 250 mm', '340 m', 'R$ 214.200,00'],
            ['Escavação e recomposição do asfalto', '340 m', 'R$ 88.400,00'],
            ['Registros e ligações', '26', 'R$ 31.700,00'],
          ],
        },
        'Peço autorização para contratar a obra, com corte de água de oito horas em um domingo, avisado com cinco dias de antecedência.',
      ],
    },
    assinantes: ['davi.moura'],
    atos: [
      ...emitir('davi.moura', '-6u 08:40', '-6u 10:05', [['davi.moura', '-6u 10:07']]),
      {
        em: '-6u 10:20',
        quem: 'davi.moura',
        ato: 'tramitar',
        destino: { unidade: 'CSVS-DIR' },
        prioridade: 'ALTA',
        prazo: '+1u',
        texto: 'Quatro rompimentos em noventa dias.',
      },
      { em: '-5u 09:15', quem: 'sonia.prado', ato: 'receber' },
    ],
  },
  {
    chave: 'ata-conselho-companhia',
    modelo: 'ATA',
    assunto: 'Reunião do Conselho de Administração da Companhia',
    classe: '130',
    valores: {
      colegiado: 'Conselho de Administração da Companhia de Saneamento',
      hora_inicio: '14:00',
      hora_fim: '16:10',
    },
    texto: {
      presentes: [
        'Sônia Leal Prado, que presidiu; Davi Rangel Moura, Gerente de Operações; Elisa Bueno Torres, Gerente Comercial.',
      ],
      ausentes: ['Nenhuma ausência.'],
      pauta: [
        {
          numerada: [
            'Balancete do terceiro trimestre;',
            'Renegociação de contas em atraso;',
            'Obra da adutora da Avenida das Palmeiras.',
          ],
        },
      ],
      deliberacoes: [
        'Fica aprovado o balancete. A renegociação parcela as contas em até vinte e quatro vezes, sem juros para quem está no cadastro social.',
        'A obra da adutora entra no orçamento de {ano}, com licitação pela Lei nº 13.303, de 30 de junho de 2016.',
      ],
      encaminhamentos: ['A Gerência Comercial publica as condições da renegociação até {dia+4u}.'],
    },
    assinantes: ['sonia.prado', 'davi.moura'],
    atos: emitir('sonia.prado', '-3u 16:30', '-3u 17:10', [
      ['sonia.prado', '-3u 17:12'],
      ['davi.moura', '-2u 08:05'],
    ]),
  },
  {
    chave: 'oficio-prestacao-companhia',
    modelo: 'OFICIO',
    assunto: 'Prestação de contas do terceiro trimestre da Companhia de Saneamento',
    classe: '410',
    destinos: [{ unidade: 'CGM' }],
    valores: { vocativo: 'Senhor Controlador-Geral', fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Encaminho o resumo do balancete do terceiro trimestre, aprovado pelo Conselho de Administração em {dia-3u}.',
        {
          cabecalho: ['Conta', 'Previsto', 'Realizado'],
          linhas: [
            ['Receita de água e esgoto', 'R$ 4.120.000,00', 'R$ 4.038.510,22'],
            ['Custo de operação', 'R$ 2.870.000,00', 'R$ 2.912.004,80'],
            ['Investimento', 'R$ 640.000,00', 'R$ 512.330,00'],
          ],
        },
        'Os livros e os contratos do período estão à disposição na Diretoria.',
      ],
    },
    assinantes: ['sonia.prado'],
    atos: [
      ...emitir('sonia.prado', '-2u 09:10', '-2u 10:30', [['sonia.prado', '-2u 10:32']]),
      {
        em: '-2u 10:40',
        quem: 'sonia.prado',
        ato: 'tramitar',
        destino: { unidade: 'CGM' },
        prazo: '+5u',
      },
    ],
  },
  {
    chave: 'ci-renegociacao-companhia',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Condições da renegociação de contas de água',
    classe: '410',
    destinos: [{ unidade: 'CSVS-DIR' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Submeto as condições da renegociação: entrada de 5% e até vinte e quatro parcelas, com a menor de R$ 20,00. O atendimento é feito no balcão e pelo telefone, de segunda a sexta.',
      ],
    },
    assinantes: ['elisa.torres'],
    atos: [{ em: '-1u 11:20', quem: 'elisa.torres', ato: 'criar' }],
  },
];
