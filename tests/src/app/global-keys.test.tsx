import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useGlobalKeys } from '#src/app/layout/use-global-keys.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { setLetterKeys } from '#src/ui/letter-keys.ts';
import { ShortcutMap } from '#src/ui/ShortcutMap.tsx';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import { helena } from '../person.ts';

afterEach(() => {
  cleanup();
  closeSession();
  localStorage.clear();
});

const Frame = ({ own = [] }: { readonly own?: readonly string[] }) => {
  useGlobalKeys();
  useShortcuts(own.map((keys) => ({ keys, label: `Da tela: ${keys}`, perform: () => undefined })));
  return (
    <>
      <output aria-label="endereço">{useLocation().pathname}</output>
      <input aria-label="campo" />
      <ShortcutMap />
    </>
  );
};

const frame = (own?: readonly string[]): void => {
  render(
    <MemoryRouter initialEntries={['/opcoes-usuario/preferencias-usuario']}>
      <Frame own={own} />
    </MemoryRouter>,
  );
};
const address = (): string => screen.getByLabelText('endereço').textContent;

it('two keys go to the places and begin what the person may, on any screen', async () => {
  openSession(
    helena(['caixaCentralListar', 'PesquisaAvancadaListar', 'documentoIncluir', 'tramiteDocumento']),
  );
  frame();
  await userEvent.keyboard('gc');
  expect(address()).toBe('/principal/caixa-central');
  await userEvent.keyboard('gp');
  expect(address()).toBe('/principal/pesquisa');
  await userEvent.keyboard('nd');
  expect(address()).toBe('/principal/documento/cadastro');
  await userEvent.keyboard('nl');
  expect(address()).toBe('/principal/lote/cadastro');
  await userEvent.keyboard('gi');
  expect(address()).toBe('/');
});

it('what the person may not has no keys, and is not in the map', async () => {
  openSession(helena(['documentoIncluir']));
  frame();
  await userEvent.keyboard('gcgpnpnrnl');
  expect(address()).toBe('/opcoes-usuario/preferencias-usuario');
  expect(screen.getByText('Novo documento')).toBeVisible();
  expect(screen.queryByText('Novo processo')).not.toBeInTheDocument();
  expect(screen.queryByText('Ir para: Caixa central')).not.toBeInTheDocument();
});

it('in a field they are letters, and off they are nothing', async () => {
  openSession(helena());
  frame();
  await userEvent.type(screen.getByLabelText('campo'), 'gc/');
  expect(screen.getByLabelText('campo')).toHaveValue('gc/');
  expect(address()).toBe('/opcoes-usuario/preferencias-usuario');
  await userEvent.click(document.body);
  setLetterKeys(false);
  await userEvent.keyboard('gc');
  expect(address()).toBe('/opcoes-usuario/preferencias-usuario');
});

it('a key that the screen takes for itself is of the screen, and the map says so', async () => {
  openSession(helena());
  frame(['n', 'c']);
  // the second key of a sequence is not the key of the screen
  await userEvent.keyboard('gc');
  expect(address()).toBe('/principal/caixa-central');
  await userEvent.keyboard('nd');
  expect(address()).toBe('/principal/caixa-central');
  expect(screen.getByText('Da tela: n')).toBeVisible();
  expect(screen.queryByText('Novo documento')).not.toBeInTheDocument();
});
