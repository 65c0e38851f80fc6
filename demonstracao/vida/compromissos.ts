import type { CompromissoNovo } from '#schemas/shapes/compromisso.ts';
import type { Dia } from '../relogio.ts';

/** An event of the agenda; people by login. */
interface CompromissoMundo extends Pick<
  CompromissoNovo,
  'escopo' | 'titulo' | 'lugar' | 'descricao' | 'hora' | 'horaFim' | 'lembretes'
> {
  /** Who makes it. */
  readonly quem: string;
  readonly de: Dia;
  readonly ate?: Dia;
  readonly participantes?: readonly string[];
  /** So many times, every week. */
  readonly semanas?: number;
}

/** The month around the day of the load, as people of several units have it. */
export const compromissos: readonly CompromissoMundo[] = [
  {
    escopo: 'ORGANIZACAO',
    quem: 'admin',
    titulo: 'Manutenção programada dos sistemas',
    descricao: 'O Malote fica fora do ar das 18h às 21h.',
    de: '+9u',
    hora: '18:00',
    horaFim: '21:00',
  },
  {
    escopo: 'ORGANIZACAO',
    quem: 'admin',
    titulo: 'Último dia para empenhar no exercício',
    descricao: 'Depois deste dia, só o que a lei obriga.',
    de: '+14u',
  },
  {
    escopo: 'UNIDADE',
    quem: 'helena.pires',
    titulo: 'Reunião semanal da CCL',
    lugar: 'Sala de reuniões do 1º andar',
    de: '-15u',
    hora: '08:30',
    horaFim: '09:15',
    semanas: 8,
  },
  {
    escopo: 'UNIDADE',
    quem: 'helena.pires',
    titulo: 'Sessão pública do Pregão Eletrônico 43',
    lugar: 'Sala de licitações',
    de: '+2u',
    hora: '09:30',
    horaFim: '12:00',
    participantes: ['rafael.lins', 'beatriz.cordeiro'],
    lembretes: [60],
  },
  {
    escopo: 'UNIDADE',
    quem: 'helena.pires',
    titulo: 'Visita técnica à escola do Alto Sereno',
    lugar: 'Escola Municipal do Alto Sereno',
    de: '+4u',
    hora: '14:00',
    horaFim: '16:00',
    participantes: ['gil.matos', 'rafael.lins'],
  },
  {
    escopo: 'PESSOA',
    quem: 'helena.pires',
    titulo: 'Curso: a nova lei de licitações na prática',
    lugar: 'Escola de Governo',
    de: '+6u',
    ate: '+7u',
  },
  {
    escopo: 'PESSOA',
    quem: 'helena.pires',
    titulo: 'Conferir a ata de registro de preços 18',
    de: '0u',
    hora: '16:30',
    horaFim: '17:00',
  },
  {
    escopo: 'PESSOA',
    quem: 'rafael.lins',
    titulo: 'Ligar para os fornecedores dos pneus',
    de: '0u',
    hora: '10:00',
    horaFim: '10:30',
  },
  {
    escopo: 'UNIDADE',
    quem: 'otavio.brandao',
    titulo: 'Despacho com os secretários',
    lugar: 'Gabinete da SEMAD',
    de: '-14u',
    hora: '10:00',
    horaFim: '11:30',
    participantes: ['nair.paz', 'gil.matos', 'marina.vaz', 'helena.pires'],
    semanas: 7,
  },
  {
    escopo: 'PESSOA',
    quem: 'otavio.brandao',
    titulo: 'Audiência na Câmara Municipal',
    lugar: 'Plenário da Câmara',
    descricao: 'Prestar contas das contratações do semestre.',
    de: '+3u',
    hora: '19:00',
    horaFim: '21:00',
    participantes: ['helena.pires'],
    lembretes: [1440, 60],
  },
  {
    escopo: 'UNIDADE',
    quem: 'beatriz.cordeiro',
    titulo: 'Distribuição dos processos da semana',
    de: '-11u',
    hora: '09:00',
    horaFim: '09:45',
    semanas: 7,
  },
  {
    escopo: 'UNIDADE',
    quem: 'nilza.campos',
    titulo: 'Reunião da comissão de avaliação de documentos',
    lugar: 'Arquivo central',
    de: '+8u',
    hora: '14:00',
    horaFim: '16:00',
    participantes: ['tomas.neves', 'caio.teles', 'nair.paz'],
  },
];
