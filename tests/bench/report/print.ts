import { accessTable, highestCost } from './access-cost.ts';
import { growth, type Speed } from './figures.ts';
import type { Results } from './results.ts';
import { decimal, percent, table } from './table.ts';
import { growthOf, workTable } from './work-cost.ts';

/** The results as Markdown, with what the project asks of them. */
export const print = (results: Results): string =>
  [
    starts(results),
    speeds(results),
    workTable(results.work),
    accessTable(results.access),
    inbox(results),
    conclusions(results),
    memory(results),
    goals(results),
  ].join('\n\n');

const seconds = (milliseconds: number): string => `${decimal(milliseconds / 1000, 1)} s`;
const ms = (value: number): string => decimal(value, 1);
const mb = (value: number): string => `${decimal(value, 0)} MB`;

const starts = ({ starts: found, archives, machine }: Results): string =>
  [
    `Node ${machine.node}, ${machine.cores} núcleos, carga da máquina ${decimal(machine.load, 1)} no início`,
    table(
      ['Início e parada', 'tempo'],
      [
        ['A frio, instalação vazia', seconds(found.coldEmpty)],
        ['A frio, com a demonstração', seconds(found.coldDemonstration)],
        ['A quente', seconds(found.warm)],
        ['Parada (SIGTERM)', seconds(found.stop)],
        ...archives.map(({ documents, seconds: took, megabytes }) => [
          `Carga de ${decimal(documents, 0)} documentos (${mb(megabytes)})`,
          seconds(took * 1000),
        ]),
      ],
    ),
  ].join('\n\n');

const speedCells = ({ p50, p95, perSecond }: Speed): string[] => [ms(p50), ms(p95), decimal(perSecond, 0)];

const speeds = ({ lines, archives }: Results): string =>
  [
    `Latência em ms e pedidos por segundo, 10 conexões; base = as mesmas consultas em um Fastify vazio`,
    table(
      [
        'Pedido',
        'documentos',
        'p50',
        'p95',
        'ped/s',
        'base p50',
        'base p95',
        'base ped/s',
        'razão',
        'p95 cresce',
      ],
      lines.flatMap(({ label, small, large }) => [
        [
          label,
          decimal(archives[0]?.documents ?? NaN, 0),
          ...speedCells(small.product),
          ...speedCells(small.bare),
          percent(small.ratio),
          '',
        ],
        [
          '',
          decimal(archives[1]?.documents ?? NaN, 0),
          ...speedCells(large.product),
          ...speedCells(large.bare),
          percent(large.ratio),
          `${decimal(growth(small, large), 2)}×`,
        ],
      ]),
    ),
  ].join('\n\n');

const inbox = ({ inbox: found }: Results): string =>
  table(
    ['De uma pessoa a outra, no acervo maior', 'mediu'],
    [
      ['Lote de 200 recebido: itens por segundo', decimal(found.receivedPerSecond, 0)],
      ['Do envio ao sino de quem recebe: p50 (ms)', ms(found.noticeP50)],
      ['Do envio ao sino de quem recebe: p95 (ms)', ms(found.noticeP95)],
    ],
  );

const conclusions = ({ conclusions: { small, large } }: Results): string =>
  table(
    ['Conclusão com PDF', 'menor', 'maior'],
    [
      ['Tempo de servidor, uma por vez: p50 (ms)', ms(small.solo.p50), ms(large.solo.p50)],
      ['Tempo de servidor, uma por vez: p95 (ms)', ms(small.solo.p95), ms(large.solo.p95)],
      ['Atraso do laço com dez conexões: máximo (ms)', ms(small.busy.max), ms(large.busy.max)],
      ['Atraso do laço com dez conexões: p99 (ms)', ms(small.busy.p99), ms(large.busy.p99)],
      ['Atraso do laço sem nada a fazer: máximo (ms)', ms(small.idle.max), ms(large.idle.max)],
    ],
  );

const memory = ({ memory: found, starts: { memory: rest }, options }: Results): string =>
  table(
    ['Memória', 'servidor', 'PostgreSQL'],
    [
      ['Logo após o início a quente', mb(rest.server), mb(rest.postgres)],
      [`Antes de ${options.memoryConclusions} conclusões`, mb(found.before), ''],
      [`Depois de ${options.memoryConclusions} conclusões`, mb(found.after), mb(found.postgres)],
      ['Inclinação por 1.000 conclusões (RSS)', `${decimal(found.slopeRss, 1)} MB`, ''],
      ['Inclinação por 1.000 conclusões (pilha do JavaScript)', `${decimal(found.slopeHeap, 2)} MB`, ''],
    ],
  );

const registerLines = [
  ['bens', 'Bens, lista'],
  ['bens-filtro', 'Bens, filtrados'],
  ['bens-combo', 'Bens, escolha'],
  ['incluir', 'Bens, incluir'],
  ['alterar', 'Bens, alterar'],
] as const;

