import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReactFlowProvider } from 'reactflow';
import { beforeAll, expect, it } from 'vitest';
import { Canvas } from '#screens/fluxo-gerenciar/components/Canvas.tsx';
import { elementOf, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import { useLinking } from '#screens/fluxo-gerenciar/use-linking.ts';
import { useNaming } from '#screens/fluxo-gerenciar/use-naming.ts';
import { useSelection } from '#screens/fluxo-gerenciar/use-selection.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { drawnFlow } from './drawn-flow.ts';
import { begun } from './flow-drawing.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());

const nothing = (): undefined => undefined;
const never = (): Promise<undefined> => Promise.resolve(undefined);

/** The paper alone, and what is chosen of it. */
const Paper = ({ drawing, all = [] }: { readonly drawing: Drawing; readonly all?: readonly string[] }) => {
  const selection = useSelection(drawing, 0);
  const linking = useLinking(drawing, nothing);
  const naming = useNaming({ drawing, edit: never, papeis: [], onChoose: nothing });
  const said = selection.chosen.map((id) => elementOf(drawing, id)?.name ?? id);
  return (
    <ReactFlowProvider>
      <p data-testid="escolhidos">{said.join(', ')}</p>
      <button onClick={() => selection.chooseAll(all)}>tudo</button>
      <Canvas
        drawing={drawing}
        names={drawnFlow}
        turn={0}
        taken={0}
        selection={selection}
        wrong={new Set()}
        linking={linking}
        naming={naming}
        onMove={never}
        onConnect={nothing}
        onMenu={nothing}
        onName={nothing}
        onAdd={nothing}
        onOffer={nothing}
        edit={never}
        onResize={nothing}
        onToggle={nothing}
      />
    </ReactFlowProvider>
  );
};

const clickOn = (id: string): void => {
  const shape = document.querySelector(`.react-flow__node[data-id="${id}"]`);
  if (!shape) throw new Error(`não desenhado: ${id}`);
  fireEvent.pointerDown(shape, { button: 0, isPrimary: true, clientX: 5, clientY: 5 });
  // a hand trembles
  fireEvent.pointerMove(shape, { isPrimary: true, clientX: 6, clientY: 6 });
  fireEvent.pointerUp(shape, { button: 0, isPrimary: true, clientX: 6, clientY: 6 });
  fireEvent.click(shape);
};

it.each(['Shift', 'Control', 'Meta'])(
  'um clique com %s no papel escolhe também aquele, ou deixa de o escolher',
  async (key) => {
    const drawing = await begun();
    const ids = ['Pedir', 'Conferir', 'Pagar'].map((name) => {
      const id = addAfter(drawing, 'atividade', undefined);
      rename(drawing, id, name);
      return id;
    });
    renderScreen(<Paper drawing={drawing} />);
    const click = (at: number): void => clickOn(ids[at] ?? '');
    const chosen = screen.getByTestId('escolhidos');
    click(0);
    expect(chosen).toHaveTextContent(/^Pedir$/);
    await userEvent.keyboard(`{${key}>}`);
    click(1);
    click(2);
    expect(chosen).toHaveTextContent(/^Pedir, Conferir, Pagar$/);
    click(1);
    expect(chosen).toHaveTextContent(/^Pedir, Pagar$/);
    await userEvent.keyboard(`{/${key}}`);
  },
);

it('de muitos escolhidos, um clique sem mais nada escolhe só aquele', async () => {
  const drawing = await begun();
  const ids = ['Pedir', 'Conferir', 'Pagar'].map((name) => {
    const id = addAfter(drawing, 'atividade', undefined);
    rename(drawing, id, name);
    return id;
  });
  renderScreen(<Paper drawing={drawing} all={ids} />);
  await userEvent.click(screen.getByRole('button', { name: 'tudo' }));
  const chosen = screen.getByTestId('escolhidos');
  expect(chosen).toHaveTextContent(/^Pedir, Conferir, Pagar$/);
  clickOn(ids[1] ?? '');
  expect(chosen).toHaveTextContent(/^Conferir$/);
});
