import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Secretaria de Assistência Social. */
export const assistencia: readonly DocumentoMundo[] = [
  {
    chave: 'nt-locacao-imovel',
    modelo: 'NOTA_TECNICA',
    assunto: 'Locação de imóvel para o Centro de Convivência do Idoso',
    classe: '520',
    interessados: ['imobiliaria-horizonte'],
    destinos: [{ unidade: 'CCL' }],
    valores: { numero_processo: '{nup:1166}' },
    texto: {
      referencias: [
        {
          lista: [
            'Laudo de avaliação da comissão de imóveis, de {dia-12u};',
            'Notificação de desocupação do prédio atual, com prazo até {dia+70d};',
            'Ata da reunião com o Conselho Municipal da Pessoa Idosa;',
            'Certidão de inexistência de imóvel público disponível.',
          ],
        },
      ],
      analise: [
        'O Centro de Convivência atende 186 pessoas por semana em oficinas de memória, dança, artesanato e atividade física. Funciona em prédio alugado há sete anos, cujo proprietário pediu o imóvel para uso próprio.',
        'A equipe visitou nove imóveis. Foram descartados os que têm escada na entrada, os que não permitem a instalação de banheiro acessível e os que ficam a mais de quatrocentos metros de ponto de ônibus. Restaram três, comparados a seguir.',
        {
          cabecalho: ['Critério', 'Rua das Acácias, 212', 'Av. das Palmeiras, 1.040', 'Rua do Comércio, 77'],
          linhas: [
            ['Área útil', '420 m²', '510 m²', '380 m²'],
            ['Entrada em nível', 'Sim', 'Sim', 'Com rampa'],
            ['Banheiro acessível', '2', '1', '1'],
            ['Distância do ponto de ônibus', '90 m', '350 m', '40 m'],
            ['Área externa', 'Quintal e varanda', 'Não tem', 'Pátio'],
            ['Aluguel mensal', 'R$ 6.800,00', 'R$ 7.950,00', 'R$ 6.200,00'],
            ['Adaptação estimada', 'R$ 18.400,00', 'R$ 41.000,00', 'R$ 33.700,00'],
          ],
        },
        'O imóvel da Rua das Acácias é o que exige menor adaptação e o único com espaço externo coberto, usado nas atividades físicas. O aluguel está dentro da faixa do laudo, entre R$ 6.500,00 e R$ 7.100,00.',
        'Considerado o custo de cinco anos, com aluguel e adaptação, a opção custa R$ 426.400,00, contra R$ 518.000,00 da avenida e R$ 405.700,00 da Rua do Comércio. A diferença para esta última, de R$ 20.700,00, é compensada pela área maior e pela entrada em nível, sem obra na fachada, que é protegida.',
        'O Conselho da Pessoa Idosa visitou os três e manifestou preferência pela Rua das Acácias, por unanimidade.',
        { titulo: 'Requisitos legais' },
        'A locação por inexigibilidade exige, nos termos do art. 74, § 5º, da Lei nº 14.133/2021: avaliação prévia do bem e do seu estado; certificação de que não há imóvel público vago que sirva; e justificativa que demonstre a singularidade do imóvel escolhido. Os três documentos estão nos autos.',
        'A adaptação será feita pelo locador e amortizada no aluguel dos primeiros doze meses, o que evita despesa de capital neste exercício.',
      ],
      conclusao: [
        'O imóvel da Rua das Acácias, 212, atende à finalidade, tem preço compatível e é o de menor adaptação. A escolha está justificada.',
      ],
      recomendacoes: [
        {
          numerada: [
            'Autuar a inexigibilidade e colher o parecer jurídico.',
            'Assinar o contrato até {dia+25d}, para permitir trinta dias de adaptação.',
            'Planejar a mudança em uma semana sem oficina, com aviso às famílias.',
          ],
        },
      ],
    },
    assinantes: ['marina.vaz'],
    atos: [
      ...emitir('marina.vaz', '-5u 10:30', '-1u 16:58', [['marina.vaz', '-1u 17:02']]),
      { em: '-1u 17:22', quem: 'marina.vaz', ato: 'tramitar', destino: { unidade: 'CCL' }, prazo: '+4u' },
    ],
  },
  {
    chave: 'ci-cestas-exclusao-recusada',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Entrega de cestas do benefício eventual',
    classe: '920',
    nivelAcesso: 'RESTRITO',
    hipoteseLegal: 'Informação pessoal (art. 31 da Lei nº 12.527/2011)',
    destinos: [{ unidade: 'SEMFAZ', pessoa: 'nair.paz' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'Informo a entrega de 74 cestas no mês, com recibo individual. A lista nominal está no processo, com acesso restrito.',
        'Seis famílias não foram encontradas no endereço. As cestas voltaram ao estoque e serão entregues na próxima rota.',
      ],
    },
    assinantes: ['marina.vaz'],
    atos: [
      ...emitir('marina.vaz', '-9u 15:10', '-9u 15:32', [['marina.vaz', '-9u 15:33']]),
      {
        em: '-8u 09:12',
        quem: 'marina.vaz',
        ato: 'solicitarExclusao',
        motivo: 'O total de cestas estava errado.',
      },
      {
        em: '-7u 10:20',
        quem: 'otavio.brandao',
        ato: 'recusarExclusao',
        motivo: 'O documento já foi lido por outra unidade. Emita uma retificação e mantenha este registro.',
      },
    ],
  },
  {
    chave: 'minuta-conselho-idoso',
    modelo: 'OFICIO_CIRCULAR',
    assunto: 'Eleição do Conselho Municipal da Pessoa Idosa',
    classe: '910',
    destinos: [{ unidade: 'SESAU' }, { unidade: 'SEMED' }],
    valores: { vocativo: 'Senhoras e Senhores' },
    texto: {
      conteudo: [
        'Está aberta a inscrição de candidatos ao Conselho Municipal da Pessoa Idosa, até {dia+18d}, na sede desta Secretaria.',
      ],
    },
    atos: [{ em: '-2u 14:45', quem: 'marina.vaz', ato: 'criar' }],
  },
];
