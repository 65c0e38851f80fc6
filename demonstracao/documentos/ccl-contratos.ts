import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

const contratante = {
  contratante_cnpj: '45.118.402/0001-23',
  representante_contratante: 'Otávio Nunes Brandão, Secretário Municipal de Administração',
  foro: 'Vila Serena',
} as const;

const obrigacoesContratante = [
  {
    lista: [
      'efetuar o pagamento em até trinta dias da apresentação da nota fiscal atestada;',
      'designar fiscal e suplente e comunicar os seus nomes à contratada;',
      'fornecer as informações necessárias à execução;',
      'notificar por escrito as falhas encontradas e fixar prazo para correção.',
    ],
  },
] as const;

/** Contracts that Compras prepares and carries from signature to signature. */
export const cclContratos: readonly DocumentoMundo[] = [
  {
    chave: 'contrato-limpeza-urbana',
    modelo: 'CONTRATO',
    assunto: 'Contrato de limpeza urbana',
    classe: '331',
    vencimento: '+2u',
    interessados: ['rota-limpa'],
    valores: {
      ...contratante,
      contratada_nome: 'Rota Limpa Ambiental Ltda.',
      contratada_cnpj: '31.204.778/0001-46',
      representante_contratada: 'Marcelo Tavares Couto, sócio-administrador',
      modalidade: 'Pregão Eletrônico 36/{ano}',
      numero_processo: '{nup:988}',
      objeto:
        'A prestação de serviço contínuo de varrição, coleta de resíduos domiciliares e limpeza de feiras, nas rotas e nas frequências do termo de referência',
      prazo_vigencia: 'doze meses, prorrogável na forma da lei',
      valor: '3.846.720,00',
      valor_extenso: 'três milhões, oitocentos e quarenta e seis mil, setecentos e vinte reais',
      dotacao: '15.452.0021.2.087, elemento 3.3.90.39, fonte 1.500',
      fiscal: 'Gil Andrade Matos, da Secretaria de Obras e Infraestrutura',
    },
    texto: {
      obrigacoes_contratada: [
        'A contratada obriga-se a:',
        {
          lista: [
            'executar a coleta domiciliar em dias alternados em toda a sede e duas vezes por semana nos distritos;',
            'varrer as vias do centro diariamente, das 5h às 9h, e recolher os resíduos das feiras até duas horas depois do encerramento;',
            'manter frota com idade máxima de seis anos, rastreada, com reserva de um caminhão;',
            'fornecer uniforme, equipamento de proteção e treinamento semestral à equipe;',
            'entregar até o quinto dia útil o relatório de pesagem por rota, com os comprovantes da balança;',
            'substituir em vinte e quatro horas o empregado cuja conduta a fiscalização apontar;',
            'comprovar mensalmente o recolhimento de encargos trabalhistas e previdenciários.',
          ],
        },
        'O serviço é medido pelos indicadores abaixo. A nota mensal inferior a 80 pontos reduz a parcela na proporção da tabela do anexo III.',
        {
          cabecalho: ['Indicador', 'Meta', 'Peso'],
          linhas: [
            ['Rotas cumpridas no dia', '98%', '40'],
            ['Reclamações resolvidas em 24 horas', '95%', '25'],
            ['Pontos de acúmulo encontrados', 'até 3 por mês', '20'],
            ['Relatório entregue no prazo', '100%', '15'],
          ],
        },
      ],
      obrigacoes_contratante: obrigacoesContratante,
    },
    assinantes: ['otavio.brandao', 'helena.pires', 'gil.matos'],
    prazoAssinatura: '0u',
    atos: [
      ...emitir('rafael.lins', '-3u 09:10', '-1u 15:48', [['otavio.brandao', '-1u 17:05']]),
      { em: '-1u 17:20', quem: 'helena.pires', ato: 'acompanhar' },
      { em: '-60m', quem: 'rafael.lins', ato: 'encaminharAssinatura', prazo: '0u' },
    ],
  },
  {
    chave: 'contrato-iluminacao',
    modelo: 'CONTRATO',
    assunto: 'Contrato de manutenção da iluminação pública',
    classe: '331',
    vencimento: '+8u',
    interessados: ['luminar'],
    valores: {
      ...contratante,
      contratada_nome: 'Luminar Serviços Elétricos Ltda.',
      contratada_cnpj: '18.902.335/0001-60',
      representante_contratada: 'Sônia Vieira Castelo, diretora',
      modalidade: 'Pregão Eletrônico 41/{ano}',
      numero_processo: '{nup:1174}',
      objeto:
        'A manutenção preventiva e corretiva do parque de iluminação pública, com fornecimento de materiais',
      prazo_vigencia: 'doze meses',
      valor: '1.284.600,00',
      valor_extenso: 'um milhão, duzentos e oitenta e quatro mil e seiscentos reais',
      dotacao: '25.752.0018.2.064, elemento 3.3.90.39, fonte 1.751',
      fiscal: 'Gil Andrade Matos, da Secretaria de Obras e Infraestrutura',
    },
    texto: {
      obrigacoes_contratada: [
        {
          lista: [
            'atender chamado de lâmpada apagada em até quarenta e oito horas e de risco elétrico em até duas horas;',
            'manter central de atendimento com registro de protocolo;',
            'descartar lâmpadas e reatores em local licenciado, com certificado;',
            'atualizar o cadastro georreferenciado dos 6.420 pontos a cada intervenção.',
          ],
        },
      ],
      obrigacoes_contratante: obrigacoesContratante,
    },
    assinantes: ['helena.pires', 'otavio.brandao', 'gil.matos'],
    prazoAssinatura: '+2u',
    atos: emitir('rafael.lins', '-2u 13:30', '-1u 10:22', []),
  },
  {
    chave: 'contrato-seguro-frota',
    modelo: 'CONTRATO',
    assunto: 'Contrato de seguro da frota municipal',
    classe: '331',
    vencimento: '+12u',
    interessados: ['seguradora-atlantica'],
    valores: {
      ...contratante,
      contratada_nome: 'Atlântica Companhia de Seguros S.A.',
      contratada_cnpj: '07.661.290/0001-63',
      representante_contratada: 'Ivo Marques Pedrosa, procurador',
      modalidade: 'Dispensa eletrônica 16/{ano}',
      numero_processo: '{nup:1066}',
      objeto: 'O seguro de 84 veículos e máquinas, com assistência de vinte e quatro horas',
      prazo_vigencia: 'doze meses',
      valor: '58.940,00',
      valor_extenso: 'cinquenta e oito mil, novecentos e quarenta reais',
      dotacao: '04.122.0003.2.010, elemento 3.3.90.39, fonte 1.500',
      fiscal: 'Rafael Monteiro Lins, da Coordenadoria de Compras e Licitações',
    },
    texto: {
      obrigacoes_contratada: [
        {
          lista: [
            'emitir as apólices em até cinco dias;',
            'atender sinistro em até uma hora na sede do Município;',
            'pagar a indenização em até trinta dias.',
          ],
        },
      ],
      obrigacoes_contratante: obrigacoesContratante,
    },
    assinantes: ['otavio.brandao', 'rafael.lins', 'helena.pires'],
    prazoAssinatura: '-5u',
    atos: [
      ...emitir('rafael.lins', '-9u 10:05', '-8u 14:12', [['otavio.brandao', '-8u 16:40']]),
      { em: '-4u 09:20', quem: 'rafael.lins', ato: 'novaVersao' },
    ],
  },
];
