import { cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addBand, putInLane } from '#screens/fluxo-gerenciar/band-edits.ts';
import { laneOf, leavesOf } from '#screens/fluxo-gerenciar/bands.ts';
import { LaneOf } from '#screens/fluxo-gerenciar/components/BandFields.tsx';
import { Properties } from '#screens/fluxo-gerenciar/components/Properties.tsx';
import { boundsOf, elementOf, elementsOf, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { laneRoleFindings } from '#screens/fluxo-gerenciar/lane-role-findings.ts';
import { mendOf } from '#screens/fluxo-gerenciar/mends.ts';
import { putAtividade, rename } from '#screens/fluxo-gerenciar/say.ts';
import { moveSeveral } from '#screens/fluxo-gerenciar/several.ts';
import { useDesignerActs } from '#screens/fluxo-gerenciar/use-designer-acts.ts';
import { useLinking } from '#screens/fluxo-gerenciar/use-linking.ts';
import { useNaming } from '#screens/fluxo-gerenciar/use-naming.ts';
import { useMoving } from '#screens/fluxo-gerenciar/use-moving.ts';
import { atividadeOf } from '#schemas/fluxo/atividade.ts';
import { isA } from '#schemas/fluxo/moddle-element.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';
import { dismissAll, getNotifications } from '#src/ui/notify.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { drawnFlow } from './drawn-flow.ts';
import { begun } from './flow-drawing.ts';

beforeAll(() => loadTexts());
beforeEach(() => dismissAll());
afterEach(cleanup);

const papeis = [
  { codigo: 'PEDE', nome: 'Requisitante' },
  { codigo: 'COMPRA', nome: 'Compras' },
];

/** Two lanes, one of each role, and a task of the first that says it is. */
const lanes = async () => {
  const drawing = await begun();
  const task = addAfter(drawing, 'atividade', undefined);
  rename(drawing, task, 'Conferir');
  const first = addBand(drawing, 'raia', undefined);
  const second = addBand(drawing, 'raia', first);
  rename(drawing, first, 'Requisitante');
  rename(drawing, second, 'Compras');
  putInLane(drawing, task, first);
  const element = elementOf(drawing, task);
  if (element) putAtividade(drawing, task, { ...atividadeOf(element), papel: 'PEDE' });
  return { drawing, task, first, second };
};

const down = (drawing: Drawing, task: string, lane: string): number => {
  const [from, to] = [elementOf(drawing, task), elementOf(drawing, lane)].map(
    (one) => one && boundsOf(drawing, one),
  );
  return (to?.y ?? 0) + 10 - (from?.y ?? 0);
};

const moving = (drawing: Drawing) => {
  let now = 0;
  const undo = vi.fn(() => Promise.resolve());
  const edit = <T,>(change: (tree: Drawing) => T): Promise<T> => {
    now += 1;
    return Promise.resolve(change(drawing));
  };
  const { result, rerender } = renderHook(() => useMoving({ edit, undo, turn: () => now }, papeis, now));
  return { move: result.current, undo, edit, rerender };
};

it('o que passa a outra raia diz de quem passa a ser, e desfaz-se ali mesmo', async () => {
  const { drawing, task, first, second } = await lanes();
  const { move, undo, edit, rerender } = moving(drawing);
  await move([task], (now) => moveSeveral(now, [task], 10, 0));
  expect(getNotifications()).toEqual([]);
  await move([task], (now) => moveSeveral(now, [task], 0, down(now, task, second)));
  const [said] = getNotifications();
  expect([said?.message, said?.actions[0]?.label]).toEqual([
    '“Conferir” passa a ser de Compras.',
    'Desfazer',
  ]);
  // it was of the role of its lane, and so it is
  const papelOf = (): string | undefined => {
    const one = elementOf(drawing, task);
    return one && atividadeOf(one).papel;
  };
  expect(papelOf()).toBe('COMPRA');
  said?.actions[0]?.perform();
  expect(undo).toHaveBeenCalledTimes(1);

  // of the next one alone is it said, and of what something else was done since, nothing
  const back = down(drawing, task, first);
  await move([task], (now) => moveSeveral(now, [task], 0, back));
  expect(getNotifications().map(({ message }) => message)).toEqual([
    '“Conferir” passa a ser de Requisitante.',
  ]);
  expect(papelOf()).toBe('PEDE');
  rerender();
  expect(getNotifications()).toHaveLength(1);
  await edit((now) => rename(now, task, 'Conferir tudo'));
  rerender();
  expect(getNotifications()).toEqual([]);

  // another role than its lane's is its own, and stays
  const element = elementOf(drawing, task);
  if (element) putAtividade(drawing, task, { ...atividadeOf(element), papel: 'OUTRO' });
  await move([task], (now) => moveSeveral(now, [task], 0, down(now, task, second)));
  expect(papelOf()).toBe('OUTRO');
});

it('Ctrl+Shift e a seta levam à raia vizinha', async () => {
  const { drawing, task, second } = await lanes();
  const edit = <T,>(change: (now: Drawing) => T): Promise<T> => Promise.resolve(change(drawing));
  const none = () => Promise.resolve();
  const Keys = () => {
    useDesignerActs({
      naming: useNaming({ drawing, edit, papeis, onChoose: () => undefined }),
      onOffer: () => undefined,
      drawing,
      xml: '',
      selection: {
        chosen: [task],
        selected: task,
        choose: () => undefined,
        chooseAll: () => undefined,
        change: () => undefined,
      },
      acts: { edit, turn: () => 0, undo: none, redo: none, replace: none },
      move: useMoving({ edit, undo: none, turn: () => 0 }, papeis, 0),
      papeis,
      linking: useLinking(drawing, () => undefined),
    });
    return null;
  };
  renderScreen(<Keys />);
  await userEvent.keyboard('{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}');
  const element = elementOf(drawing, task);
  expect(element && laneOf(drawing, element)?.id).toBe(second);
});

it('várias de uma vez dizem-se juntas, e uma raia sem nome pelo seu número', async () => {
  const { drawing, task, second } = await lanes();
  const other = addAfter(drawing, 'atividade', task);
  rename(drawing, second, '');
  const { move } = moving(drawing);
  await move([task, other], (now) => moveSeveral(now, [task, other], 0, down(now, task, second)));
  expect(getNotifications().map(({ message }) => message)).toEqual([
    '2 elementos passam a ser de Raia 2, sem nome.',
  ]);
});

it('a atividade cujo papel não é o da raia é um aviso, que se corrige em um ato', async () => {
  const { drawing, task, second } = await lanes();
  expect(laneRoleFindings(drawing, papeis, text)).toEqual([]);
  putInLane(drawing, task, second);
  const [found] = laneRoleFindings(drawing, papeis, text);
  expect(found).toEqual({
    elemento: task,
    impede: false,
    mensagem: 'Quem faz é Requisitante, e a raia onde está é de Compras.',
    regra: 'papelDaRaia',
  });
  expect(found && mendOf(drawing, found, papeis)?.apply(drawing)).toBe(task);
  expect(laneRoleFindings(drawing, papeis, text)).toEqual([]);
  expect(leavesOf(drawing)).toHaveLength(2);
});

it('as propriedades dizem que a raia é de outro, e oferecem o papel dela', async () => {
  const { drawing, task, second } = await lanes();
  putInLane(drawing, task, second);
  const element = elementOf(drawing, task);
  if (!element) throw new Error('sem a atividade');
  const edit = <T,>(change: (now: Drawing) => T): Promise<T> => Promise.resolve(change(drawing));
  renderScreen(
    <Properties
      drawing={drawing}
      element={element}
      names={{ ...drawnFlow, papeis }}
      problem={undefined}
      edit={edit}
      move={() => Promise.resolve()}
      onSelect={() => undefined}
      onRemove={() => undefined}
    />,
  );
  expect(screen.getByText('A raia onde está é de Compras.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Passar a quem faz nesta raia' }));
  expect(atividadeOf(element).papel).toBe('COMPRA');
});

