import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Controladoria-Geral: what few may read. */
export const controle: readonly DocumentoMundo[] = [
  {
    chave: 'nt-apuracao-almoxarifado',
    modelo: 'NOTA_TECNICA',
    assunto: 'Apuração preliminar: falta de medicamento no almoxarifado central',
    classe: '151',
    sigilo: 1,
    nivelAcesso: 'RESTRITO',
    hipoteseLegal: 'Apuração em curso (art. 23, VIII, da Lei nº 12.527/2011)',
    interessados: ['farmavida'],
    destinos: [{ unidade: 'CCL', pessoa: 'helena.pires' }],
    valores: { numero_processo: '{nup:1091}' },
    texto: {
      referencias: [
        {
          lista: [
            'Manifestação 318/{ano} da Ouvidoria;',
            'Inventário físico do almoxarifado central, de {dia-9u};',
            'Notas de entrega do contrato 39/{ano-1}.',
          ],
        },
      ],
      analise: [
        'O inventário encontrou 1.460 caixas de antibiótico a menos do que o saldo do sistema. A diferença se concentra em três notas, recebidas no mesmo dia e atestadas por um único servidor.',
        {
          cabecalho: ['Nota', 'Quantidade atestada', 'Quantidade encontrada', 'Diferença'],
          linhas: [
            ['20.114', '1.200', '640', '560'],
            ['20.115', '900', '410', '490'],
            ['20.119', '800', '390', '410'],
          ],
        },
        'As câmeras da doca guardam imagens por trinta dias. Foi pedida a preservação do período. Não há, até aqui, elemento que permita atribuir responsabilidade a pessoa determinada.',
        'A contratada apresentou canhotos assinados. A conferência das assinaturas foi solicitada ao setor de pessoal.',
      ],
      conclusao: [
        'Há indício de irregularidade no recebimento. A apuração deve prosseguir em sindicância, com sigilo, para não prejudicar a coleta de provas.',
      ],
      recomendacoes: [
        {
          numerada: [
            'Suspender, por cautela, o pagamento das três notas.',
            'Exigir dupla conferência no recebimento de medicamentos.',
            'Encaminhar cópia do processo de contratação a esta Controladoria, até {dia+4u}.',
          ],
        },
      ],
    },
    assinantes: ['tomas.neves'],
    atos: [
      ...emitir('tomas.neves', '-4u 13:50', '-1u 14:40', [['tomas.neves', '-1u 14:44']]),
      {
        em: '-1u 15:10',
        quem: 'tomas.neves',
        ato: 'tramitar',
        destino: { unidade: 'CCL', pessoa: 'helena.pires' },
        prazo: '+4u',
        texto: 'Tratar pessoalmente. Não imprimir.',
      },
    ],
  },
  {
    chave: 'tci-almoxarifado',
    modelo: 'TERMO_CLASSIFICACAO',
    assunto: 'Classificação da apuração sobre o almoxarifado central',
    classe: '630',
    sigilo: 1,
    nivelAcesso: 'RESTRITO',
    hipoteseLegal: 'Apuração em curso (art. 23, VIII, da Lei nº 12.527/2011)',
    valores: {
      codigo_indexacao: '{nup:1091}.R.03.{dia-4u}',
      categoria: '03, Administração pública',
      data_producao: '{dia-4u}',
      fundamento: 'Art. 23, inciso VIII, da Lei nº 12.527/2011',
      prazo_sigilo: 'Cinco anos, ou o término da sindicância',
      data_limite: '31/12/{ano+5}',
    },
    texto: {
      motivo: [
        'A divulgação antes do fim da coleta de provas pode levar à destruição de registros e comprometer a apuração. As razões deste termo têm o mesmo grau de sigilo da informação.',
      ],
    },
    assinantes: ['tomas.neves'],
    atos: emitir('tomas.neves', '-4u 14:35', '-4u 14:52', [['tomas.neves', '-4u 14:53']]),
  },
  {
    chave: 'nt-plano-continuidade',
    modelo: 'NOTA_TECNICA',
    assunto: 'Pontos vulneráveis do abastecimento de água',
    classe: '630',
    sigilo: 3,
    nivelAcesso: 'SIGILOSO',
    hipoteseLegal: 'Segurança da população (art. 23, III, da Lei nº 12.527/2011)',
    destinos: [{ unidade: 'SEMAD', pessoa: 'otavio.brandao' }],
    valores: { numero_processo: '{nup:1007}' },
    texto: {
      referencias: [{ lista: ['Relatório de vistoria da captação, de {dia-30d}.'] }],
      analise: [
        'A vistoria identificou dois pontos do sistema de captação cuja interrupção deixaria a sede do Município sem água em menos de seis horas. A descrição de cada ponto e das medidas está no anexo lacrado.',
      ],
      conclusao: [
        'O conhecimento desses pontos por terceiros põe em risco a população. Recomenda-se acesso nominal.',
      ],
      recomendacoes: [
        { numerada: ['Instalar controle de acesso.', 'Revisar o plano de contingência em sessenta dias.'] },
      ],
    },
    assinantes: ['tomas.neves'],
    atos: [
      ...emitir('tomas.neves', '-6u 09:40', '-6u 16:30', [['tomas.neves', '-6u 16:32']]),
      {
        em: '-5u 09:00',
        quem: 'tomas.neves',
        ato: 'tramitar',
        destino: { unidade: 'SEMAD', pessoa: 'otavio.brandao' },
        prioridade: 'ALTA',
        prazo: '+5u',
        retornoObrigatorio: true,
      },
      { em: '-5u 13:12', quem: 'otavio.brandao', ato: 'receber' },
    ],
  },
];
