import type { DocumentoMundo } from '../documento-mundo.ts';

/** What Compras is still writing. */
export const cclMinutas: readonly DocumentoMundo[] = [
  {
    chave: 'despacho-impugnacao-39',
    modelo: 'DESPACHO',
    assunto: 'Resposta à impugnação do edital 39/{ano}',
    classe: '322',
    vencimento: '+1u',
    interessados: ['luminar'],
    valores: { numero_processo: '{nup:1139}' },
    texto: {
      conteudo: [
        '1. Trata-se de impugnação apresentada em {dia-2u} contra o item 8.2 do edital, que exige atestado de capacidade técnica de, no mínimo, 50% do quantitativo licitado.',
        '2. A exigência está amparada no art. 67, § 2º, da Lei nº 14.133/2021 e foi justificada no Termo de Referência. O percentual corresponde ao limite admitido em lei e não restringe a competição.',
        '3. Diante do exposto, conheço da impugnação e, no mérito, nego-lhe provimento, mantida a data da sessão pública.',
        '4. Dê-se ciência à impugnante e publique-se. Após, encaminhe-se à unidade **{{destino_unidade}}** para {{providencia}}, no prazo de {{prazo_dias}} dias.',
      ],
    },
    atos: [{ em: '-1u 10:12', quem: 'helena.pires', ato: 'criar' }],
  },
  {
    chave: 'nt-referencia-mobiliario',
    modelo: 'NOTA_TECNICA',
    assunto: 'Termo de referência: mobiliário escolar',
    classe: '311',
    interessados: ['moveis-serra-azul'],
    valores: { numero_processo: '{nup:1164}' },
    texto: {
      referencias: [
        {
          lista: [
            'Comunicação interna da SEMED com o levantamento por unidade;',
            'Ata do consórcio regional 9/{ano}.',
          ],
        },
      ],
      analise: [
        'O levantamento soma 460 conjuntos de aluno, 17 mesas de professor e 22 armários. A ata do consórcio cobre os conjuntos de tamanho 4 e 5, mas não os de tamanho 3 nem as mesas coletivas da educação infantil.',
        'Há, portanto, dois caminhos: aderir à ata para a parte coberta e licitar o restante, ou licitar tudo. O quadro compara o custo estimado.',
        {
          cabecalho: ['Alternativa', 'Custo estimado', 'Prazo até a entrega'],
          linhas: [
            ['Adesão parcial e pregão para o restante', 'R$ 412.300,00', '75 dias'],
            ['Pregão único', 'R$ 438.900,00', '110 dias'],
          ],
        },
      ],
    },
    atos: [{ em: '-1u 16:20', quem: 'helena.pires', ato: 'criar' }],
  },
  {
    chave: 'ci-calendario-compras',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Calendário de compras {ano+1}',
    classe: '310',
    destinos: [{ unidade: 'SEMFAZ', pessoa: 'nair.paz' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Segue a proposta de calendário das compras compartilhadas para {ano+1}. Cada secretaria deve enviar a sua demanda até a data da segunda coluna.',
        {
          cabecalho: ['Objeto', 'Envio da demanda', 'Sessão prevista'],
          linhas: [
            ['Gêneros alimentícios', 'primeira semana de fevereiro', 'março'],
            ['Material de expediente', 'segunda semana de março', 'abril'],
            ['Medicamentos', 'primeira semana de abril', 'maio'],
            ['Pneus e lubrificantes', 'primeira semana de junho', 'julho'],
            ['Uniformes escolares', 'segunda semana de julho', 'setembro'],
          ],
        },
        'Falta confirmar com a Fazenda o limite de desembolso do segundo semestre.',
      ],
    },
    atos: [{ em: '-5u 15:33', quem: 'helena.pires', ato: 'criar' }],
  },
  {
    chave: 'nt-dispensa-18',
    modelo: 'NOTA_TECNICA',
    assunto: 'Justificativa de dispensa 18/{ano}',
    classe: '324',
    interessados: ['construtora-pedra-alta'],
    valores: { numero_processo: '{nup:1180}' },
    texto: {
      referencias: [{ lista: ['Relatório fotográfico da Secretaria de Obras;', 'Três orçamentos.'] }],
      analise: [
        'A chuva de {dia-8u} abriu fenda no muro de arrimo da Rua do Comércio. O laudo aponta risco para duas residências e para a calçada da escola.',
        'O reparo emergencial foi orçado por três empresas. O menor preço é R$ 46.780,00, com início em dois dias.',
      ],
      conclusao: [
        'A contratação direta está justificada pela urgência e limita-se ao necessário para afastar o risco.',
      ],
    },
    atos: [{ em: '-6u 09:05', quem: 'helena.pires', ato: 'criar' }],
  },
  {
    chave: 'ata-abertura-pregao-38',
    modelo: 'ATA',
    assunto: 'Sessão pública do Pregão Eletrônico 38/{ano}',
    classe: '321',
    valores: { colegiado: 'Sessão pública do Pregão Eletrônico 38/{ano}', hora_inicio: '09:30' },
    texto: {
      presentes: [
        'Rafael Monteiro Lins (pregoeiro), equipe de apoio e representantes de quatro licitantes, por sistema.',
      ],
      pauta: [
        { numerada: ['Abertura das propostas;', 'Fase de lances;', 'Habilitação da primeira colocada.'] },
      ],
    },
    atos: [{ em: '-40m', quem: 'rafael.lins', ato: 'criar' }],
  },
];
