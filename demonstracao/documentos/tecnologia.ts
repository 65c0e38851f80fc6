import type { DocumentoMundo } from '../documento-mundo.ts';
import { emitir } from '../emitir.ts';

/** Coordenadoria de Tecnologia da Informação. */
export const tecnologia: readonly DocumentoMundo[] = [
  {
    chave: 'circular-manutencao',
    modelo: 'OFICIO_CIRCULAR',
    assunto: 'Manutenção programada dos sistemas no sábado',
    classe: '640',
    destinos: ['DPA', 'CCL', 'SEMAD', 'PGM', 'CGM', 'SEMFAZ', 'SESAU', 'SEMED', 'SEMAS', 'SEOBI'].map(
      (unidade) => ({ unidade }),
    ),
    valores: {
      vocativo: 'Senhoras e Senhores',
      fecho: 'Atenciosamente',
    },
    texto: {
      conteudo: [
        'Os sistemas da Prefeitura ficam fora do ar no próximo sábado, das 8h às 14h, para a troca do equipamento de armazenamento.',
        {
          lista: [
            'Documentos e processos: indisponível durante todo o período.',
            'Portal do cidadão: somente consulta.',
            'Telefonia e câmeras: sem interrupção.',
          ],
        },
        'Prazos que terminam no sábado passam para o próximo dia útil. Salve o que estiver aberto antes de sair na sexta-feira.',
      ],
    },
    assinantes: ['admin'],
    atos: [
      ...emitir('admin', '-1u 09:05', '-1u 11:15', [['admin', '-1u 11:16']]),
      {
        em: '-1u 11:30',
        quem: 'admin',
        ato: 'tramitar',
        destino: { unidade: 'DPA' },
        copias: [
          { unidade: 'CCL' },
          { unidade: 'SEMAD' },
          { unidade: 'PGM' },
          { unidade: 'CGM' },
          { unidade: 'SEMFAZ', pessoa: 'nair.paz' },
          { unidade: 'SESAU' },
          { unidade: 'SEMED' },
          { unidade: 'SEMAS' },
          { unidade: 'SEOBI' },
        ],
      },
      { em: '-1u 13:02', quem: 'nilza.campos', ato: 'receber' },
    ],
  },
  {
    chave: 'nt-conectividade',
    modelo: 'NOTA_TECNICA',
    assunto: 'Conectividade das unidades de ensino: medição de outubro',
    classe: '640',
    interessados: ['conexao-serrana'],
    destinos: [{ unidade: 'SEMED' }],
    valores: { numero_processo: '{nup:1083}' },
    texto: {
      referencias: [{ lista: ['Contrato 28/{ano-1};', 'Painel de monitoramento da CTI.'] }],
      analise: [
        'Foram medidas as vinte e uma unidades, de hora em hora, por trinta dias. Quatro ficaram abaixo da velocidade mínima em mais de 10% das medições.',
        {
          cabecalho: ['Unidade', 'Contratado', 'Média', 'Abaixo do mínimo'],
          linhas: [
            ['E. M. do Campo Serra do Meio', '50 Mb/s', '21 Mb/s', '46%'],
            ['E. M. do Campo Córrego Fundo', '50 Mb/s', '28 Mb/s', '31%'],
            ['C. E. I. Girassol', '100 Mb/s', '83 Mb/s', '12%'],
            ['E. M. Padre Anchieta', '200 Mb/s', '171 Mb/s', '11%'],
          ],
        },
        'Nas duas escolas do campo, a falha coincide com a queda de energia no repetidor da torre. Nas outras, com o horário de pico.',
      ],
      conclusao: [
        'A contratada descumpriu o nível de serviço em quatro unidades. Cabe a glosa proporcional.',
      ],
      recomendacoes: [
        {
          numerada: [
            'Glosar R$ 3.118,00 da fatura do mês.',
            'Exigir bateria no repetidor da torre em trinta dias.',
          ],
        },
      ],
    },
    assinantes: ['admin'],
    atos: [
      ...emitir('admin', '-6u 14:00', '-5u 15:20', [['admin', '-5u 15:22']]),
      {
        em: '-5u 15:30',
        quem: 'admin',
        ato: 'tramitar',
        destino: { unidade: 'SEMED' },
        copias: [{ unidade: 'CCL', pessoa: 'rafael.lins' }],
        prazo: '+2u',
      },
      { em: '-4u 09:10', quem: 'dalva.lima', ato: 'receber' },
      { em: '-4u 09:40', quem: 'rafael.lins', ato: 'darCiencia' },
      {
        em: '-2u 16:00',
        quem: 'dalva.lima',
        ato: 'tramitar',
        destino: { unidade: 'CTI', pessoa: 'admin' },
        prazo: '+6u',
        texto: 'De acordo com a glosa. Acrescentar a medição da Escola Cecília Torres.',
      },
    ],
  },
];