const papelNow = (drawing: Drawing, id: string): string | undefined => {
  const one = elementOf(drawing, id);
  return one && atividadeOf(one).papel;
};

/** What its properties offer: the list of lanes. */
const Listed = ({ drawing, task }: { readonly drawing: Drawing; readonly task: string }) => {
  const [turn, setTurn] = useState(0);
  const edit = <T,>(change: (now: Drawing) => T): Promise<T> => {
    const answer = change(drawing);
    setTurn((now) => now + 1);
    return Promise.resolve(answer);
  };
  const move = useMoving({ edit, undo: () => Promise.resolve(), turn: () => turn + 1 }, papeis, turn);
  const element = elementOf(drawing, task);
  return element ? <LaneOf drawing={drawing} element={element} move={move} /> : null;
};

it('pela lista, quem faz é o da raia nova, e diz-se', async () => {
  const { drawing, task } = await lanes();
  renderScreen(<Listed drawing={drawing} task={task} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Raia' }));
  await userEvent.click(screen.getByRole('option', { name: 'Compras' }));
  expect(papelNow(drawing, task)).toBe('COMPRA');
  expect(await screen.findByText('“Conferir” passa a ser de Compras.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Passar a quem faz nesta raia' })).toBeNull();
});

it('quem faz, escolhido à mão, continua: diz-se, e passa-se ao da raia em um clique', async () => {
  const { drawing, task } = await lanes();
  const element = elementOf(drawing, task);
  if (element) putAtividade(drawing, task, { ...atividadeOf(element), papel: 'FISCAL' });
  renderScreen(<Listed drawing={drawing} task={task} />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Raia' }));
  await userEvent.click(screen.getByRole('option', { name: 'Compras' }));
  expect(papelNow(drawing, task)).toBe('FISCAL');
  expect(await screen.findByText('Quem faz continua a ser FISCAL.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Passar a quem faz nesta raia' }));
  expect(papelNow(drawing, task)).toBe('COMPRA');
});

it('a raia que não diz quem faz não o muda, e diz-se; o que está em um subprocesso vai com ele', async () => {
  const { drawing, task, second } = await lanes();
  rename(drawing, second, 'Almoxarifado');
  const { move } = moving(drawing);
  await move([task], (now) => putInLane(now, task, second));
  const [said] = getNotifications();
  expect([said?.paragraphs, said?.actions.map(({ label }) => label), papelNow(drawing, task)]).toEqual([
    ['A raia não diz quem faz: continua a ser Requisitante.'],
    ['Desfazer'],
    'PEDE',
  ]);

  const other = await lanes();
  const sub = addAfter(other.drawing, 'subprocesso', other.task);
  const start = elementsOf(other.drawing).find(
    (one) => one.$parent?.id === sub && isA(one, 'bpmn:StartEvent'),
  );
  const inner = addAfter(other.drawing, 'atividade', start?.id);
  const made = elementOf(other.drawing, inner);
  if (made) putAtividade(other.drawing, inner, { ...atividadeOf(made), papel: 'PEDE' });
  await moving(other.drawing).move([sub], (now) => putInLane(now, sub, other.second));
  expect(papelNow(other.drawing, inner)).toBe('COMPRA');
});
