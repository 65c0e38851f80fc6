import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CorpoWidget } from '#src/corpo/CorpoWidget.tsx';
import { registerWidget } from '#src/engine/widgets/custom-widgets.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { aloneOnScreen } from '../alone-on-screen.ts';
import { registerNamed } from '../engine/registers.ts';
import { openRegister } from '../engine/render-register.tsx';
import { fillDomGaps } from './dom-gaps.ts';

vi.setConfig({ testTimeout: 60_000 });
aloneOnScreen();
beforeAll(() => loadTexts('editor', 'corpo'));
beforeEach(() => {
  fillDomGaps();
  registerWidget('corpo-documento', CorpoWidget);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openNew = async () => {
  await openRegister(registerNamed('modelo-documento'), '/administracao/modelo-documento/cadastro');
  await userEvent.click(await screen.findByRole('tab', { name: /^Texto/ }));
};
const openPen = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Lugar de assinatura' }));
const keys = () =>
  screen.queryAllByRole<HTMLInputElement>('textbox', { name: /^Chave, Linha/ }).map(({ value }) => value);
const places = () =>
  [...document.querySelectorAll<HTMLElement>('[data-assinatura]')].map((each) => each.dataset['assinatura']);

it('makes the marker of a signer and its place at once, in a model that has none', async () => {
  await openNew();
  await openPen();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Inserir lugar de assinatura/ }));
  await waitFor(() => expect(keys()).toEqual(['assinatura_1']));
  await waitFor(() => expect(places()).toEqual(['assinatura_1']));
  await openPen();
  await userEvent.click(await screen.findByRole('menuitem', { name: /Novo lugar de assinatura/ }));
  await waitFor(() => expect(keys()).toEqual(['assinatura_1', 'assinatura_2']));
  await waitFor(() => expect(places()).toEqual(['assinatura_1', 'assinatura_2']));
});