const inboxLines = [
  ['meus', 'Caixa, meus'],
  ['unidade', 'Caixa, na unidade'],
  ['conhecimento', 'Caixa, para conhecimento'],
  ['acompanhar', 'Caixa, acompanhar'],
  ['acompanhando', 'Caixa, acompanhando'],
  ['protocolo-externo', 'Caixa, protocolo externo'],
  ['todos', 'Caixa, todos'],
  ['contadores', 'Contadores da caixa'],
  ['avancada', 'Pesquisa avançada'],
  ['historico', 'Histórico de 500 atos'],
] as const;

const searchGrowth = (work: Results['work']): string => {
  const search = work.find(({ name }) => name === 'pesquisa');
  return search ? `${decimal(growthOf(search), 2)}×` : '–';
};

const goals = ({
  lines,
  work,
  access,
  inbox: { noticeP95 },
  newRegister,
  statistics,
  flowSteps,
  reports,
  conclusions: { small, large },
}: Results): string => {
  const line = (name: string) => lines.find((one) => one.name === name);
  const share = (name: string): string => {
    const found = line(name);
    return found ? `${percent(found.small.ratio)} e ${percent(found.large.ratio)}` : '–';
  };
  const grown = (name: string): string => {
    const found = line(name);
    return found ? `${decimal(growth(found.small, found.large), 2)}×` : '–';
  };
  return table(
    ['Meta', 'pede', 'mediu'],
    [
      ['Caixa: pedidos por segundo da base', '≥ 80 %', share('caixa')],
      ['Cadastro: pedidos por segundo da base', '≥ 80 %', share('cadastro')],
      ['Caixa: p95 do acervo maior sobre o do menor', '≤ 1,5×', grown('caixa')],
      ['Cadastro: p95 do acervo maior sobre o do menor', '≤ 1,5×', grown('cadastro')],
      ...registerLines.flatMap(([name, label]) => [
        [`${label}: pedidos por segundo da base`, '≥ 80 %', share(name)],
        [`${label}: p95 do acervo maior sobre o do menor`, '≤ 1,5×', grown(name)],
      ]),
      ['Pesquisa: p95 do acervo maior sobre o do menor', '≤ 1,5×', grown('pesquisa')],
      ['Pesquisa: blocos lidos no acervo maior sobre os do menor', '≤ 1,6×', searchGrowth(work)],
      ...inboxLines.map(([name, label]) => [
        `${label}: p95 do acervo maior sobre o do menor`,
        '≤ 1,5×',
        grown(name),
      ]),
      [
        'Pesquisa avançada com texto: p95 no acervo maior',
        '< 150 ms',
        `${ms(line('avancada')?.large.product.p95 ?? NaN)} ms`,
      ],
      [
        'Início, seis blocos: p95 no acervo maior',
        '< 200 ms',
        `${ms(line('inicio')?.large.product.p95 ?? NaN)} ms`,
      ],
      ['Início, seis blocos: p95 do acervo maior sobre o do menor', '≤ 1,5×', grown('inicio')],
      ...reports.map(({ name, p50, whole }) => [
        `Relatório ${name}, no acervo maior`,
        '< 2 s, ou em segundo plano',
        `${ms(p50)} ms; inteiro, ${decimal(whole.contents, 0)} conteúdos em ${decimal(whole.seconds, 1)} s`,
      ]),
      ['Do envio ao sino de quem recebe: p95', '< 500 ms', `${ms(noticeP95)} ms`],
      ['Permissões e acesso: custo da página mais cara', '≤ 25 %', percent(highestCost(access))],
      ['Do arquivo de um cadastro novo à primeira resposta', '< 1 s', `${ms(newRegister)} ms`],
      [
        `Estatística de um fluxo com ${decimal(statistics.finished, 0)} atividades feitas`,
        '< 1 s, nenhuma delas lida',
        `${ms(statistics.p50)} ms, ${decimal(statistics.times, 0)} tempos e ${decimal(statistics.activities, 0)} atividades lidas`,
      ],
      ['Atividades de fluxos: p95 do acervo maior sobre o do menor', '≤ 1,5×', grown('atividades')],
      [
        'Passos de um fluxo de 20 elementos por segundo, por processo',
        '≥ 120',
        `${decimal(flowSteps.one, 0)} (${percent(flowSteps.one / flowSteps.bare)} do motor sem processo à parte)`,
      ],
      [
        'Os mesmos passos, por dois processos',
        'perto de 2×',
        `${decimal(flowSteps.two / flowSteps.one, 2)}×`,
      ],
      ['Conclusão com PDF: p50 de servidor', '< 60 ms', `${ms(small.solo.p50)} e ${ms(large.solo.p50)} ms`],
      [
        'Maior parada do laço durante conclusões',
        '≤ 50 ms',
        `${ms(small.busy.max)} e ${ms(large.busy.max)} ms`,
      ],
    ],
  );
};
