import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { KeyMap } from '#screens/fluxo-gerenciar/components/KeyMap.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts('fluxo-desenho'));

it('o mapa das teclas do desenho abre-se com ? e diz o que cada uma faz', async () => {
  renderScreen(<KeyMap />, '/');
  await userEvent.keyboard('?');
  const map = await screen.findByRole('dialog', { name: 'Atalhos desta tela' });
  expect(within(map).getByText('Acrescentar depois do escolhido')).toBeVisible();
  expect(within(map).getByRole('heading', { name: 'Andar pelo desenho' })).toBeVisible();
});
