import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { setLetterKeys } from '#src/ui/letter-keys.ts';
import { useShortcuts } from '#src/ui/use-shortcuts.ts';
import { renderScreen } from '../render-screen.tsx';

const Page = ({ undo }: { readonly undo: () => void }) => {
  useShortcuts([{ keys: 'z', label: 'Desfazer', perform: undo }]);
  return <input aria-label="Assunto" />;
};

it('Ctrl+Z takes back as z does, also where letters alone do nothing, and never from a field', async () => {
  const undo = vi.fn();
  renderScreen(<Page undo={undo} />);
  const field = await screen.findByRole('textbox', { name: 'Assunto' });
  await userEvent.keyboard('z');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(2);
  setLetterKeys(false);
  await userEvent.keyboard('z');
  await userEvent.keyboard('{Meta>}z{/Meta}');
  expect(undo).toHaveBeenCalledTimes(3);
  // with Shift it does again what was taken back, which no act has
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await userEvent.click(field);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(3);
  setLetterKeys(true);
});
