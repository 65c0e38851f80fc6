import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { renderScreen } from '../render-screen.tsx';

/** A page whose act is done once and no longer offered, or gives way to another page that comes a little later. */
const Page = () => {
  useKeptFocus();
  const [state, set] = useState<'offered' | 'busy' | 'done' | 'leaving' | 'left'>('offered');
  if (state === 'leaving' || state === 'left')
    return (
      <main>
        {state === 'leaving' ? <p>Carregando</p> : <h1>Outra tela</h1>}
        <Later after={() => set('left')} />
      </main>
    );
  return (
    <main>
      <h1>Caixa</h1>
      <section>
        <h2>Ofício 1</h2>
        <div role="toolbar">
          {state !== 'done' && (
            <button disabled={state === 'busy'} onClick={() => set('done')}>
              Receber
            </button>
          )}
        </div>
      </section>
      <button onClick={() => set('leaving')}>Abrir</button>
      <button onClick={() => set('busy')}>Ocupar</button>
      <button onClick={() => set('offered')}>Soltar</button>
    </main>
  );
};

const Later = ({ after }: { readonly after: () => void }) => <button onClick={after}>Chegou</button>;

const press = (name: string): void => screen.getByRole('button', { name }).click();

it('an act that is done and no longer offered leaves the focus at the heading of what it was of', async () => {
  renderScreen(<Page />);
  const button = await screen.findByRole('button', { name: 'Receber' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Ofício 1' })).toHaveFocus());
});

it('a screen that gives way to another leaves it at the heading of that one, once it is there', async () => {
  renderScreen(<Page />);
  const open = await screen.findByRole('button', { name: 'Abrir' });
  open.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Carregando');
  press('Chegou');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Outra tela' })).toHaveFocus());
});

it('who left a button on purpose stays nowhere', async () => {
  renderScreen(<Page />);
  const button = await screen.findByRole('button', { name: 'Receber' });
  button.focus();
  button.blur();
  press('Ocupar');
  press('Soltar');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Receber' })).toHaveFocus();
});
