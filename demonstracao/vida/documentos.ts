import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Documents that were written to be published. */
export const documentosDaVida: readonly DocumentoMundo[] = [
  {
    chave: 'ata-comite-compras',
    modelo: 'ATA',
    assunto: 'Reunião do comitê de planejamento das compras de {ano+1}',
    classe: '130',
    valores: {
      colegiado: 'Comitê de planejamento das compras',
      hora_inicio: '09:00',
      hora_fim: '10:40',
    },
    texto: {
      presentes: [
        'Otávio Nunes Brandão, que presidiu; Helena Duarte Pires, da CCL; Nair Coutinho Paz, da SEMFAZ; Tomás Arruda Neves, da CGM.',
      ],
      ausentes: ['Secretaria de Obras, em vistoria na zona rural.'],
      pauta: [
        {
          numerada: [
            'Calendário das contratações de {ano+1};',
            'Compras que as secretarias farão em conjunto;',
            'Prazo para os estudos técnicos.',
          ],
        },
      ],
      deliberacoes: [
        'Fica aprovado o calendário abaixo. Demanda que chegue depois do prazo da secretaria entra na rodada seguinte.',
        {
          cabecalho: ['Rodada', 'Demandas até', 'Objeto principal'],
          linhas: [
            ['1ª', '31 de janeiro', 'Merenda, limpeza e combustível'],
            ['2ª', '30 de abril', 'Mobiliário e informática'],
            ['3ª', '31 de julho', 'Obras e manutenção predial'],
          ],
        },
      ],
      encaminhamentos: ['A CCL envia o modelo de estudo técnico às secretarias até {dia+6u}.'],
    },
    assinantes: ['otavio.brandao', 'helena.pires'],
    atos: [
      ...emitir('otavio.brandao', '-11u 14:00', '-11u 15:05', [
        ['otavio.brandao', '-11u 15:07'],
        ['helena.pires', '-11u 15:12'],
      ]),
      { em: '-11u 15:20', quem: 'otavio.brandao', ato: 'publicar' },
    ],
  },
  {
    chave: 'portaria-ponto-facultativo',
    modelo: 'PORTARIA',
    assunto: 'Ponto facultativo nas repartições municipais',
    classe: '120',
    valores: {
      ementa: 'Declara ponto facultativo nos dias que menciona.',
      fundamento: 'o art. 62 da Lei Orgânica do Município',
      considerandos: 'a conveniência de anunciar cedo o calendário do fim do ano',
      vigencia: 'na data de sua publicação',
    },
    texto: {
      artigos: [
        {
          dispositivo: 'artigo',
          texto:
            'É facultativo o ponto nas repartições municipais em 24 e 31 de dezembro de {ano}, a partir das 12 horas.',
        },
        {
          dispositivo: 'paragrafo',
          texto: 'O disposto no //caput// não alcança os serviços de saúde, limpeza urbana e defesa civil.',
        },
        { dispositivo: 'artigo', texto: 'Esta Portaria entra em vigor {{vigencia}}.' },
      ],
    },
    assinantes: ['otavio.brandao'],
    atos: [
      ...emitir('otavio.brandao', '-4u 10:02', '-4u 11:31', [['otavio.brandao', '-4u 11:33']]),
      { em: '-4u 14:00', quem: 'otavio.brandao', ato: 'publicar' },
    ],
  },
  {
    chave: 'portaria-comissao-inventario',
    modelo: 'PORTARIA',
    assunto: 'Comissão de inventário dos bens móveis de {ano}',
    classe: '120',
    valores: {
      ementa: 'Institui a comissão que fará o inventário anual dos bens móveis.',
      fundamento: 'o art. 96 da Lei nº 4.320, de 17 de março de 1964',
      considerandos: 'o encerramento do exercício e a necessidade de conferir os bens em cada unidade',
      vigencia: 'na data de sua publicação',
    },
    texto: {
      artigos: [
        { dispositivo: 'artigo', texto: 'Compõem a comissão de inventário, sob a presidência da primeira:' },
        { dispositivo: 'inciso', texto: 'Helena Duarte Pires, da Coordenadoria de Compras e Licitações;' },
        { dispositivo: 'inciso', texto: 'Tiago Bastos Meireles, da Coordenadoria de Tecnologia;' },
        { dispositivo: 'inciso', texto: 'Nilza Barreto Campos, da Divisão de Protocolo e Arquivo.' },
        { dispositivo: 'artigo', texto: 'O relatório da comissão é entregue até {dia+30d}.' },
        { dispositivo: 'artigo', texto: 'Esta Portaria entra em vigor {{vigencia}}.' },
      ],
    },
    assinantes: ['otavio.brandao'],
    atos: [
      ...emitir('otavio.brandao', '-2u 08:50', '-2u 10:12', [['otavio.brandao', '-2u 10:14']]),
      { em: '-2u 10:30', quem: 'otavio.brandao', ato: 'publicar' },
    ],
  },
];
