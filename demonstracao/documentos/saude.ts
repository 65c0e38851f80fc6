import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Secretaria de Saúde. */
export const saude: readonly DocumentoMundo[] = [
  {
    chave: 'ci-medicamentos-lote-3',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Aquisição de medicamentos da atenção básica, lote 3',
    classe: '710',
    interessados: ['farmavida'],
    destinos: [{ unidade: 'CCL' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Encaminho a relação definitiva do lote 3 da aquisição de medicamentos da atenção básica, com as quantidades revistas pela Central de Abastecimento Farmacêutico.',
        'A revisão considerou o consumo médio dos últimos seis meses, o estoque em {dia-2u} e a cobertura de cento e vinte dias. Três itens estão abaixo do estoque de segurança e pedem entrega imediata.',
        {
          cabecalho: ['Medicamento', 'Apresentação', 'Quantidade', 'Cobertura atual'],
          linhas: [
            ['Losartana potássica', 'comprimido 50 mg', '180.000', '21 dias'],
            ['Metformina', 'comprimido 850 mg', '140.000', '34 dias'],
            ['Amoxicilina', 'suspensão 50 mg/mL', '4.800', '**9 dias**'],
            ['Dipirona', 'solução oral 500 mg/mL', '6.200', '**12 dias**'],
            ['Salbutamol', 'aerossol 100 mcg', '1.500', '**7 dias**'],
            ['Omeprazol', 'cápsula 20 mg', '95.000', '41 dias'],
          ],
        },
        'Solicito que a ordem de fornecimento dos três itens em destaque seja emitida ainda nesta semana, dentro do saldo da ata vigente, sem aguardar a conclusão dos demais.',
        'A farmacêutica responsável está à disposição no ramal 2315 para esclarecer as especificações.',
      ],
    },
    assinantes: ['luciana.reis'],
    atos: [
      ...emitir('luciana.reis', '-1u 14:25', '-1u 16:58', [['luciana.reis', '-1u 17:01']]),
      {
        em: '-130m',
        quem: 'luciana.reis',
        ato: 'tramitar',
        destino: { unidade: 'CCL' },
        copias: [{ unidade: 'SEMFAZ', pessoa: 'nair.paz' }],
        prioridade: 'ALTA',
        prazo: '+2u',
        texto: 'Três itens com menos de quinze dias de estoque.',
      },
    ],
  },
  {
    chave: 'nt-adesao-ata-12',
    modelo: 'NOTA_TECNICA',
    assunto: 'Adesão à ata de registro de preços 12/{ano} para monitores multiparâmetros',
    classe: '323',
    interessados: ['farmavida'],
    destinos: [{ unidade: 'CCL', pessoa: 'rafael.lins' }],
    valores: { numero_processo: '{nup:1121}' },
    texto: {
      referencias: [
        {
          lista: [
            'Ata de registro de preços 12/{ano}, do consórcio intermunicipal de saúde;',
            'Plano municipal de saúde, meta 4.2;',
            'Laudo de obsolescência dos equipamentos do pronto atendimento.',
          ],
        },
      ],
      analise: [
        'O pronto atendimento dispõe de seis monitores, dos quais quatro estão fora de garantia e dois aguardam peça sem previsão de entrega. A ata do consórcio registra equipamento com as mesmas características do nosso termo de referência.',
        'O preço registrado é 11% inferior à mediana da pesquisa feita em {dia-25d}. O órgão gerenciador autorizou a adesão para até oito unidades.',
      ],
      conclusao: [
        'A adesão é vantajosa e atende à necessidade no menor prazo. O fornecedor aceitou entregar em trinta dias.',
      ],
      recomendacoes: [
        {
          numerada: [
            'Formalizar a adesão de seis unidades.',
            'Incluir no contrato o treinamento da equipe de enfermagem.',
          ],
        },
      ],
    },
    assinantes: ['luciana.reis'],
    atos: [
      ...emitir('luciana.reis', '-8u 09:10', '-7u 10:44', [['luciana.reis', '-7u 10:50']]),
      {
        em: '-7u 11:20',
        quem: 'luciana.reis',
        ato: 'tramitar',
        destino: { unidade: 'CCL', pessoa: 'rafael.lins' },
        prazo: '+4u',
        texto: 'Verificar saldo da ata antes do dia {dia+4u}.',
      },
      { em: '-6u 08:31', quem: 'rafael.lins', ato: 'receber' },
      { em: '-6u 08:32', quem: 'rafael.lins', ato: 'assumir' },
    ],
  },
  {
    chave: 'ci-escala-duplicada',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Escala de plantão da unidade móvel de vacinação',
    classe: '720',
    destinos: [{ unidade: 'SEMAD' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Informo a escala da unidade móvel de vacinação para as próximas duas semanas, com saída às 7h30 do pátio da Secretaria.',
        {
          cabecalho: ['Dia', 'Localidade', 'Equipe'],
          linhas: [
            ['{dia+3u}', 'Córrego Fundo', 'A'],
            ['{dia+5u}', 'Serra do Meio', 'B'],
            ['{dia+8u}', 'Ribeirão das Pedras', 'A'],
          ],
        },
      ],
    },
    assinantes: ['luciana.reis'],
    atos: [
      ...emitir('luciana.reis', '-5u 13:20', '-5u 13:41', [['luciana.reis', '-5u 13:43']]),
      {
        em: '-4u 08:20',
        quem: 'luciana.reis',
        ato: 'solicitarExclusao',
        motivo: 'Documento emitido em duplicidade: a escala já havia sido enviada na véspera.',
      },
    ],
  },
];
