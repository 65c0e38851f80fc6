import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** What Compras has written and sent, keeps, or waits for. */
export const cclLicitacoes: readonly DocumentoMundo[] = [
  {
    chave: 'oficio-camara',
    modelo: 'OFICIO',
    assunto: 'Resposta à Câmara Municipal sobre as contratações do semestre',
    classe: '140',
    interessados: ['camara-municipal'],
    destinos: [{ unidade: 'SEMAD', pessoa: 'otavio.brandao' }],
    valores: { vocativo: 'Senhor Secretário', fecho: 'Respeitosamente' },
    texto: {
      conteudo: [
        '1. Encaminho os elementos para a resposta ao Requerimento 64/{ano} da Câmara Municipal. O Município concluiu, no primeiro semestre, quarenta e três contratações, no valor total de R$ 21.406.318,00.',
        '2. O quadro abaixo as separa por procedimento. A relação nominal, com objeto, contratada, valor e vigência, segue em anexo e está publicada no portal da transparência.',
        {
          cabecalho: ['Procedimento', 'Quantidade', 'Valor'],
          linhas: [
            ['Pregão eletrônico', '27', 'R$ 16.912.440,00'],
            ['Concorrência', '3', 'R$ 3.605.118,00'],
            ['Dispensa por valor', '11', 'R$ 498.760,00'],
            ['Inexigibilidade', '2', 'R$ 390.000,00'],
          ],
        },
        '3. Quanto ao item 4 do requerimento, não houve contratação por emergência no período. A dispensa mencionada na imprensa refere-se ao exercício anterior e foi julgada regular.',
        '4. Quanto ao item 5, a economia entre o valor estimado e o contratado foi de 12,8%, calculada sobre as licitações homologadas.',
        '5. O prazo para a resposta termina em {dia+7u}. Esta Coordenadoria pode apresentar à comissão os autos que ela desejar examinar.',
      ],
    },
    assinantes: ['helena.pires'],
    prazoAssinatura: '+5u',
    atos: emitir('helena.pires', '-3u 11:20', '-1u 09:42', []),
  },
  {
    chave: 'ata-registro-precos-18',
    modelo: 'ATA',
    assunto: 'Ata de registro de preços 18/{ano}: pneus e câmaras de ar',
    classe: '323',
    interessados: ['auto-center-planalto'],
    valores: {
      colegiado: 'Registro de preços de pneus e câmaras de ar',
      hora_inicio: '10:00',
      hora_fim: '11:25',
    },
    texto: {
      presentes: [
        'Rafael Monteiro Lins, pregoeiro; Helena Duarte Pires, coordenadora; representante da Auto Center Planalto Ltda.',
      ],
      ausentes: ['Secretaria de Obras, por choque de agenda, com concordância enviada por escrito.'],
      pauta: [
        {
          numerada: [
            'Conferência dos preços registrados;',
            'Condições de fornecimento;',
            'Cadastro de reserva.',
          ],
        },
      ],
      deliberacoes: [
        'Ficam registrados os preços abaixo, válidos por doze meses, contados da publicação do extrato.',
        {
          cabecalho: ['Item', 'Medida', 'Quantidade', 'Preço'],
          linhas: [
            ['1', '175/70 R13', '160', 'R$ 318,00'],
            ['2', '205/75 R16', '96', 'R$ 612,40'],
            ['3', '275/80 R22,5', '72', 'R$ 1.894,00'],
            ['4', '17.5-25, 16 lonas', '16', 'R$ 4.730,00'],
          ],
        },
        'A entrega é feita em até dez dias do recebimento da ordem, na garagem municipal. Os pneus devem ter, no máximo, seis meses de fabricação.',
      ],
      encaminhamentos: [
        'Publicar o extrato e avisar as secretarias usuárias. Responsável: Rafael, até {dia+4u}.',
      ],
    },
    assinantes: ['rafael.lins', 'helena.pires'],
    prazoAssinatura: '+6u',
    atos: emitir('rafael.lins', '-2u 11:40', '-2u 15:18', [['rafael.lins', '-2u 15:21']]),
  },
  {
    chave: 'juntada-pesquisa-precos',
    modelo: 'TERMO_JUNTADA',
    assunto: 'Juntada de pesquisa de preços',
    classe: '312',
    interessados: ['auto-center-planalto'],
    valores: {
      numero_processo: '{nup:1042}',
      motivo: 'completar a pesquisa com preços públicos dos últimos doze meses',
    },
    texto: {
      documentos_relacao: [
        {
          numerada: [
            'Painel de preços, consulta de {dia-14u};',
            'Ata do Município de Ribeirão Claro do Sul;',
            'Cotação da Auto Center Planalto Ltda.',
          ],
        },
      ],
    },
    assinantes: ['rafael.lins'],
    atos: [
      ...emitir('rafael.lins', '-13u 10:02', '-13u 10:15', [['rafael.lins', '-13u 10:16']]),
      { em: '-12u 09:00', quem: 'rafael.lins', ato: 'finalizar' },
    ],
  },
  {
    chave: 'apensacao-merenda',
    modelo: 'TERMO_APENSACAO',
    assunto: 'Apensação dos processos de gêneros alimentícios',
    classe: '611',
    interessados: ['cooperativa-serrana'],
    valores: { numero_processo: '{nup:1150}', processo_apensado: '{nup:1094}' },
    texto: {
      motivo: [
        'Os dois processos tratam do mesmo cardápio: um, do registro de preços; outro, da chamada pública da agricultura familiar. Convém que sejam examinados em conjunto, para que as quantidades não se repitam.',
      ],
    },
    assinantes: ['rafael.lins'],
    atos: emitir('rafael.lins', '-3u 16:40', '-3u 16:52', [['rafael.lins', '-3u 16:53']]),
  },
  {
    chave: 'ci-pesquisa-mobiliario',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Pesquisa de preços de mobiliário: dúvidas sobre as medidas',
    classe: '312',
    interessados: ['moveis-serra-azul'],
    destinos: [{ unidade: 'SEMED' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Para concluir a pesquisa, preciso que a SEMED confirme três pontos:',
        {
          numerada: [
            'se as mesas coletivas do Centro Girassol são de quatro ou de seis lugares;',
            'se os armários de aço podem ter duas portas em vez de quatro gavetas;',
            'se a montagem será feita nas salas ou no depósito.',
          ],
        },
        'Dois fornecedores aguardam a resposta para enviar a cotação.',
      ],
    },
    assinantes: ['helena.pires'],
    atos: [
      ...emitir('helena.pires', '-1u 13:05', '-1u 13:40', [['helena.pires', '-1u 13:42']]),
      {
        em: '-1u 13:50',
        quem: 'helena.pires',
        ato: 'tramitar',
        destino: { unidade: 'SEMED' },
        prazo: '+1u',
        texto: 'Preciso da resposta até {dia+1u} para fechar a pesquisa.',
        retornoObrigatorio: true,
      },
      { em: '-1u 13:51', quem: 'helena.pires', ato: 'acompanhar' },
    ],
  },
  {
    chave: 'nt-edital-44',
    modelo: 'NOTA_TECNICA',
    assunto: 'Minuta do edital do Pregão Eletrônico 44/{ano}: internet das escolas',
    classe: '321',
    nivelAcesso: 'RESTRITO',
    hipoteseLegal: 'Documento preparatório (art. 7º, § 3º, da Lei nº 12.527/2011)',
    interessados: ['conexao-serrana'],
    destinos: [{ unidade: 'PGM', pessoa: 'caio.teles' }],
    valores: { numero_processo: '{nup:1199}' },
    texto: {
      referencias: [{ lista: ['Estudo técnico preliminar da CTI;', 'Mapa de riscos da contratação.'] }],
      analise: [
        'A minuta adota o modelo padronizado, com ajustes na habilitação técnica e no acordo de nível de serviço. Os ajustes estão destacados em amarelo.',
        'A divisão em três lotes, por região, foi discutida com a CTI. O lote rural admite tecnologia por rádio ou satélite, desde que cumpra a latência máxima.',
      ],
      conclusao: ['A minuta está pronta para o exame jurídico.'],
      recomendacoes: [
        {
          numerada: [
            'Verificar a redação da cláusula 6.4, sobre consórcio.',
            'Confirmar o prazo de publicação.',
          ],
        },
      ],
    },
    assinantes: ['helena.pires'],
    atos: [
      ...emitir('helena.pires', '-5u 08:50', '-4u 17:10', [['helena.pires', '-4u 17:12']]),
      {
        em: '-4u 17:20',
        quem: 'helena.pires',
        ato: 'tramitar',
        destino: { unidade: 'PGM', pessoa: 'caio.teles' },
        copias: [{ unidade: 'CTI' }],
        prazo: '+3u',
        retornoObrigatorio: true,
        texto: 'Para parecer. Atenção à cláusula 6.4.',
      },
      { em: '-3u 08:40', quem: 'caio.teles', ato: 'receber' },
      { em: '-3u 08:41', quem: 'caio.teles', ato: 'assumir' },
      { em: '-3u 09:30', quem: 'admin', ato: 'darCiencia' },
      { em: '-3u 10:00', quem: 'helena.pires', ato: 'acompanhar' },
    ],
  },
  {
    chave: 'despacho-empenho',
    modelo: 'DESPACHO',
    assunto: 'Empenho da ata de registro de preços 15/{ano}',
    classe: '420',
    interessados: ['farmavida'],
    destinos: [{ unidade: 'SEMFAZ', pessoa: 'nair.paz' }],
    valores: { numero_processo: '{nup:1077}', providencia: 'emissão do empenho', prazo_dias: '5' },
    texto: {
      conteudo: [
        '1. Confirmado o saldo da ata e a regularidade fiscal da fornecedora, autorizo a contratação de material de curativo no valor de R$ 38.214,60.',
        '2. Encaminhe-se à unidade **{{destino_unidade}}** para {{providencia}}, no prazo de {{prazo_dias}} dias.',
      ],
    },
    assinantes: ['rafael.lins'],
    atos: [
      ...emitir('rafael.lins', '-4u 10:11', '-4u 10:30', [['rafael.lins', '-4u 10:31']]),
      {
        em: '-4u 10:40',
        quem: 'rafael.lins',
        ato: 'tramitar',
        destino: { unidade: 'SEMFAZ', pessoa: 'nair.paz' },
        prazo: '+1u',
      },
      { em: '-4u 11:02', quem: 'rafael.lins', ato: 'resgatar' },
    ],
  },
  {
    chave: 'ci-vistoria-postes',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Vistoria dos postes da Avenida das Palmeiras',
    classe: '333',
    interessados: ['luminar'],
    destinos: [{ unidade: 'SEOBI' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Peço a vistoria dos doze postes citados na reclamação 2.117, para instruir a glosa da medição.',
        'Interessa saber, de cada ponto, a potência instalada, a data da última troca e se o relé aciona de dia. A planilha em anexo já traz a numeração.',
      ],
    },
    assinantes: ['rafael.lins'],
    atos: [
      ...emitir('rafael.lins', '-8u 15:10', '-7u 09:22', [['rafael.lins', '-7u 09:23']]),
      {
        em: '-7u 09:30',
        quem: 'rafael.lins',
        ato: 'tramitar',
        destino: { unidade: 'SEOBI' },
        prazo: '-1u',
      },
      { em: '-7u 09:31', quem: 'rafael.lins', ato: 'acompanhar' },
    ],
  },
];
