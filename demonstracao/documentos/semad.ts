import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Secretaria de Administração: orders to the whole house. */
export const semad: readonly DocumentoMundo[] = [
  {
    chave: 'oficio-fiscal-77',
    modelo: 'OFICIO',
    assunto: 'Indicação de fiscal para o contrato 77/{ano-1}',
    classe: '333',
    interessados: ['rota-limpa'],
    destinos: [{ unidade: 'CCL', pessoa: 'helena.pires' }],
    valores: {
      vocativo: 'Senhora Coordenadora',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        'O fiscal titular do contrato 77/{ano-1}, de locação de impressoras, entra em licença no dia {dia+8u}. O suplente passou a exercer outra função e não pode assumir.',
        'Peço a indicação de novo titular e de novo suplente, com conhecimento do serviço de impressão e disponibilidade para conferir a medição mensal.',
        'A portaria de designação será assinada assim que os nomes chegarem. Até lá, as notas fiscais do mês aguardam no setor.',
      ],
    },
    assinantes: ['otavio.brandao'],
    atos: [
      ...emitir('otavio.brandao', '-1u 10:20', '-1u 18:02', [['otavio.brandao', '-1u 18:04']]),
      {
        em: '-170m',
        quem: 'otavio.brandao',
        ato: 'tramitar',
        destino: { unidade: 'CCL', pessoa: 'helena.pires' },
        prazo: '+3u',
        texto: 'Preciso dos dois nomes até {dia+3u}.',
        retornoObrigatorio: true,
      },
    ],
  },
  {
    chave: 'portaria-comissao-avaliacao',
    modelo: 'PORTARIA',
    assunto: 'Comissão permanente de avaliação de documentos',
    classe: '620',
    destinos: [{ unidade: 'DPA' }],
    valores: {
      ementa:
        'Designa os membros da comissão permanente de avaliação de documentos e fixa o calendário de trabalho.',
      fundamento: 'o art. 71, inciso II, da Lei Orgânica do Município',
      considerandos:
        'a necessidade de rever as tabelas de guarda e de eliminar com segurança o que já cumpriu prazo',
      vigencia: 'na data de sua publicação',
    },
    texto: {
      artigos: [
        {
          dispositivo: 'artigo',
          texto:
            'Ficam designados para compor a comissão permanente de avaliação de documentos, pelo período de dois anos:',
        },
        {
          dispositivo: 'inciso',
          texto: 'Nilza Barreto Campos, da Divisão de Protocolo e Arquivo, que a preside;',
        },
        { dispositivo: 'inciso', texto: 'Tomás Arruda Neves, da Controladoria-Geral do Município;' },
        { dispositivo: 'inciso', texto: 'Caio Ferraz Teles, da Procuradoria-Geral do Município;' },
        { dispositivo: 'inciso', texto: 'Nair Coutinho Paz, da Secretaria da Fazenda.' },
        {
          dispositivo: 'artigo',
          texto: 'A comissão se reúne na segunda semana de cada mês e lavra ata de cada reunião.',
        },
        {
          dispositivo: 'artigo',
          texto:
            'Compete à comissão analisar as listagens de eliminação, propor prazos de guarda ainda não fixados e orientar as unidades quanto à classificação.',
        },
        {
          dispositivo: 'paragrafo',
          texto:
            'Nenhum documento é eliminado sem parecer favorável da comissão, edital publicado e termo próprio.',
        },
        { dispositivo: 'artigo', texto: 'Esta Portaria entra em vigor {{vigencia}}.' },
      ],
    },
    assinantes: ['otavio.brandao'],
    atos: [
      ...emitir('otavio.brandao', '-16u 09:00', '-15u 15:40', [['otavio.brandao', '-15u 15:42']]),
      {
        em: '-15u 16:00',
        quem: 'otavio.brandao',
        ato: 'tramitar',
        destino: { unidade: 'DPA' },
        copias: [{ unidade: 'CCL' }, { unidade: 'CGM' }, { unidade: 'PGM' }],
        texto: 'Para publicação e início dos trabalhos.',
      },
      { em: '-14u 08:20', quem: 'nilza.campos', ato: 'receber' },
      { em: '-14u 09:11', quem: 'tomas.neves', ato: 'darCiencia' },
      { em: '-14u 10:02', quem: 'nilza.campos', ato: 'publicar' },
    ],
  },
  {
    chave: 'portaria-fiscal-contrato-61',
    modelo: 'PORTARIA',
    assunto: 'Designação de fiscais do contrato 61/{ano}',
    classe: '333',
    interessados: ['luminar'],
    destinos: [{ unidade: 'CCL' }],
    valores: {
      ementa: 'Designa fiscais titular e suplente do contrato 61/{ano}.',
      fundamento: 'o art. 117 da Lei nº 14.133/2021',
      considerandos: 'a indicação feita pela Coordenadoria de Compras e Licitações',
      vigencia: 'na data de sua publicação',
    },
    texto: {
      artigos: [
        {
          dispositivo: 'artigo',
          texto:
            'Ficam designados Gil Andrade Matos, fiscal titular, e Rafael Monteiro Lins, fiscal suplente, para acompanhar o contrato 61/{ano}, de fornecimento de material elétrico.',
        },
        {
          dispositivo: 'artigo',
          texto:
            'O fiscal titular registra as ocorrências em livro próprio e atesta as notas em até cinco dias úteis.',
        },
        { dispositivo: 'artigo', texto: 'Esta Portaria entra em vigor {{vigencia}}.' },
      ],
    },
    assinantes: ['otavio.brandao'],
    atos: [
      ...emitir('otavio.brandao', '-7u 09:14', '-6u 11:08', [['otavio.brandao', '-6u 11:10']]),
      { em: '-6u 11:25', quem: 'otavio.brandao', ato: 'tramitar', destino: { unidade: 'CCL' } },
      { em: '-5u 08:12', quem: 'rafael.lins', ato: 'receber' },
      { em: '-5u 08:13', quem: 'rafael.lins', ato: 'assumir' },
      { em: '-5u 08:40', quem: 'rafael.lins', ato: 'liberar' },
    ],
  },
  {
    chave: 'circular-recesso',
    modelo: 'OFICIO_CIRCULAR',
    assunto: 'Escala de plantão no recesso de fim de ano',
    classe: '220',
    destinos: ['SEMED', 'CCL', 'DPA', 'CTI', 'SESAU', 'SEMAS', 'SEOBI'].map((unidade) => ({ unidade })),
    valores: {
      vocativo: 'Senhoras e Senhores',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        'O recesso de fim de ano terá dois turnos, de 22 a 26 de dezembro e de 29 de dezembro a 2 de janeiro. Cada unidade mantém metade da equipe em cada turno.',
        'Informem até {dia+6u} a escala nominal e o telefone do plantonista. Protocolo, vacinação, limpeza urbana e defesa civil não interrompem o atendimento.',
        'As horas do recesso são compensadas até 31 de março, à razão de uma hora por dia.',
      ],
    },
    assinantes: ['otavio.brandao'],
    atos: [
      ...emitir('otavio.brandao', '-3u 14:30', '-2u 11:50', [['otavio.brandao', '-2u 11:52']]),
      {
        em: '-2u 12:05',
        quem: 'otavio.brandao',
        ato: 'tramitar',
        destino: { unidade: 'SEMED' },
        copias: [
          { unidade: 'CCL' },
          { unidade: 'DPA' },
          { unidade: 'CTI' },
          { unidade: 'SESAU' },
          { unidade: 'SEMAS' },
          { unidade: 'SEOBI' },
        ],
        prazo: '+6u',
      },
      { em: '-1u 09:30', quem: 'dalva.lima', ato: 'receber' },
    ],
  },
  {
    chave: 'declaracao-estagio-recusada',
    modelo: 'DECLARACAO',
    assunto: 'Declaração de horas de estágio em administração',
    classe: '212',
    interessados: ['jonas-siqueira'],
    valores: { finalidade: 'comprovação de estágio curricular' },
    texto: {
      fatos: [
        'cumpriu estágio curricular na Divisão de Protocolo e Arquivo, no período de {dia-120d} a {dia-10d}, com carga total de trezentas e vinte horas, sob supervisão da arquivista responsável.',
      ],
    },
    assinantes: ['otavio.brandao'],
    atos: [
      ...emitir('nilza.campos', '-3u 15:02', '-3u 15:10'),
      {
        em: '-2u 09:48',
        quem: 'otavio.brandao',
        ato: 'recusarAssinatura',
        motivo:
          'A carga horária não confere com a folha de frequência, que registra duzentas e oitenta horas.',
      },
    ],
  },
  {
    chave: 'req-licenca-premio',
    modelo: 'REQUERIMENTO',
    assunto: 'Licença-prêmio de servidora da rede de ensino',
    classe: '220',
    nivelAcesso: 'RESTRITO',
    hipoteseLegal: 'Informação pessoal (art. 31 da Lei nº 12.527/2011)',
    vencimento: '+3u',
    interessados: ['adelaide-pimentel'],
    destinos: [{ unidade: 'SEMAD' }],
    valores: {
      vocativo: 'Senhor Secretário Municipal de Administração',
    },
    texto: {
      pedido: ['Concessão de licença-prêmio de noventa dias, a partir de 3 de fevereiro de {ano+1}.'],
      justificativa: [
        'A requerente completou o segundo quinquênio de efetivo exercício e não usufruiu o período anterior. Propõe o gozo no primeiro bimestre para não coincidir com o conselho de classe.',
        'Pedido feito no balcão e reduzido a termo pela servidora que assina, na presença da requerente.',
      ],
      anexos: [{ lista: ['Cópia do documento de identidade;', 'Certidão de tempo de serviço.'] }],
    },
    assinantes: ['nilza.campos'],
    atos: [
      ...emitir('nilza.campos', '-6u 10:31', '-6u 10:58', [['nilza.campos', '-6u 10:59']]),
      {
        em: '-6u 11:05',
        quem: 'nilza.campos',
        ato: 'tramitar',
        destino: { unidade: 'SEMAD' },
        prazo: '+3u',
      },
      { em: '-5u 14:18', quem: 'otavio.brandao', ato: 'receber' },
      { em: '-5u 14:20', quem: 'otavio.brandao', ato: 'assumir' },
    ],
  },
];
