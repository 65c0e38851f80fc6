import { mensagem } from '#schemas/messages/index.ts';
import { writtenDay } from '#schemas/written-day.ts';
import { stepText } from '../andamento/index.ts';
import { StepFailed, type Command, type SteppedApart, type Waiting } from '../motor/index.ts';
import { isWithinSpan } from './calendar-span.ts';
import { halt, leaveOpen, nameOf, peopleText, tell, type Aberta, type Caso } from './caso.ts';
import { doWork } from './do-work.ts';
import { relogioOf, TooSlow, type Chamados, type Mundo } from './mundo.ts';
import { steps } from './steps.ts';

/** Steps, one after the other, that the server does without anybody: more is a flow that goes round alone. */
const mostAlone = 50;

const tooMany = (passos: number): string => mensagem('fluxoSimulacao.passosDemais', { passos });

/** One step and what the server would do by itself after it, until people, time or an event are waited for. */
export const advanceCase = async (mundo: Mundo, caso: Caso, command?: Command): Promise<void> => {
  await oneStep(mundo, caso, command);
  await settle(mundo, caso);
};

/** What waited was done: the flow goes on from it, from what waited for the event that it leaves, and from what follows. */
export const goOnFrom = async (mundo: Mundo, caso: Caso, done: Aberta, evento?: string): Promise<void> => {
  await finish(mundo, caso, done, evento);
  await settle(mundo, caso);
};

const settle = async (mundo: Mundo, caso: Caso): Promise<void> => {
  for (let alone = 0; caso.situacao === 'ANDANDO'; alone += 1) {
    const work = caso.abertas.find(({ especie }) => especie === 'TRABALHO');
    if (!work) return;
    if (alone === mostAlone) return halt(caso, { elemento: work.elemento, mensagem: tooMany(mostAlone) });
    const heard = await doWork(mundo, caso, work);
    if (heard !== 'parou') await finish(mundo, caso, work, heard);
  }
};

const finish = async (mundo: Mundo, caso: Caso, done: Aberta, evento?: string): Promise<void> => {
  const heard = caso.abertas.filter(
    (one) => one !== done && one.especie === 'ESPERA' && evento !== undefined && one.espera === evento,
  );
  for (const one of [done, ...heard]) {
    if (caso.situacao !== 'ANDANDO' || !caso.abertas.includes(one)) continue;
    if (one !== done) tell(caso, mensagem('fluxoSimulacao.fato.aconteceu', { nome: one.nome }), one.elemento);
    leaveOpen(mundo, caso, one);
    caso.feitos.add(one.elemento);
    await oneStep(mundo, caso, { kind: 'signal', execucao: one.execucao });
  }
};

const oneStep = async (mundo: Mundo, caso: Caso, command?: Command): Promise<void> => {
  caso.passos += 1;
  if (caso.passos > mundo.maisPassos) return halt(caso, { mensagem: tooMany(mundo.maisPassos) });
  if (Date.now() > mundo.limite) throw new TooSlow();
  const executantes = await sharedPeople(mundo, caso);
  let now: SteppedApart;
  try {
    now = await steps.step({
      fonte: mundo.plano.fonte,
      estado: caso.estado,
      command,
      relogio: relogioOf(mundo, caso),
      scope: {
        conteudo: { ...mundo.conteudo, unidade: caso.detentor.sigla },
        fluxo: caso.variaveis,
        executantes,
      },
    });
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    caso.demorou ||= error.tipo === 'DEMOROU';
    return halt(caso, { elemento: error.elemento, mensagem: stepText(error) });
  }
  // as it would come back from the database
  caso.estado = JSON.parse(now.estado) as object;
  const far = keepTimers(caso, now.timers);
  if (far !== undefined)
    return halt(caso, {
      elemento: far,
      mensagem: mensagem('fluxoSimulacao.tempoDemais', { nome: nameOf(mundo, far) }),
    });
  await keepWaiting(mundo, caso, now.espera);
  if (!now.terminou || caso.situacao !== 'ANDANDO') return;
  caso.situacao = 'TERMINOU';
  tell(caso, mensagem('fluxoSimulacao.fato.termina'));
};

/** A timer that ran already keeps its time. The element of one that comes too late. */
const keepTimers = (caso: Caso, timers: SteppedApart['timers']): string | undefined => {
  const all = timers.map(
    (timer) =>
      caso.tempos.find(({ execucao }) => execucao === timer.execucao) ?? { ...timer, desde: caso.agora },
  );
  caso.tempos = all.filter(({ vence }) => isWithinSpan(vence));
  return all.find(({ vence }) => !isWithinSpan(vence))?.elemento;
};

const keepWaiting = async (mundo: Mundo, caso: Caso, espera: readonly Waiting[]): Promise<void> => {
  for (const one of [...caso.abertas]) {
    if (espera.some(({ execucao }) => execucao === one.execucao)) continue;
    leaveOpen(mundo, caso, one);
    tell(caso, mensagem('fluxoSimulacao.fato.retirada', { nome: one.nome }), one.elemento);
  }
  for (const one of espera)
    if (!caso.abertas.some(({ execucao }) => execucao === one.execucao)) await open(mundo, caso, one);
};

const nobody: Chamados = { pessoas: [], ninguem: [] };

const open = async (mundo: Mundo, caso: Caso, { elemento, execucao, executor }: Waiting): Promise<void> => {
  const { atividade, trabalho, espera } = mundo.plano.elementos[elemento] ?? {};
  const nome = nameOf(mundo, elemento);
  const vez = (caso.vezes.get(elemento) ?? 0) + 1;
  caso.vezes.set(elemento, vez);
  const todos = atividade
    ? await mundo.chamados(atividade.papel, caso.agora, caso.detentor.unidadeId)
    : nobody;
  const pessoas = todos.pessoas.filter(({ usuarioId }) => executor === undefined || usuarioId === executor);
  const prazo =
    atividade?.prazoDias === undefined
      ? undefined
      : mundo.prazo(caso.agora, atividade.prazoDias, atividade.prazoUteis);
  caso.abertas.push({
    chave: `${elemento}:${vez}`,
    execucao,
    elemento,
    nome,
    espera,
    atividade,
    prazo,
    especie: atividade ? atividade.especie : trabalho ? 'TRABALHO' : 'ESPERA',
    chamados: { ...todos, pessoas },
    abertaEm: caso.agora,
  });
  if (trabalho) return;
  if (!atividade) return tell(caso, mensagem('fluxoSimulacao.fato.espera', { nome }), elemento);
  if (pessoas.length === 0)
    return halt(caso, { elemento, mensagem: mensagem('fluxo.problema.SEM_EXECUTOR', { detalhe: nome }) });
  tell(
    caso,
    mensagem(prazo === undefined ? 'fluxoSimulacao.fato.abre' : 'fluxoSimulacao.fato.abreAte', {
      nome,
      quem: peopleText(pessoas),
      prazo: prazo === undefined ? '' : writtenDay(prazo),
    }),
    elemento,
  );
};

const sharedPeople = async (mundo: Mundo, caso: Caso): Promise<Record<string, number[]>> => {
  const people: Record<string, number[]> = {};
  for (const [id, { atividade }] of Object.entries(mundo.plano.elementos))
    if (atividade?.todos) {
      const { pessoas } = await mundo.chamados(atividade.papel, caso.agora, caso.detentor.unidadeId);
      people[id] = pessoas.map(({ usuarioId }) => usuarioId);
    }
  return people;
};
