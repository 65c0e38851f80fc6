import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactFlowProvider } from 'reactflow';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { ElementMenu } from '#screens/fluxo-gerenciar/components/ElementMenu.tsx';
import { LinkingNote } from '#screens/fluxo-gerenciar/components/LinkingNote.tsx';
import { elementOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import { useLinking } from '#screens/fluxo-gerenciar/use-linking.ts';
import { useLongPress } from '#screens/fluxo-gerenciar/use-long-press.ts';
import { useRegions } from '#screens/fluxo-gerenciar/use-regions.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { begun } from './flow-drawing.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

it('uma ligação espera por um destino que possa ter, e as setas vão de um a outro', async () => {
  const drawing = await begun();
  const first = addAfter(drawing, 'atividade', undefined);
  const other = addAfter(drawing, 'atividade', first, false);
  const onConnect = vi.fn();
  const { result } = renderHook(() => useLinking(drawing, onConnect));
  act(() => result.current.begin(other));
  expect([...result.current.targets]).not.toContain(other);
  // nothing comes before the beginning
  act(() => result.current.end('Inicio'));
  expect(result.current.source).toBe(other);
  const [one] = [...result.current.targets];
  act(() => result.current.step(1));
  act(() => result.current.end(result.current.at));
  expect(onConnect.mock.calls).toEqual([[other, expect.any(String)]]);
  expect(result.current.source).toBeUndefined();
  act(() => result.current.begin(other));
  act(() => result.current.stop());
  act(() => result.current.end(one));
  expect(onConnect).toHaveBeenCalledTimes(1);
});

it('as setas vão pelos destinos na ordem em que o fluxo se lê, não na em que se fizeram', async () => {
  const drawing = await begun();
  const last = addAfter(drawing, 'atividade', undefined);
  const middle = addAfter(drawing, 'atividade', 'Inicio');
  const first = addAfter(drawing, 'decisao', 'Inicio');
  const beside = addAfter(drawing, 'atividade', first);
  const { result } = renderHook(() => useLinking(drawing, vi.fn()));
  act(() => result.current.begin(beside));
  const order = [...result.current.targets];
  expect(order.filter((id) => [first, middle, last].includes(id))).toEqual([first, middle, last]);
});

it('a primeira seta vai ao vizinho de onde a ligação parte, para a frente ou para trás, e depois segue', async () => {
  const drawing = await begun();
  const one = addAfter(drawing, 'atividade', 'Inicio');
  const two = addAfter(drawing, 'atividade', one);
  const three = addAfter(drawing, 'atividade', two);
  const four = addAfter(drawing, 'atividade', three);
  const { result } = renderHook(() => useLinking(drawing, vi.fn()));
  const reached = (...steps: readonly (1 | -1)[]): string | undefined => {
    act(() => result.current.begin(three));
    for (const by of steps) act(() => result.current.step(by));
    return result.current.at;
  };
  const targets = (): readonly string[] => {
    act(() => result.current.begin(three));
    return [...result.current.targets];
  };
  const after = targets().find((id) => ![one, two, three].includes(id));
  expect(targets()).not.toContain(three);
  expect(reached(1)).toBe(after);
  expect(reached(-1)).toBe(two);
  expect(reached(-1, -1)).toBe(one);
  // four is linked already; round by the beginning it comes back to the one before
  expect(targets()).not.toContain(four);
  expect(reached(...targets().map(() => 1 as const))).toBe(two);
});

it('enquanto espera, diz o que fazer e como desistir', async () => {
  const drawing = await begun();
  const id = addAfter(drawing, 'atividade', undefined);
  rename(drawing, id, 'Conferir');
  const Both = () => {
    const linking = useLinking(drawing, () => undefined);
    return (
      <>
        <button onClick={() => linking.begin(id)}>ligar</button>
        <LinkingNote drawing={drawing} linking={linking} />
      </>
    );
  };
  renderScreen(<Both />);
  const said = /^Clique no elemento a que Conferir se liga/;
  expect(screen.queryByText(said)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ligar' }));
  expect(screen.getByText(said)).toHaveRole('status');
  await userEvent.click(screen.getByRole('button', { name: 'Desistir (Esc)' }));
  expect(screen.queryByText(said)).toBeNull();
});

it('o menu de um elemento oferece o que vem depois, ligar, e o que se faz com ele', async () => {
  const drawing = await begun();
  const id = addAfter(drawing, 'atividade', undefined);
  const acts = { onAdd: vi.fn(), onMore: vi.fn(), onLink: vi.fn(), onDeadline: vi.fn(), onName: vi.fn() };
  const perform = vi.fn();
  const shown = (of: string, onClose = vi.fn()) =>
    renderScreen(
      <ReactFlowProvider>
        <ElementMenu
          {...acts}
          element={elementOf(drawing, of)}
          at={{ x: 5, y: 5 }}
          editing={[
            { id: 'copiar', label: 'Copiar', perform: vi.fn() },
            { id: 'excluir', label: 'Excluir', perform },
          ]}
          onClose={onClose}
        />
      </ReactFlowProvider>,
    );
  shown(id);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Próxima atividade',
    'Decisão',
    'Tempo',
    'Fim',
    'Ligar a outro elemento do desenho',
    'Incluir prazo que vence',
    'Outro elemento',
    'Mudar o nome',
    'Excluir',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Decisão' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /^Ligar/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Incluir prazo que vence' }));
  expect(acts.onDeadline).toHaveBeenCalledWith(id);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Excluir' }));
  expect([acts.onAdd.mock.calls, acts.onLink.mock.calls, perform.mock.calls]).toEqual([
    [['decisao']],
    [[id]],
    [[]],
  ]);
  cleanup();
  shown(elementOf(drawing, id)?.outgoing?.[0]?.targetRef?.id ?? '');
  expect(screen.queryByRole('menuitem', { name: 'Decisão' })).toBeNull();
});

