import { ref } from '../ref.ts';
import type { RegistroMundo } from '../registro-mundo.ts';
import type { Momento } from '../relogio.ts';

/** What processes that were on paper are, in the unit that scans them. */
export const tipoDosAutos: RegistroMundo<'tipo-processo'> = {
  chave: 'autos',
  dados: {
    codigo: '011',
    sigla: 'AUT',
    nome: 'Autos digitalizados',
    descricao: 'Processos que corriam em papel.',
    ativo: true,
    casoDeUso: 'TODOS',
    classificacaoSugerida: ref('assunto', '321'),
    organizacoes: [ref('organizacao-interna', 'PMVS')],
    unidades: [ref('unidade', 'DPA'), ref('unidade', 'CCL')],
    restringirPor: 'NENHUM',
  },
};

const obra = 'reforma e ampliação da Escola Municipal do Alto Sereno';

/** Lines of a table of services: enough of them fill as many pages as such tables have. */
const planilha = (linhas: number): string[] => {
  const servicos = [
    ['Demolição de alvenaria, com retirada do entulho', 'm3', '118,40'],
    ['Alvenaria de bloco cerâmico de 14 cm', 'm2', '86,90'],
    ['Chapisco e emboço de paredes internas', 'm2', '41,20'],
    ['Contrapiso de argamassa, 4 cm', 'm2', '52,30'],
    ['Piso de granilite polido', 'm2', '148,70'],
    ['Cobertura de telha termoacústica', 'm2', '231,50'],
    ['Estrutura metálica para cobertura', 'kg', '19,80'],
    ['Janela de alumínio, de correr, com vidro', 'm2', '612,00'],
    ['Ponto de luz com eletroduto e fiação', 'un', '184,60'],
    ['Ponto de água fria em PVC', 'un', '143,10'],
    ['Pintura acrílica, duas demãos', 'm2', '27,40'],
    ['Rampa de acesso com guarda-corpo', 'm', '498,20'],
  ] as const;
  return Array.from({ length: linhas }, (_, i) => {
    const [nome, medida, preco] = servicos[i % servicos.length] ?? servicos[0];
    return `${String(i + 1).padStart(3, '0')}. ${nome}: ${12 + ((i * 37) % 240)} ${medida} a R$ ${preco}`;
  });
};

const daObra = [
  'O serviço segue as normas técnicas em vigor e o projeto aprovado. Material que não tenha o desempenho pedido é recusado e substituído sem custo.',
  'A medição é mensal, pelo que se executou e a fiscalização conferiu no local, com registro em diário de obra e fotografias.',
  'A escola continua em aula durante a obra: o canteiro é cercado, a circulação dos alunos é separada e o que faz barulho se faz fora do horário das turmas.',
  'O prazo é de dez meses, contados da ordem de serviço, e só se prorroga por chuva acima da média ou por fato que a fiscalização reconheça por escrito.',
  'Rampas, corrimãos, portas e sanitários atendem a quem anda em cadeira de rodas, e o piso tátil liga o portão a todas as salas.',
  'A cobertura atual, com vinte e dois anos, tem infiltração em seis das onze salas; trocá-la inteira sai mais barato que reparar trecho a trecho.',
  'A garantia é de cinco por cento do contrato, devolvida depois do recebimento definitivo e de sanado o que a vistoria apontar.',
] as const;

const daEmpresa = [
  'Os valores são os dos livros da empresa, auditados, e se comparam com os do exercício anterior.',
  'Não houve fato posterior ao encerramento que mude o que aqui se declara.',
  'O capital está inteiramente integralizado, e a administração cabe aos sócios que assinam, em conjunto.',
  'Os serviços foram executados no prazo e com a qualidade contratada, sem multa nem advertência.',
  'Os índices de liquidez e de solvência estão acima do que o edital pede.',
] as const;

/** Long texts have numbered sections, as such documents do. */
const secoes = (titulos: readonly string[], quantas: number, textos: readonly string[] = daObra): string[] =>
  Array.from({ length: quantas }, (_, i) => [
    `${i + 1}. ${titulos[i % titulos.length] ?? ''}`,
    ...[0, 1, 2].map((j) => textos[(i * 3 + j) % textos.length] ?? ''),
  ]).flat();

/** What was scanned, once each; several pieces are copies of one form. */
export const folhas = {
  estudo: {
    titulo: 'Estudo e projeto',
    paragrafos: secoes(
      [
        'Necessidade',
        'Alternativas',
        'Fundações',
        'Estrutura',
        'Cobertura',
        'Instalações',
        'Acessibilidade',
        'Riscos',
      ],
      12,
    ),
  },
  edital: {
    titulo: 'Edital de concorrência',
    paragrafos: secoes(
      [
        'Objeto',
        'Condições de participação',
        'Proposta',
        'Habilitação',
        'Julgamento',
        'Recursos',
        'Contrato',
        'Sanções',
      ],
      12,
    ),
  },
  planilha: { titulo: 'Planilha de serviços e preços', paragrafos: planilha(65) },
  balanco: {
    titulo: 'Balanço patrimonial e notas explicativas',
    paragrafos: secoes(['Ativo', 'Passivo', 'Patrimônio líquido', 'Resultado'], 8, daEmpresa),
  },
  atestado: {
    titulo: 'Atestados de capacidade técnica',
    paragrafos: secoes(['Atestado', 'Relação dos serviços executados'], 8, daEmpresa),
  },
  contrato: {
    titulo: 'Contrato social consolidado',
    paragrafos: secoes(['Sócios', 'Objeto', 'Capital', 'Administração', 'Dissolução'], 4, daEmpresa),
  },
  certidao: {
    titulo: 'Certidão negativa de débitos',
    paragrafos: [
      'Certifica-se que, até a data da emissão, não constam débitos em nome da empresa indicada no requerimento.',
      'A certidão vale por cento e oitenta dias e se confere no endereço do órgão que a emitiu, pelo código impresso ao lado.',
    ],
  },
  carta: {
    titulo: 'Manifestação nos autos da concorrência',
    paragrafos: [
      `Trata-se da ${obra}. A empresa que assina diz o que segue, com os documentos que o comprovam.`,
      ...secoes(['Dos fatos', 'Do pedido'], 2),
    ],
  },
  ata: {
    titulo: 'Ata e julgamento',
    paragrafos: secoes(['Abertura', 'Propostas', 'Lances', 'Habilitação', 'Encerramento'], 4),
  },
} as const satisfies Record<string, { readonly titulo: string; readonly paragrafos: readonly string[] }>;

