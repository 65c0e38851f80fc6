import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Secretaria de Obras e Infraestrutura. */
export const obras: readonly DocumentoMundo[] = [
  {
    chave: 'nt-limpeza-urbana',
    modelo: 'NOTA_TECNICA',
    assunto: 'Prorrogação do contrato de limpeza urbana',
    classe: '332',
    interessados: ['rota-limpa'],
    destinos: [{ unidade: 'CCL' }],
    valores: { numero_processo: '{nup:988}' },
    texto: {
      referencias: [
        {
          lista: [
            'Contrato 52/{ano-1} e seus dois aditivos;',
            'Relatórios de pesagem dos últimos doze meses;',
            'Pesquisa de satisfação da Ouvidoria.',
          ],
        },
      ],
      analise: [
        'O contrato vigente termina em {dia+35d}. O novo, resultante do pregão, só pode iniciar depois da mobilização da frota, estimada em quarenta e cinco dias. Há, portanto, um intervalo de cerca de duas semanas sem cobertura.',
        'No período, a contratada cumpriu 97,2% das rotas. As falhas se concentraram no distrito de Serra do Meio, por causa da interdição da ponte, e foram compensadas com coleta extra aos sábados.',
        {
          cabecalho: ['Trimestre', 'Rotas cumpridas', 'Resíduos coletados', 'Nota da população'],
          linhas: [
            ['1º', '98,1%', '4.212 t', '8,1'],
            ['2º', '96,4%', '4.087 t', '7,6'],
            ['3º', '97,0%', '4.150 t', '7,9'],
          ],
        },
        'O preço por tonelada, corrigido pelo índice contratual, fica 4% abaixo do preço do pregão recente. A prorrogação por sessenta dias é, por isso, vantajosa.',
      ],
      conclusao: [
        'A prorrogação por sessenta dias evita a interrupção de serviço essencial, é vantajosa e cabe no prazo máximo legal.',
      ],
      recomendacoes: [
        {
          numerada: [
            'Celebrar termo aditivo até {dia+20d}.',
            'Prever a rescisão antecipada quando o novo contrato começar.',
            'Notificar a contratada sobre o distrito de Serra do Meio.',
          ],
        },
      ],
    },
    assinantes: ['gil.matos'],
    atos: [
      ...emitir('gil.matos', '-4u 08:50', '-3u 13:40', [['gil.matos', '-3u 13:44']]),
      { em: '-3u 14:02', quem: 'gil.matos', ato: 'tramitar', destino: { unidade: 'CCL' }, prazo: '+8u' },
    ],
  },
  {
    chave: 'oficio-ponte-cancelado',
    modelo: 'OFICIO',
    assunto: 'Interdição da ponte do Ribeirão das Pedras',
    classe: '530',
    destinos: [{ unidade: 'SEMED', pessoa: 'dalva.lima' }],
    valores: {
      vocativo: 'Senhora Secretária',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        'Comunico a interdição total da ponte do Ribeirão das Pedras, a partir de {dia-7u}, para reforço da cabeceira. As rotas 5 e 7 do transporte escolar devem usar o desvio pela estrada da Serra do Meio.',
        'A liberação está prevista para {dia+9u}, se não chover.',
      ],
    },
    assinantes: ['gil.matos'],
    atos: [
      ...emitir('gil.matos', '-8u 16:02', '-8u 16:20', [['gil.matos', '-8u 16:21']]),
      {
        em: '-7u 08:10',
        quem: 'gil.matos',
        ato: 'cancelar',
        motivo: 'A interdição passou a ser parcial. Novo ofício será emitido com as datas corretas.',
      },
    ],
  },
  {
    chave: 'ci-material-asfalto',
    modelo: 'COMUNICACAO_INTERNA',
    assunto: 'Material para a operação tapa-buracos',
    classe: '530',
    destinos: [{ unidade: 'SEMFAZ', pessoa: 'nair.paz' }],
    valores: { fecho: 'Atenciosamente' },
    texto: {
      conteudo: [
        'A operação de {dia+5u} precisa de 38 toneladas de massa asfáltica. Há saldo de 52 toneladas na ata, mas o empenho está zerado.',
        'Peço o reforço do empenho em R$ 24.320,00, na fonte de recursos da contribuição de intervenção.',
      ],
    },
    assinantes: ['gil.matos'],
    atos: [
      ...emitir('gil.matos', '-3u 09:12', '-3u 09:30', [['gil.matos', '-3u 09:31']]),
      {
        em: '-3u 09:40',
        quem: 'gil.matos',
        ato: 'tramitar',
        destino: { unidade: 'SEMFAZ', pessoa: 'nair.paz' },
        prazo: '0u',
      },
      {
        em: '-3u 09:55',
        quem: 'gil.matos',
        ato: 'cancelarTramite',
        motivo: 'Faltou anexar a planilha de saldo.',
      },
      {
        em: '-2u 08:30',
        quem: 'gil.matos',
        ato: 'tramitar',
        destino: { unidade: 'SEMFAZ', pessoa: 'nair.paz' },
        prioridade: 'ALTA',
        prazo: '0u',
        texto: 'Agora com a planilha de saldo.',
      },
    ],
  },
];
