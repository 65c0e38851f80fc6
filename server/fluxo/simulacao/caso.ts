import type { Atividade, EspecieAtividade } from '#schemas/fluxo/atividade.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Chamados, Mundo } from './mundo.ts';

/** What waits in a simulated case. */
export interface Aberta {
  /** The same whenever the same choices are made again: the element, and which time it opened. */
  readonly chave: string;
  readonly execucao: string;
  readonly elemento: string;
  readonly nome: string;
  readonly especie: EspecieAtividade | 'ESPERA' | 'TRABALHO';
  readonly espera?: string | undefined;
  readonly atividade?: Atividade | undefined;
  readonly chamados: Chamados;
  readonly abertaEm: Date;
  readonly prazo?: string | undefined;
}

export interface Tempo {
  readonly elemento: string;
  readonly execucao: string;
  readonly desde: Date;
  readonly vence: Date;
}

/** Time that passed at an element. */
interface Passagem {
  readonly elemento: string;
  readonly milissegundos: number;
  /** Undefined: without a due day. */
  readonly atrasada: boolean | undefined;
}

export interface Fato {
  readonly em: Date;
  readonly elemento?: string | undefined;
  readonly texto: string;
}

interface Parada {
  readonly elemento?: string | undefined;
  readonly mensagem: string;
}

/** A case under simulation; it lives for one call. */
export interface Caso {
  agora: Date;
  estado: object | null;
  variaveis: Readonly<Record<string, unknown>>;
  detentor: { readonly unidadeId: number; readonly sigla: string };
  abertas: Aberta[];
  tempos: Tempo[];
  situacao: 'ANDANDO' | 'TERMINOU' | 'PAROU';
  parada?: Parada;
  passos: number;
  /** It stopped at what takes too long: another like it would too. */
  demorou: boolean;
  readonly vezes: Map<string, number>;
  readonly avisadas: Set<string>;
  readonly feitos: Set<string>;
  readonly passagens: Passagem[];
  readonly fatos: Fato[];
}

export const newCaso = ({ iniciador }: Mundo, agora: Date): Caso => ({
  agora,
  estado: null,
  variaveis: {},
  abertas: [],
  tempos: [],
  situacao: 'ANDANDO',
  passos: 0,
  demorou: false,
  detentor: { unidadeId: iniciador.unidadeId, sigla: iniciador.unidade },
  vezes: new Map(),
  avisadas: new Set(),
  feitos: new Set(),
  passagens: [],
  fatos: [
    {
      em: agora,
      texto: mensagem('fluxoSimulacao.fato.comeca', { quem: iniciador.nome, unidade: iniciador.unidade }),
    },
  ],
});

export const tell = (caso: Caso, texto: string, elemento?: string): void => {
  caso.fatos.push({ em: caso.agora, texto, elemento });
};

export const halt = (caso: Caso, parada: Parada): void => {
  caso.situacao = 'PAROU';
  caso.parada = parada;
  tell(caso, parada.mensagem, parada.elemento);
};

export const nameOf = ({ plano }: Mundo, elemento: string): string => {
  const nome = plano.elementos[elemento]?.nome ?? '';
  return nome === '' ? elemento : nome;
};

export const isLate = (mundo: Mundo, { agora }: Caso, { prazo }: Pick<Aberta, 'prazo'>): boolean =>
  prazo !== undefined && mundo.dia(agora) > prazo;

/** What waited waits no more: how long it was there is kept. */
export const leaveOpen = (mundo: Mundo, caso: Caso, one: Aberta): void => {
  caso.abertas = caso.abertas.filter((other) => other !== one);
  caso.passagens.push({
    elemento: one.elemento,
    milissegundos: caso.agora.getTime() - one.abertaEm.getTime(),
    atrasada: one.prazo === undefined ? undefined : isLate(mundo, caso, one),
  });
};

/** Three names, and how many more. */
export const peopleText = (pessoas: Chamados['pessoas']): string => {
  const names = pessoas.slice(0, 3).map(({ nome }) => nome);
  const more = pessoas.length - names.length;
  return more > 0
    ? mensagem('fluxoSimulacao.fato.eMais', { nomes: names.join(', '), mais: more })
    : names.join(', ');
};