type Folha = keyof typeof folhas;

/** A piece that came on paper: what it is, whose, and what was scanned. */
interface PecaDosAutos {
  readonly assunto: string;
  /** Key of the type of document. */
  readonly tipo: string;
  /** Key of the interested party. */
  readonly de: string;
  readonly folha: Folha;
}

type Dito = readonly [assunto: string, tipo: string, folha: Folha];

const de =
  (quem: string, nome?: string) =>
  ([assunto, tipo, folha]: Dito): PecaDosAutos => ({
    assunto: nome === undefined ? assunto : `${assunto}: ${nome}`,
    tipo,
    de: quem,
    folha,
  });

const planejamento: readonly Dito[] = [
  ['Estudo técnico preliminar e projeto básico', 'NOTA_TECNICA', 'estudo'],
  ['Planilha orçamentária da Prefeitura', 'NOTA_TECNICA', 'planilha'],
  ['Anotação de responsabilidade técnica do projeto', 'CERTIDAO', 'certidao'],
  ['Declaração de disponibilidade orçamentária', 'DECLARACAO', 'carta'],
  ['Minuta do edital, com o visto da Procuradoria', 'OFICIO', 'edital'],
  ['Autorização para licitar', 'DESPACHO', 'carta'],
  ['Edital da Concorrência 2/{ano}', 'OFICIO', 'edital'],
  ['Aviso do edital: Diário Oficial', 'CERTIDAO', 'certidao'],
  ['Aviso do edital: jornal de circulação regional', 'CERTIDAO', 'certidao'],
  ['Pedido de esclarecimento', 'OFICIO', 'carta'],
  ['Resposta ao pedido de esclarecimento', 'OFICIO', 'carta'],
];

const habilitacao: readonly Dito[] = [
  ['Credenciamento', 'DECLARACAO', 'carta'],
  ['Proposta de preços', 'OFICIO', 'carta'],
  ['Planilha de preços', 'OFICIO', 'planilha'],
  ['Contrato social', 'CERTIDAO', 'contrato'],
  ['Certidão de tributos federais', 'CERTIDAO', 'certidao'],
  ['Certidão de tributos estaduais', 'CERTIDAO', 'certidao'],
  ['Certidão de tributos municipais', 'CERTIDAO', 'certidao'],
  ['Certificado de regularidade do FGTS', 'CERTIDAO', 'certidao'],
  ['Certidão de débitos trabalhistas', 'CERTIDAO', 'certidao'],
  ['Balanço patrimonial', 'DECLARACAO', 'balanco'],
  ['Atestados de capacidade técnica', 'DECLARACAO', 'atestado'],
];

const julgamento: readonly Dito[] = [
  ['Ata da sessão pública', 'ATA', 'ata'],
  ['Parecer da engenharia sobre a proposta vencedora', 'NOTA_TECNICA', 'carta'],
  ['Recurso contra a habilitação', 'OFICIO', 'carta'],
  ['Contrarrazões', 'OFICIO', 'carta'],
  ['Decisão do recurso', 'DESPACHO', 'carta'],
];

/** The process of a work, scanned in the order of its leaves: sixty pieces, in volumes. */
export const autos = {
  chave: 'reforma-escola',
  assunto: `Concorrência 2/{ano}: ${obra}`,
  observacoes: 'Autos em papel digitalizados pela Divisão de Protocolo e Arquivo, na ordem das folhas.',
  vencimento: '+25d',
  aberto: '-13u 09:20',
  enviado: '-6u 16:10',
  recebido: '-5u 08:25',
  pecas: [
    ...planejamento.map(de('associacao-nova-serena')),
    ...habilitacao.map(de('construtora-pedra-alta', 'Construtora Pedra Alta Ltda.')),
    ...habilitacao.map(de('moveis-serra-azul', 'Móveis Serra Azul Indústria Ltda.')),
    ...habilitacao.map(de('luminar', 'Luminar Serviços Elétricos Ltda.')),
    ...habilitacao.map(de('cooperativa-serrana', 'Cooperativa dos Produtores da Serra')),
    ...julgamento.map(de('construtora-pedra-alta')),
  ],
} as const;

/** On which days the leaves were scanned: as many each. */
const dias = ['-12u', '-11u', '-10u', '-9u', '-8u', '-7u'] as const;

/** When a piece was scanned, by its place among all. */
export const digitalizadaEm = (i: number): Momento => {
  const porDia = Math.ceil(autos.pecas.length / dias.length);
  const minutos = 8 * 60 + 30 + (i % porDia) * 47;
  const dois = (n: number): string => String(n).padStart(2, '0');
  return `${dias[Math.floor(i / porDia)] ?? '-7u'} ${dois(Math.floor(minutos / 60))}:${dois(minutos % 60)}`;
};
