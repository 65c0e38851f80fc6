import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { KeyMap } from '#screens/fluxo-gerenciar/components/KeyMap.tsx';
import { HelpHost } from '#src/app/help/HelpHost.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts('fluxo-desenho'));

it('as teclas do desenho estão no mapa da ajuda, que o botão e ? abrem', async () => {
  renderScreen(
    <>
      <KeyMap />
      <HelpHost />
    </>,
    '/workflow/fluxo/gerenciar/1',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Atalhos desta tela (?)' }));
  const help = await screen.findByRole('complementary', { name: 'Ajuda' });
  expect(within(help).getByRole('heading', { name: 'Suas teclas' })).toHaveFocus();
  expect(within(help).getByText('Acrescentar depois do escolhido')).toBeVisible();
  expect(within(help).getByRole('heading', { name: 'Andar pelo desenho' })).toBeVisible();
  await userEvent.keyboard('?');
  expect(help).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  expect(await screen.findByText('Acrescentar depois do escolhido')).toBeVisible();
});
