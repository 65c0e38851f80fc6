import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DocumentoSalvo } from '#schemas/shapes/documento-novo.ts';
import { HttpProblem } from '#src/data/http-problem.ts';
import { createAutosave, ritmo, type AutosavePorts } from '#screens/documento-edicao/autosave.ts';
import type { Alteracao } from '#screens/documento-edicao/minuta.ts';
import type { SaveState } from '#screens/documento-edicao/save-state.ts';

interface Sent {
  readonly change: Alteracao;
  readonly versao: number;
  readonly actKey: string;
}

const saved = (versao: number): DocumentoSalvo => ({
  id: 1,
  versao,
  salvoEm: '2026-11-18T13:42:00Z',
  valoresAutomaticos: {},
  campos: [],
  pendencias: [],
});

/** The server as a queue of answers; the last one repeats. */
const world = (...answers: ((versao: number) => DocumentoSalvo | Promise<DocumentoSalvo>)[]) => {
  const sent: Sent[] = [];
  const states: SaveState[] = [];
  const kept: boolean[] = [];
  const ports: AutosavePorts = {
    collect: (changed) => Object.fromEntries([...changed].map((campo) => [campo, 'valor'])),
    send: async (change, versao, actKey) => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      sent.push({ change, versao, actKey });
      return (answer ?? ((v: number) => saved(v + 1)))(versao);
    },
    keep: (conflict) => {
      kept.push(conflict);
      return true;
    },
    drop: vi.fn(),
    onSaved: vi.fn(),
    onRefused: vi.fn(),
    onState: (state) => states.push(state),
  };
  return { autosave: createAutosave(ports, 4), ports, sent, states, kept, last: () => states.at(-1) };
};

