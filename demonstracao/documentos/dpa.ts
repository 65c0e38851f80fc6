import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Divisão de Protocolo e Arquivo: the terms that give a process its shape. */
export const dpa: readonly DocumentoMundo[] = [
  {
    chave: 'autuacao-impugnacao-40',
    modelo: 'TERMO_AUTUACAO',
    assunto: 'Impugnação ao edital do Pregão Eletrônico 40/{ano}',
    classe: '322',
    interessados: ['luminar'],
    destinos: [{ unidade: 'CCL' }],
    valores: { numero_processo: '{nup:1211}' },
    texto: {
      documentos_relacao: [
        {
          numerada: [
            'Petição de impugnação da Luminar Serviços Elétricos Ltda., com seis páginas;',
            'Procuração e contrato social;',
            'Cópia dos itens 8.2 e 8.4 do edital;',
            'Catálogo técnico do fabricante.',
          ],
        },
        'Recebida no balcão às 16h12, dentro do prazo de três dias úteis antes da abertura da sessão.',
      ],
    },
    assinantes: ['nilza.campos'],
    atos: [
      ...emitir('nilza.campos', '-2u 16:15', '-2u 16:26', [['nilza.campos', '-2u 16:27']]),
      {
        em: '-2u 16:30',
        quem: 'nilza.campos',
        ato: 'tramitar',
        destino: { unidade: 'CCL' },
        prazo: '+6u',
        texto: 'A sessão está marcada para {dia+8u}. A lei dá três dias úteis para a resposta.',
      },
    ],
  },
  {
    chave: 'autuacao-mobiliario',
    modelo: 'TERMO_AUTUACAO',
    assunto: 'Aquisição de mobiliário para a rede municipal',
    classe: '311',
    interessados: ['moveis-serra-azul'],
    destinos: [{ unidade: 'CCL' }],
    valores: { numero_processo: '{nup:1164}' },
    texto: {
      documentos_relacao: [
        {
          numerada: [
            'Documento de formalização da demanda da Secretaria de Educação;',
            'Levantamento por unidade de ensino;',
            'Proposta espontânea da Móveis Serra Azul, recebida por correio.',
          ],
        },
      ],
    },
    assinantes: ['nilza.campos'],
    atos: [
      ...emitir('nilza.campos', '-9u 09:03', '-9u 09:18', [['nilza.campos', '-9u 09:19']]),
      { em: '-9u 09:25', quem: 'nilza.campos', ato: 'tramitar', destino: { unidade: 'CCL' }, prazo: '-1u' },
      { em: '-8u 10:40', quem: 'helena.pires', ato: 'receber' },
    ],
  },
  {
    chave: 'desentranhamento-atestado',
    modelo: 'TERMO_DESENTRANHAMENTO',
    assunto: 'Retirada de atestado juntado por engano',
    classe: '611',
    interessados: ['construtora-pedra-alta'],
    destinos: [{ unidade: 'SEOBI' }],
    valores: {
      numero_processo: '{nup:1102}',
      motivo: 'o atestado pertence a outra licitação e foi juntado por engano',
    },
    texto: {
      documentos_relacao: [
        {
          cabecalho: ['Peça', 'Documento', 'Páginas'],
          linhas: [['18', 'Atestado de capacidade técnica da obra da Ponte do Ribeirão', '3']],
        },
      ],
    },
    assinantes: ['nilza.campos'],
    atos: [
      ...emitir('nilza.campos', '-4u 11:02', '-4u 11:15', [['nilza.campos', '-4u 11:16']]),
      {
        em: '-4u 11:20',
        quem: 'nilza.campos',
        ato: 'tramitar',
        destino: { unidade: 'SEOBI', pessoa: 'gil.matos' },
      },
      { em: '-3u 08:44', quem: 'gil.matos', ato: 'receber' },
      { em: '-3u 08:50', quem: 'gil.matos', ato: 'finalizar' },
    ],
  },
  {
    chave: 'edital-eliminacao',
    modelo: 'EDITAL_ELIMINACAO',
    assunto: 'Eliminação de guias de recolhimento e requisições de material',
    classe: '620',
    vencimento: '+45d',
    valores: {
      edital_prazo: '45',
      total_unidades: '212',
      datas_limite: '{ano-22} a {ano-12}',
      numero_processo: '{nup:871}',
    },
    texto: {
      documentos_relacao: [
        {
          cabecalho: ['Classe', 'Descrição', 'Datas-limite', 'Caixas'],
          linhas: [
            ['420', 'Guias de recolhimento, segunda via', '{ano-22} a {ano-16}', '96'],
            ['510', 'Requisições de material de consumo', '{ano-18} a {ano-12}', '74'],
            ['540', 'Boletins diários de veículo', '{ano-17} a {ano-12}', '42'],
          ],
        },
        'As caixas podem ser examinadas no Arquivo Central, no segundo andar, de segunda a sexta, das 8h às 17h.',
      ],
    },
    assinantes: ['nilza.campos'],
    atos: [
      ...emitir('nilza.campos', '-11u 13:30', '-10u 09:12', [['nilza.campos', '-10u 09:14']]),
      { em: '-10u 09:30', quem: 'nilza.campos', ato: 'publicar' },
    ],
  },
  {
    chave: 'ata-comissao-documental',
    modelo: 'ATA',
    assunto: 'Reunião da comissão permanente de avaliação de documentos',
    classe: '620',
    destinos: [{ unidade: 'CGM' }],
    valores: {
      colegiado: 'Comissão permanente de avaliação de documentos',
      hora_inicio: '14:00',
      hora_fim: '15:40',
    },
    texto: {
      presentes: [
        'Nilza Barreto Campos (presidente), Tomás Arruda Neves, Caio Ferraz Teles e Nair Coutinho Paz.',
      ],
      ausentes: ['Não houve.'],
      pauta: [
        {
          numerada: [
            'Listagem de eliminação da Fazenda;',
            'Prazos de guarda dos processos de compras;',
            'Mudança do depósito da Rua do Comércio.',
          ],
        },
      ],
      deliberacoes: [
        '1. A comissão examinou a listagem com 212 caixas e aprovou a eliminação, por unanimidade, depois de conferir por amostragem vinte caixas. Duas caixas com notas de empenho foram retiradas da listagem, pois aguardam o julgamento das contas.',
        '2. Quanto aos processos de compras, decidiu-se manter por cinco anos, contados do término do contrato, na fase corrente, os autos de licitações concluídas, e por mais cinco na fase intermediária.',
        '3. A presidente relatou infiltração no depósito. Serão transferidas primeiro as estantes do lado norte, onde estão as fichas funcionais anteriores a 1990.',
      ],
      encaminhamentos: [
        {
          cabecalho: ['Providência', 'Responsável', 'Prazo'],
          linhas: [
            ['Publicar o edital de ciência de eliminação', 'Nilza', '{dia-10u}'],
            ['Levar a proposta de prazos ao Secretário', 'Caio', '{dia+7u}'],
            ['Orçar a impermeabilização do depósito', 'Nair', '{dia+12u}'],
          ],
        },
      ],
    },
    assinantes: ['nilza.campos', 'tomas.neves'],
    atos: [
      ...emitir('nilza.campos', '-13u 15:55', '-12u 10:20', [
        ['nilza.campos', '-12u 10:22'],
        ['tomas.neves', '-12u 14:05'],
      ]),
      {
        em: '-11u 09:15',
        quem: 'nilza.campos',
        ato: 'tramitar',
        destino: { unidade: 'CGM' },
        copias: [{ unidade: 'CCL' }, { unidade: 'PGM', pessoa: 'caio.teles' }],
        texto: 'Para arquivo da comissão.',
      },
      { em: '-11u 10:00', quem: 'tomas.neves', ato: 'receber' },
      { em: '-10u 08:35', quem: 'helena.pires', ato: 'darCiencia' },
      { em: '-9u 16:10', quem: 'tomas.neves', ato: 'finalizar' },
      { em: '-4u 09:05', quem: 'tomas.neves', ato: 'reativarFinalizacao' },
    ],
  },
];
