import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NameOnShape } from '#screens/fluxo-gerenciar/components/NameOnShape.tsx';
import { boundsOf, elementOf, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter, connect } from '#screens/fluxo-gerenciar/edits.ts';
import { followed } from '#screens/fluxo-gerenciar/follow-links.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { begun } from './flow-drawing.ts';
import { renderScreen } from '../src/render-screen.tsx';

const topOf = (drawing: Drawing, id: string): number => {
  const element = elementOf(drawing, id);
  return (element && boundsOf(drawing, element)?.y) ?? NaN;
};

beforeAll(() => loadTexts());
afterEach(cleanup);

it('o nome escreve-se na forma: Enter guarda, Esc deixa como era, e cada um devolve o teclado ao papel', async () => {
  for (const [keys, kept, by] of [
    ['Autorizar{Enter}', 'Autorizar', 'Enter'],
    ['Autorizar{Escape}', undefined, 'Escape'],
    ['Antes{Enter}', undefined, 'Enter'],
  ] as const) {
    const onDone = vi.fn();
    renderScreen(
      <section data-papel="" tabIndex={-1} aria-label="papel">
        <NameOnShape name="Antes" place="dentro" typed={() => ''} onDone={onDone} />
      </section>,
    );
    const field = screen.getByRole('textbox', { name: 'Nome no desenho' });
    expect(field).toHaveFocus();
    await userEvent.keyboard(keys);
    expect(onDone.mock.calls).toEqual([[kept, by]]);
    expect(screen.getByRole('region', { name: 'papel' })).toHaveFocus();
    cleanup();
  }
});

it('as setas seguem as ligações, e sobem e descem entre as que saem do mesmo lugar', async () => {
  const drawing = await begun();
  const start = followed(drawing, undefined, 'seguinte') ?? '';
  expect(elementOf(drawing, start)?.$type).toBe('bpmn:StartEvent');
  const decision = addAfter(drawing, 'decisao', start);
  const above = addAfter(drawing, 'atividade', decision, false);
  const below = addAfter(drawing, 'atividade', decision, false);
  expect(topOf(drawing, below)).toBeGreaterThan(topOf(drawing, above));
  expect(followed(drawing, start, 'seguinte')).toBe(decision);
  expect(followed(drawing, above, 'anterior')).toBe(decision);
  expect(followed(drawing, above, 'abaixo')).toBe(below);
  expect(followed(drawing, below, 'acima')).toBe(above);
  expect(followed(drawing, start, 'anterior')).toBeUndefined();
});

it('o que nasce de uma ligação solta no papel não entra no meio da que havia', async () => {
  const drawing = await begun();
  const start = followed(drawing, undefined, 'seguinte') ?? '';
  const first = addAfter(drawing, 'atividade', start);
  const other = addAfter(drawing, 'atividade', start, false);
  const targets = (): (string | undefined)[] =>
    (elementOf(drawing, start)?.outgoing ?? []).map(({ targetRef }) => targetRef?.id);
  expect(targets()).toEqual([first, other]);
  expect(connect(drawing, other, first)).toBeDefined();
});

it('depois de uma decisão que só leva ao fim, o primeiro vem antes do fim, e o segundo ao lado', async () => {
  const drawing = await begun();
  const decision = addAfter(drawing, 'decisao', undefined);
  const first = addAfter(drawing, 'atividade', decision);
  const other = addAfter(drawing, 'atividade', decision);
  const targets = (id: string): (string | undefined)[] =>
    (elementOf(drawing, id)?.outgoing ?? []).map(({ targetRef }) => targetRef?.id);
  expect([targets(decision), targets(first), targets(other)]).toEqual([[first, other], ['Fim'], []]);
});