const ok = (versao: number) => saved(versao + 1);
const fails =
  (status: number, body = {}) =>
  (): never => {
    throw new HttpProblem(status, 'recusado', body);
  };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('saving while a person writes', () => {
  it('waits for a pause, sends what changed and carries the version on', async () => {
    const { autosave, sent, last, ports } = world(ok);
    autosave.change('corpo');
    await vi.advanceTimersByTimeAsync(ritmo.pausa - 100);
    autosave.change('assunto');
    await vi.advanceTimersByTimeAsync(ritmo.pausa - 100);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toMatchObject([{ change: { corpo: 'valor', assunto: 'valor' }, versao: 4 }]);
    expect(last()).toEqual({ tipo: 'salvo', em: '2026-11-18T13:42:00Z' });
    expect(ports.drop).toHaveBeenCalled();
    autosave.change('corpo');
    await vi.advanceTimersByTimeAsync(ritmo.pausa);
    expect(sent[1]).toMatchObject({ change: { corpo: 'valor' }, versao: 5 });
  });

  it('says once that there is something to save, however many keys', async () => {
    const { autosave, states } = world(ok);
    for (let key = 0; key < 50; key += 1) autosave.change('corpo');
    expect(states).toEqual([{ tipo: 'porSalvar' }]);
    await vi.advanceTimersByTimeAsync(ritmo.pausa);
    autosave.change('corpo');
    autosave.change('corpo');
    expect(states.map(({ tipo }) => tipo)).toEqual(['porSalvar', 'salvando', 'salvo', 'porSalvar']);
  });

  it('does not wait longer than the limit for a pause that never comes', async () => {
    const { autosave, sent } = world(ok);
    for (let waited = 0; waited < ritmo.maximo; waited += 1_000) {
      autosave.change('corpo');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(sent).toHaveLength(1);
  });

  it('sends one at a time: what changes meanwhile goes afterwards, over the new version', async () => {
    let answer: (value: DocumentoSalvo) => void = () => undefined;
    const { autosave, sent } = world(() => new Promise((resolve) => (answer = resolve)), ok);
    autosave.change('corpo');
    await vi.advanceTimersByTimeAsync(ritmo.pausa);
    autosave.change('assunto');
    await vi.advanceTimersByTimeAsync(ritmo.maximo * 2);
    expect(sent).toHaveLength(1);
    answer(saved(5));
    await vi.advanceTimersByTimeAsync(ritmo.pausa);
    expect(sent[1]).toMatchObject({ change: { assunto: 'valor' }, versao: 5 });
  });
});

describe('when the server does not answer', () => {
  it('keeps the text here, says so, and tries the same act again until it is taken', async () => {
    const { autosave, sent, states, kept, last, ports } = world(fails(0), fails(0), ok);
    autosave.change('corpo');
    await vi.advanceTimersByTimeAsync(ritmo.pausa);
    expect(last()).toEqual({ tipo: 'naoSalvo', copia: true });
    expect(kept.length).toBeGreaterThan(0);
    expect(autosave.hasUnsaved()).toBe(true);
    await vi.advanceTimersByTimeAsync(ritmo.tentativas[0] + ritmo.tentativas[1]);
    expect(sent.map(({ actKey }) => actKey)).toEqual(Array<string | undefined>(3).fill(sent[0]?.actKey));
    expect(last()?.tipo).toBe('salvo');
    expect(ports.drop).toHaveBeenCalled();
    expect(states.map(({ tipo }) => tipo)).toContain('naoSalvo');
    expect(autosave.hasUnsaved()).toBe(false);
  });

  it('what was written meanwhile follows the act that was in doubt', async () => {
    const { autosave, sent } = world(fails(0), ok);
    autosave.change('corpo');
    await vi.advanceTimersByTimeAsync(ritmo.pausa);
    autosave.change('assunto');
    expect(await autosave.flush()).toBe(true);
    expect(sent.map(({ change }) => Object.keys(change))).toEqual([['corpo'], ['corpo'], ['assunto']]);
  });
});

describe('when the server refuses', () => {
  it('a field waits for the person and the others are saved without it', async () => {
    const erros = [{ campo: 'vencimento', mensagem: 'Informe a data.' }];
    const { autosave, sent, last, ports } = world(fails(422, { codigo: 'camposInvalidos', erros }), ok);
    autosave.change('vencimento');
    autosave.change('corpo');
    expect(await autosave.flush()).toBe(false);
    expect(sent.map(({ change }) => Object.keys(change))).toEqual([['vencimento', 'corpo'], ['corpo']]);
    expect(ports.onRefused).toHaveBeenCalledWith(erros, expect.any(HttpProblem));
    expect(last()).toEqual({ tipo: 'recusado' });
    autosave.change('vencimento');
    expect(await autosave.flush()).toBe(true);
    expect(last()?.tipo).toBe('salvo');
  });

  it.each([
    ['conflitoDeVersao', 'conflito'],
    ['transicaoNaoPermitida', 'impedido'],
  ] as const)('%s stops it, with the text kept here against what others save', async (codigo, tipo) => {
    const { autosave, sent, kept, last, ports } = world(fails(409, { codigo }));
    autosave.change('corpo');
    expect(await autosave.flush()).toBe(false);
    expect(last()).toEqual({ tipo, motivo: 'recusado' });
    expect(kept.at(-1)).toBe(true);
    autosave.change('assunto');
    await vi.advanceTimersByTimeAsync(ritmo.maximo * 3);
    expect(sent).toHaveLength(1);
    expect(ports.drop).not.toHaveBeenCalled();
  });
});

it('goes on from its own text when only the session ended', async () => {
  const { autosave, kept, last } = world(fails(401, { codigo: 'sessaoEncerrada' }));
  autosave.change('corpo');
  expect(await autosave.flush()).toBe(false);
  expect(last()?.tipo).toBe('impedido');
  expect(kept.at(-1)).toBe(false);
});

it('writes the copy of this computer soon after a change, before the server has it', async () => {
  const { autosave, kept } = world(ok);
  autosave.change('corpo');
  await vi.advanceTimersByTimeAsync(ritmo.copia);
  expect(kept).toEqual([false]);
});
