import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { CaixaCentral } from '#screens/caixa-central/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { counters, page, waitingItem, windowOf } from './inbox-world.ts';

describe('labels of what is selected in the inbox', () => {
  beforeAll(() => loadTexts());
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });

  it('are of the protocols that have a number, on one sheet', async () => {
    windowOf(1440);
    openSession(helena());
    const { seen } = fakeApi({
      'GET caixa-central/contadores': { payload: counters },
      'GET caixa-central': page([
        waitingItem(1, { tipo: 3, numero: '1/2026' }),
        waitingItem(2),
        waitingItem(3, { tipo: 3, numero: '3/2026' }),
      ]),
      'GET documento/protocolo-etiquetas': { status: 200, body: '%PDF-1.7' },
      'PUT caixa-central/marcas': {},
      'POST tramite/historico': page([]),
      'POST login/atualizar-token': { payload: {} },
    });
    vi.stubGlobal('open', () => null);
    renderScreen(<CaixaCentral />, '/principal/caixa-central?aba=receber');
    for (const name of ['1/2026', 'Ofício 2/2026-SEMAD', '3/2026'])
      await userEvent.click(await screen.findByRole('checkbox', { name: `Selecionar ${name}` }));
    const bar = within(screen.getByRole('toolbar', { name: /3/ }));
    await userEvent.click(bar.getByRole('button', { name: 'Mais ações' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Imprimir etiquetas/ }));
    expect(await screen.findByRole('dialog', { name: 'Etiquetas de 2 protocolos' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Abrir para imprimir' }));
    await waitFor(() =>
      expect(
        seen
          .filter(({ path }) => path === 'documento/protocolo-etiquetas')
          .map(({ query }) => query.get('ids')),
      ).toEqual(['1,3']),
    );
  });
});
