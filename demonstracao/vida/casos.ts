import type { Momento } from '../relogio.ts';

/** One activity of a flow that somebody did. */
interface PassoDoCaso {
  readonly em: Momento;
  readonly quem: string;
  /** Name of the activity in the drawing. */
  readonly atividade: string;
  /** Only claimed: it is still to be done. */
  readonly assumir?: true;
  readonly decisao?: 'APROVAR' | 'DEVOLVER';
  readonly motivo?: string;
  readonly respostas?: Readonly<Record<string, string | number>>;
}

/** A process that a flow conducts, and what people did in it. */
export interface CasoMundo {
  readonly chave: string;
  /** Key of the type of process. */
  readonly tipo: 'ferias' | 'dispensa';
  readonly assunto: string;
  readonly em: Momento;
  readonly quem: string;
  readonly passos: readonly PassoDoCaso[];
}

const saldo = (em: Momento, dias: number, conflito?: string): PassoDoCaso => ({
  em,
  quem: 'rafael.lins',
  atividade: 'Conferir o saldo',
  respostas: { saldo: dias, ...(conflito === undefined ? {} : { conflito }) },
});

const autorizada = (em: Momento): PassoDoCaso => ({
  em,
  quem: 'otavio.brandao',
  atividade: 'Autorizar as férias',
  decisao: 'APROVAR',
});

const naFolha = (em: Momento, competencia: string): PassoDoCaso => ({
  em,
  quem: 'nair.paz',
  atividade: 'Lançar na folha',
  respostas: { competencia },
});

const orcamentos = (em: Momento, quem: string, valor: number, fornecedor: string): PassoDoCaso => ({
  em,
  quem,
  atividade: 'Juntar os orçamentos',
  respostas: { valor, fornecedor },
});

const parecer = (em: Momento, quem: string, conclusao: string): PassoDoCaso => ({
  em,
  quem,
  atividade: 'Dar parecer jurídico',
  respostas: { conclusao },
});

const despesa = (em: Momento, quem: string): PassoDoCaso => ({
  em,
  quem,
  atividade: 'Autorizar a despesa',
  decisao: 'APROVAR',
});

const empenho = (em: Momento, nota: string): PassoDoCaso => ({
  em,
  quem: 'nair.paz',
  atividade: 'Emitir o empenho',
  respostas: { nota },
});

