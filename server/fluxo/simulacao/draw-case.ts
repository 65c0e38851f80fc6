import { comFormulario, type CampoFluxo } from '#schemas/fluxo/atividade.ts';
import { askedOf, type Resposta } from '#schemas/fluxo/regra/asked.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { addDays, isDay } from '#server/instalacao/prazo/index.ts';
import type { Saida } from '../andamento/index.ts';
import { advanceCase } from './advance-case.ts';
import type { Asked } from './asked-names.ts';
import { halt, newCaso, type Aberta, type Caso } from './caso.ts';
import { done, happen } from './choose.ts';
import type { Mundo } from './mundo.ts';
import { fireTimer } from './pass-time.ts';
import { oneOf, timeAround, type Random } from './random.ts';

const day = 86_400_000;
/** How long what is not known takes, half of the times. */
const usual = day;

interface Drawn {
  readonly asked: Asked;
  /** Milliseconds that each element took, half of the times, where it is known. */
  readonly medianas: ReadonlyMap<string, number>;
  /** Fields of the content that were said, and are not drawn. */
  readonly ditos: ReadonlySet<string>;
}

/** A case to its end, with answers and times at random: what comes first is done first. */
export const drawCase = async (mundo: Mundo, inicio: Date, drawn: Drawn, random: Random): Promise<Caso> => {
  const { asked, ditos } = drawn;
  const campos = asked.campos.flatMap((nome): [string, unknown][] =>
    ditos.has(nome) ? [] : [[nome, someValue(random, asked, nome)]],
  );
  const own: Mundo = { ...mundo, conteudo: { ...mundo.conteudo, ...Object.fromEntries(campos) } };
  const caso = newCaso(own, inicio);
  const ends = new Map<string, number>();
  await advanceCase(own, caso);
  while (caso.situacao === 'ANDANDO') {
    for (const one of caso.abertas)
      if (!ends.has(one.chave)) ends.set(one.chave, endOf(own, caso, one, drawn, random));
    const next = soonest(caso, ends);
    if (!next) halt(caso, { mensagem: mensagem('fluxoSimulacao.nadaEspera') });
    else {
      caso.agora = new Date(Math.max(caso.agora.getTime(), next.em));
      await next.faz(own, caso, asked, random);
    }
  }
  return caso;
};

interface Next {
  readonly em: number;
  readonly faz: (mundo: Mundo, caso: Caso, asked: Asked, random: Random) => Promise<unknown>;
}

const soonest = (caso: Caso, ends: ReadonlyMap<string, number>): Next | undefined =>
  [
    ...caso.tempos.map((tempo): Next => ({
      em: tempo.vence.getTime(),
      faz: (mundo, now) => fireTimer(mundo, now, tempo),
    })),
    ...caso.abertas.map((one): Next => ({
      em: ends.get(one.chave) ?? 0,
      faz: (mundo, now, asked, random) =>
        one.atividade
          ? done(
              ...([mundo, now, one, someAnswers(one, now, mundo, asked, random)] as const),
              one.chamados.pessoas[0]?.nome ?? '',
            )
          : happen(mundo, now, one.espera),
    })),
  ].toSorted((a, b) => a.em - b.em)[0];

/** When it would be done: around its median or, unknown, around what its due day lets; never on a day without business. */
const endOf = (
  mundo: Mundo,
  { agora }: Caso,
  { elemento, atividade }: Aberta,
  { medianas }: Drawn,
  random: Random,
): number => {
  const { prazoDias, prazoUteis } = atividade ?? {};
  const guess = prazoDias === undefined ? usual : prazoDias * day * (prazoUteis ? 0.6 * (7 / 5) : 0.6);
  const end = agora.getTime() + timeAround(random, medianas.get(elemento) ?? guess);
  const dia = mundo.dia(new Date(end));
  return end + (Date.parse(mundo.util(dia)) - Date.parse(dia));
};

const someAnswers = (
  { atividade }: Aberta,
  caso: Caso,
  mundo: Mundo,
  asked: Asked,
  random: Random,
): Saida => {
  if (!atividade || !comFormulario(atividade.especie)) return { respostas: {} };
  const decisao = random() < 0.75 ? 'APROVAR' : 'DEVOLVER';
  const hoje = mundo.dia(caso.agora);
  const said = atividade.campos.flatMap((campo): [string, Resposta][] =>
    // what may be left out is left out at times
    !campo.obrigatorio && random() < 0.15
      ? []
      : [[campo.chave, someAnswer(campo, hoje, asked, mundo, random)]],
  );
  const all = Object.fromEntries(said);
  const chaves = new Set(askedOf(atividade.campos, all, hoje).map(({ chave }) => chave));
  return {
    decisao: atividade.especie === 'APROVACAO' ? decisao : undefined,
    respostas: Object.fromEntries(said.filter(([chave]) => chaves.has(chave))),
  };
};

/** Of a file only that there is one is asked. */
const noFile = '00000000-0000-4000-8000-000000000000';

const someAnswer = (
  { chave, tipo, opcoes = [] }: CampoFluxo,
  dia: string,
  asked: Asked,
  { registros }: Mundo,
  random: Random,
): Resposta => {
  switch (tipo) {
    case 'NUMERO':
    case 'MOEDA':
      return someNumber(random, asked);
    case 'PESSOA':
    case 'UNIDADE': {
      // those of the conditions, half of the times
      const near = random() < 0.5 ? (asked.registros.get(chave) ?? []) : [];
      return oneOf(random, near.length > 0 ? near : registros.alguns[tipo], 1);
    }
    case 'SIM_NAO':
      return random() < 0.5;
    case 'DATA':
      return addDays(dia, Math.round((random() - 0.5) * 60));
    case 'LISTA':
      return oneOf(random, opcoes, '…');
    case 'VARIAS': {
      const some = opcoes.filter(() => random() < 0.5);
      return some.length > 0 ? some : [oneOf(random, opcoes, '…')];
    }
    case 'ARQUIVO':
      return noFile;
    case 'TEXTO':
    case 'TEXTO_LONGO':
      return oneOf(random, asked.textos, '…');
  }
};

/** Below, at and above what the conditions compare with. */
const someNumber = (random: Random, { numeros }: Asked): number =>
  Math.round(oneOf(random, numeros, 10 ** Math.floor(random() * 6)) * oneOf(random, [0.5, 1, 1.5], 1) * 100) /
  100;

/** Of a field of the content: something like what it is compared with. */
const someValue = (random: Random, asked: Asked, nome: string): string | number => {
  const near = oneOf(random, asked.valores.get(nome) ?? [], 100);
  if (typeof near === 'number') return near * oneOf(random, [0.5, 1, 1.5], 1);
  if (isDay(near)) return addDays(near, oneOf(random, [-30, 0, 30], 0));
  return random() < 0.5 ? near : '…';
};