it('um dedo que descansa pede o menu; um que anda, ou um clique, não', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const onPress = vi.fn();
  const onClick = vi.fn();
  const Paper = () => (
    <div {...useLongPress((at) => void onPress(at))}>
      <button onClick={onClick}>forma</button>
    </div>
  );
  render(<Paper />);
  const shape = screen.getByRole('button');
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 10, clientY: 20 };
  fireEvent.pointerDown(shape, { ...finger, pointerType: 'mouse' });
  vi.advanceTimersByTime(1_000);
  fireEvent.pointerDown(shape, finger);
  fireEvent.pointerMove(shape, { ...finger, clientX: 40 });
  vi.advanceTimersByTime(1_000);
  fireEvent.pointerDown(shape, finger);
  fireEvent.pointerUp(shape, finger);
  vi.advanceTimersByTime(1_000);
  expect(onPress).not.toHaveBeenCalled();
  fireEvent.pointerDown(shape, finger);
  vi.advanceTimersByTime(1_000);
  expect(onPress.mock.calls).toEqual([[{ x: 10, y: 20 }]]);
  // lifted then, it takes the focus from nothing and clicks nothing; the next one does
  expect(fireEvent.mouseDown(shape)).toBe(false);
  fireEvent.click(shape);
  expect(onClick).not.toHaveBeenCalled();
  expect(fireEvent.mouseDown(shape)).toBe(true);
  fireEvent.click(shape);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('F6 vai de uma parte à outra, sem as que não têm onde parar, e Shift+F6 volta', async () => {
  const Page = () => {
    useRegions();
    return (
      <>
        <div data-regiao="barra">
          <button>Acrescentar</button>
        </div>
        <section data-regiao="roteiro">
          <input aria-label="Localizar" />
          <div role="tree">
            <div role="treeitem" tabIndex={-1} aria-selected={false}>
              Um
            </div>
            <div role="treeitem" tabIndex={0} aria-selected={true}>
              Dois
            </div>
          </div>
        </section>
        <section data-regiao="papel" tabIndex={0} aria-label="papel">
          <div data-regiao="paleta">
            <button>Atividade</button>
          </div>
        </section>
        <div data-regiao="propriedades">nada escolhido</div>
      </>
    );
  };
  renderScreen(<Page />);
  const walked: (string | null)[] = [];
  for (const keys of ['{F6}', '{F6}', '{F6}', '{F6}', '{F6}', '{Shift>}{F6}{/Shift}']) {
    await userEvent.keyboard(keys);
    walked.push(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  }
  expect(walked).toEqual(['Acrescentar', 'Atividade', 'papel', 'Dois', 'Acrescentar', 'Dois']);
});
