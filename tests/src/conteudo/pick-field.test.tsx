import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PickField } from '#src/conteudo/PickField.tsx';
import { heldByTypedChoice } from '#src/ui/use-typed-choice.ts';
import { renderScreen } from '../render-screen.tsx';

it('a choice written and taken before the search answers is of who was written, not of who stood there before', async () => {
  const search = vi.fn((q: string): Promise<string[]> =>
    q === '' ? Promise.resolve(['Álvaro', 'Beatriz', 'Caio']) : new Promise(() => undefined),
  );
  const chosen = vi.fn<(value: readonly string[]) => void>();
  renderScreen(
    <PickField
      id="quem"
      label="Quem recebe"
      source="teste"
      search={search}
      value={[]}
      keyOf={(one) => one}
      nameOf={(one) => one}
      onChange={chosen}
    />,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('Quem recebe'));
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  await user.keyboard('cai');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Caio']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledWith(['Caio']);
});

it('a choice that goes elsewhere leaves the box empty, and nothing is held for it', async () => {
  renderScreen(
    <PickField
      id="quem"
      label="Quem assina"
      source="teste"
      search={() => Promise.resolve(['Álvaro', 'Beatriz', 'Caio'])}
      value={[]}
      keyOf={(one) => one}
      nameOf={(one) => one}
      onChange={() => undefined}
    />,
  );
  const user = userEvent.setup();
  const box = await screen.findByLabelText('Quem assina');
  await user.click(box);
  await user.keyboard('bea');
  expect(heldByTypedChoice()).toBe(true);
  await user.click(await screen.findByRole('option', { name: 'Beatriz' }));
  expect(box).toHaveValue('');
  expect(heldByTypedChoice()).toBe(false);
});

it('the first arrow down reaches the first option, which Enter would take anyway, and the next one goes on', async () => {
  const chosen = vi.fn<(value: readonly string[]) => void>();
  renderScreen(
    <PickField
      id="quem"
      label="Quem recebe"
      source="teste"
      search={() => Promise.resolve(['Álvaro', 'Beatriz', 'Caio'])}
      value={[]}
      keyOf={(one) => one}
      nameOf={(one) => one}
      onChange={chosen}
    />,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('Quem recebe'));
  await screen.findByRole('option', { name: 'Álvaro' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith(['Álvaro']);
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Álvaro' });
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith(['Beatriz']);
});