/** What runs, ran or stopped in the flows, in every place of them. */
export const casos: readonly CasoMundo[] = [
  {
    chave: 'ferias-vacinacao',
    tipo: 'ferias',
    assunto: 'Férias da coordenação de vacinação: 4 a 18 de janeiro',
    em: '-20u 09:10',
    quem: 'luciana.reis',
    passos: [saldo('-19u 10:00', 30), autorizada('-18u 15:20')],
  },
  {
    chave: 'ferias-obras',
    tipo: 'ferias',
    assunto: 'Férias do encarregado da usina de asfalto: 11 a 30 de janeiro',
    em: '-18u 14:05',
    quem: 'gil.matos',
    passos: [
      saldo('-17u 08:50', 30, 'O encarregado do almoxarifado, de 15 a 24'),
      {
        em: '-16u 16:40',
        quem: 'otavio.brandao',
        atividade: 'Autorizar as férias',
        decisao: 'DEVOLVER',
        motivo: 'Os dois encarregados não podem faltar ao mesmo tempo. Escolha outro período.',
      },
      {
        em: '-14u 09:25',
        quem: 'gil.matos',
        atividade: 'Rever o período',
        respostas: { periodo: '1º a 20 de fevereiro' },
      },
      autorizada('-13u 11:10'),
    ],
  },
  {
    chave: 'ferias-tributos',
    tipo: 'ferias',
    assunto: 'Férias da fiscalização de tributos: 18 de janeiro a 1º de fevereiro',
    em: '-15u 10:30',
    quem: 'nair.paz',
    passos: [saldo('-14u 11:40', 15), autorizada('-12u 09:05')],
  },
  // begun by the first version, and still there: it is late
  {
    chave: 'ferias-convivencia',
    tipo: 'ferias',
    assunto: 'Férias da equipe do Centro de Convivência: 4 a 23 de janeiro',
    em: '-10u 13:45',
    quem: 'marina.vaz',
    passos: [saldo('-9u 09:30', 20, 'Duas das quatro monitoras')],
  },
  {
    chave: 'ferias-farmacia',
    tipo: 'ferias',
    assunto: 'Férias da farmácia central: 1º a 15 de março',
    em: '-8u 18:10',
    quem: 'luciana.reis',
    passos: [saldo('-7u 10:15', 30), autorizada('-6u 14:30'), naFolha('-3u 16:05', 'Março de {ano+1}')],
  },
  {
    chave: 'ferias-tapa-buracos',
    tipo: 'ferias',
    assunto: 'Férias da turma da operação tapa-buracos: 15 de fevereiro a 6 de março',
    em: '-8u 18:40',
    quem: 'gil.matos',
    passos: [saldo('-7u 14:00', 20), autorizada('-7u 17:20')],
  },
  {
    chave: 'ferias-gabinete',
    tipo: 'ferias',
    assunto: 'Férias da assessoria da Assistência Social: 8 a 17 de fevereiro',
    em: '-4u 09:35',
    quem: 'marina.vaz',
    passos: [
      saldo('-3u 11:00', 12),
      { em: '-1u 15:10', quem: 'otavio.brandao', atividade: 'Autorizar as férias', assumir: true },
    ],
  },
  {
    chave: 'ferias-divida-ativa',
    tipo: 'ferias',
    assunto: 'Férias do setor de dívida ativa: 22 de fevereiro a 8 de março',
    em: '-1u 16:30',
    quem: 'nair.paz',
    passos: [],
  },
  {
    chave: 'compra-toner',
    tipo: 'dispensa',
    assunto: 'Cartuchos de toner para as secretarias',
    em: '-21u 09:00',
    quem: 'rafael.lins',
    passos: [
      orcamentos('-19u 15:30', 'rafael.lins', 9_840, 'Conexão Serrana Telecomunicações Ltda.'),
      despesa('-18u 10:10', 'otavio.brandao'),
      empenho('-16u 09:20', '1.482/{ano}'),
    ],
  },
  {
    chave: 'compra-vacina',
    tipo: 'dispensa',
    assunto: 'Câmara fria para a sala de vacinas',
    em: '-19u 11:15',
    quem: 'helena.pires',
    passos: [
      orcamentos('-16u 10:00', 'helena.pires', 41_700, 'Farmavida Distribuidora de Medicamentos S.A.'),
      parecer('-13u 17:30', 'caio.teles', 'Favorável, com a publicação do extrato.'),
      despesa('-12u 11:00', 'otavio.brandao'),
      empenho('-10u 14:50', '1.517/{ano}'),
    ],
  },
  {
    chave: 'compra-tendas',
    tipo: 'dispensa',
    assunto: 'Tendas para a festa da cidade',
    em: '-14u 16:00',
    quem: 'rafael.lins',
    passos: [
      orcamentos('-12u 14:20', 'rafael.lins', 11_300, 'Móveis Serra Azul Indústria Ltda.'),
      {
        em: '-11u 09:15',
        quem: 'nair.paz',
        atividade: 'Autorizar a despesa',
        decisao: 'DEVOLVER',
        motivo: 'Não há saldo na ação de eventos até o fim do exercício.',
      },
    ],
  },
  // more than the last line of the table: stopped until somebody chooses the way
  {
    chave: 'compra-geradores',
    tipo: 'dispensa',
    assunto: 'Geradores para as unidades de saúde',
    em: '-9u 10:20',
    quem: 'helena.pires',
    passos: [orcamentos('-6u 11:35', 'helena.pires', 74_300, 'Luminar Serviços Elétricos Ltda.')],
  },
  {
    chave: 'compra-cadeiras',
    tipo: 'dispensa',
    assunto: 'Cadeiras de rodas para o transporte de pacientes',
    em: '-10u 08:40',
    quem: 'rafael.lins',
    passos: [orcamentos('-8u 09:50', 'rafael.lins', 27_450, 'Farmavida Distribuidora de Medicamentos S.A.')],
  },
  {
    chave: 'compra-arcondicionado',
    tipo: 'dispensa',
    assunto: 'Aparelhos de ar-condicionado para o arquivo central',
    em: '-6u 15:25',
    quem: 'helena.pires',
    passos: [
      orcamentos('-4u 10:05', 'rafael.lins', 8_960, 'Luminar Serviços Elétricos Ltda.'),
      despesa('-3u 09:40', 'otavio.brandao'),
    ],
  },
  {
    chave: 'compra-pneus',
    tipo: 'dispensa',
    assunto: 'Pneus para a ambulância reserva',
    em: '-1u 11:50',
    quem: 'rafael.lins',
    passos: [],
  },
];
