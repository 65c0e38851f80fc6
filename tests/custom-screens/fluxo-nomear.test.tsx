import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NameOnShape } from '#screens/fluxo-gerenciar/components/NameOnShape.tsx';
import { addBand } from '#screens/fluxo-gerenciar/band-edits.ts';
import { leavesOf } from '#screens/fluxo-gerenciar/bands.ts';
import { divideBand } from '#screens/fluxo-gerenciar/divide-band.ts';
import { elementOf, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { useDesignerActs } from '#screens/fluxo-gerenciar/use-designer-acts.ts';
import { useLinking } from '#screens/fluxo-gerenciar/use-linking.ts';
import { useNaming } from '#screens/fluxo-gerenciar/use-naming.ts';
import { atividadeOf } from '#schemas/fluxo/atividade.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { begun } from './flow-drawing.ts';

beforeAll(() => loadTexts());
afterEach(cleanup);

const papeis = [{ codigo: 'COMPRAS', nome: 'Compras' }];

/** The designer without its paper: an edit ends only when the test says, as in a large drawing. */
const designer = (drawing: Drawing) => {
  const waiting: (() => void)[] = [];
  const edit = <T,>(change: (now: Drawing) => T): Promise<T | undefined> =>
    new Promise((done) => void waiting.push(() => done(change(drawing))));
  const onOffer = vi.fn();
  const Designer = () => {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    const choose = (id: string | undefined): void => setChosen(id === undefined ? [] : [id]);
    const naming = useNaming({ drawing, edit, papeis, onChoose: choose });
    const none = () => Promise.resolve();
    const acts = useDesignerActs({
      naming,
      onOffer,
      drawing,
      xml: '',
      selection: { chosen, selected: chosen.at(-1), choose, chooseAll: setChosen, change: vi.fn() },
      acts: { edit, turn: () => 0, undo: none, redo: none, replace: none },
      move: (_, work) => edit(work),
      papeis,
      linking: useLinking(drawing, () => undefined),
    });
    const named = elementOf(drawing, naming.id);
    return (
      <section data-papel="" tabIndex={-1} aria-label="papel">
        <button onClick={() => acts.add('atividade')}>atividade</button>
        <button onClick={() => acts.add('raia')}>raia</button>
        <button onClick={() => acts.beginLanes(3)}>três raias</button>
        <button onClick={() => acts.divide(leavesOf(drawing)[0]?.id ?? '', 3)}>dividir</button>
        {named && (
          <NameOnShape
            key={named.id}
            name={named.name ?? ''}
            place="faixa"
            typed={naming.typed}
            onDone={(name, by) => naming.end(named.id, name, by)}
          />
        )}
      </section>
    );
  };
  renderScreen(<Designer />);
  return {
    onOffer,
    press: (name: string) => act(() => screen.getByRole('button', { name }).click()),
    /** What was asked is done. */
    done: () =>
      act(async () => {
        for (const one of waiting.splice(0)) one();
        await Promise.resolve();
      }),
    field: () => screen.getByRole('textbox', { name: 'Nome no desenho' }),
  };
};

it('o que se digita enquanto o novo ainda se faz é o nome dele, e nenhuma letra é atalho', async () => {
  const { press, done, field, onOffer } = designer(await begun());
  press('atividade');
  act(() => screen.getByRole('region', { name: 'papel' }).focus());
  await userEvent.keyboard('Analisar 24x{Backspace}');
  await done();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('Analisar 24');
  await userEvent.keyboard('a{Enter}');
  await done();
  expect(onOffer).not.toHaveBeenCalled();
  // the keys are of the drawing again
  await userEvent.keyboard('a');
  expect(onOffer).toHaveBeenCalledTimes(1);
});

it('quem digita e dá Enter antes de o campo aparecer tem o elemento com o nome', async () => {
  const drawing = await begun();
  const { press, done } = designer(drawing);
  press('atividade');
  act(() => screen.getByRole('region', { name: 'papel' }).focus());
  await userEvent.keyboard('Pagar{Enter}');
  await done();
  await done();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(elementOf(drawing, 'Atividade_1')?.name).toBe('Pagar');
});

it('uma raia nova abre com o nome a escrever, e o nome de um papel dá-o ao que está nela', async () => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  const { press, done, field } = designer(drawing);
  press('raia');
  await done();
  expect(field()).toHaveFocus();
  await userEvent.keyboard('Compras{Enter}');
  await done();
  const [lane] = leavesOf(drawing);
  const element = elementOf(drawing, task);
  expect([lane?.name, element && atividadeOf(element).papel]).toEqual(['Compras', 'COMPRAS']);
});

it('as raias de uma divisão nomeiam-se uma depois da outra, com Enter; Esc para', async () => {
  const drawing = await begun();
  addBand(drawing, 'raia', undefined);
  const { press, done, field } = designer(drawing);
  press('dividir');
  await done();
  await userEvent.keyboard('Pedido{Enter}');
  await done();
  expect(field()).toHaveFocus();
  await userEvent.keyboard('Compras{Enter}');
  await done();
  await userEvent.keyboard('Outra{Escape}');
  await done();
  expect(leavesOf(drawing).map(({ name }) => name)).toEqual(['Pedido', 'Compras', undefined]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('um fluxo que começa com três raias tem-nas em um ato, o início na primeira, e os nomes escrevem-se em seguida', async () => {
  const drawing = await begun();
  const { press, done } = designer(drawing);
  press('três raias');
  await done();
  for (const name of ['Setor requisitante', 'Compras', 'Diretoria']) {
    await userEvent.keyboard(`${name}{Enter}`);
    await done();
  }
  expect(leavesOf(drawing).map(({ name, flowNodeRef }) => [name, flowNodeRef?.length ?? 0])).toEqual([
    ['Setor requisitante', 2],
    ['Compras', 0],
    ['Diretoria', 0],
  ]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('uma raia já nomeada não chama a seguinte, e sem nada a nomear as teclas são do desenho', async () => {
  const drawing = await begun();
  const first = addBand(drawing, 'raia', undefined);
  divideBand(drawing, first, 2);
  const { result } = renderHook(() =>
    useNaming({ drawing, edit: () => Promise.resolve(undefined), papeis: [], onChoose: () => undefined }),
  );
  const [one, two] = leavesOf(drawing);
  two?.set('name', 'Compras');
  act(() => result.current.begin(one?.id ?? ''));
  expect(result.current.takes(new KeyboardEvent('keydown', { key: 'a' }))).toBe(true);
  expect(result.current.takes(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))).toBe(false);
  act(() => result.current.end(one?.id ?? '', 'Pedido', 'Enter'));
  expect(result.current.id).toBeUndefined();
  expect(result.current.takes(new KeyboardEvent('keydown', { key: 'a' }))).toBe(false);
});
