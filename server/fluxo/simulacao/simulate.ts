import { AppError } from '#schemas/app-error.ts';
import { comFormulario } from '#schemas/fluxo/atividade.ts';
import type { FluxoSimulado, FluxoSimular } from '#schemas/shapes/fluxo-simulacao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { pictureOf, questionSent } from '../andamento/index.ts';
import { startOf } from './calendar-span.ts';
import { isLate, nameOf, type Aberta, type Caso } from './caso.ts';
import { TooSlow, type Mundo } from './mundo.ts';
import { openMundo, type Opened } from './open-mundo.ts';
import { nextMoment } from './pass-time.ts';
import { replay, type Replayed } from './replay.ts';

/** Milliseconds that one answer may take. */
const mostTime = 6_000;

/** Where a case would be after some choices, told step by step; nothing of it is kept. */
export const simulate = async (
  ctx: Ctx,
  id: number,
  { xml, amostra = {}, escolhas = [] }: FluxoSimular,
): Promise<FluxoSimulado> => {
  const inicio = startOf(ctx, amostra);
  const opened = await openMundo(ctx, id, { xml, amostra }, { tempo: mostTime, maisPassos: 400 });
  if ('achados' in opened) return { ...notRunning, achados: [...opened.achados] };
  const replayed = await inTime(() => replay(opened.mundo, inicio, escolhas));
  if (replayed.erros.length > 0) throw new AppError('camposInvalidos', {}, { erros: [...replayed.erros] });
  return answerOf(opened, replayed);
};

const notRunning: Omit<FluxoSimulado, 'achados'> = {
  situacao: 'NAO_ANDA',
  aplicadas: 0,
  abertas: [],
  tempos: [],
  historia: [],
  pede: [],
  desenho: { elementos: [], ligacoes: [] },
};

export const inTime = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error;
    throw new AppError(
      'transicaoNaoPermitida',
      { motivo: mensagem('fluxoSimulacao.demorou') },
      { cause: error },
    );
  }
};

const answerOf = (
  { mundo, definitions, process, asked }: Opened,
  { caso, aplicadas, historia }: Replayed,
): FluxoSimulado => {
  const next = caso.situacao === 'ANDANDO' ? nextMoment(mundo, caso) : undefined;
  const { parada } = caso;
  return {
    situacao: caso.situacao,
    aplicadas,
    achados: [],
    pede: [...asked.campos],
    agora: caso.agora.toISOString(),
    iniciador: { ...mundo.iniciador },
    proximo: next?.toISOString(),
    parada: parada
      ? {
          mensagem: parada.mensagem,
          elemento: parada.elemento,
          nome: parada.elemento !== undefined ? nameOf(mundo, parada.elemento) : undefined,
        }
      : undefined,
    abertas: caso.abertas.map((one) => openOf(mundo, caso, one)),
    tempos: caso.tempos.map(({ elemento, vence }) => ({
      elemento,
      nome: nameOf(mundo, elemento),
      vence: vence.toISOString(),
    })),
    historia: historia.map(({ passo, em, elemento, texto }) => ({
      passo,
      em: em.toISOString(),
      texto,
      elemento,
    })),
    desenho: pictureOf(definitions, process, {
      agora: [...caso.abertas, ...caso.tempos].map(({ elemento }) => elemento),
      feitos: [...caso.feitos],
      problema: parada?.elemento,
    }),
  };
};

const openOf = (mundo: Mundo, caso: Caso, one: Aberta): FluxoSimulado['abertas'][number] => {
  const { chave, elemento, nome, especie, espera, atividade, chamados, abertaEm, prazo } = one;
  return {
    chave,
    elemento,
    nome,
    especie,
    abertaEm: abertaEm.toISOString(),
    espera: especie === 'ESPERA' && espera !== undefined ? espera : undefined,
    prazo,
    instrucao: atividade && atividade.instrucao !== '' ? atividade.instrucao : undefined,
    atrasada: isLate(mundo, caso, one),
    campos: atividade && comFormulario(atividade.especie) ? atividade.campos.map(questionSent) : [],
    pessoas: [...chamados.pessoas],
    ninguem: [...chamados.ninguem],
  };
};
