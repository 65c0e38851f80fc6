import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import userEvent from '@testing-library/user-event';
import { ScreenFailure } from '#src/app/ScreenFailure.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { later } from '#src/ui/later.tsx';
import { renderScreen } from '../render-screen.tsx';

const Greeting = ({ name }: { readonly name: string }) => <p>Bom dia, {name}</p>;

describe('a part that comes when it is first shown', () => {
  it('is fetched once, and stands at once wherever it is shown again', async () => {
    const fetch = vi.fn().mockResolvedValue(Greeting);
    const Part = later<{ name: string }>(fetch, <p>Já vem</p>);
    const { unmount } = renderScreen(<Part name="Helena" />);
    expect(screen.getByText('Já vem')).toBeVisible();
    expect(await screen.findByText('Bom dia, Helena')).toBeVisible();
    expect(screen.queryByText('Já vem')).not.toBeInTheDocument();
    unmount();
    renderScreen(<Part name="Dalva" />);
    expect(screen.getByText('Bom dia, Dalva')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('waits in no frozen state: what came is painted in the next turn, under the same fallback as another', async () => {
    const Outer = later<{ name: string }>(async () => {
      const Inner = later<{ name: string }>(() => Promise.resolve(Greeting));
      return Promise.resolve(Inner);
    });
    vi.useFakeTimers();
    try {
      renderScreen(<Outer name="Helena" />);
      // promises only: not a millisecond of the clock
      await vi.advanceTimersByTimeAsync(0);
      expect(screen.getByText('Bom dia, Helena')).toBeVisible();
    } finally {
      vi.useRealTimers();
    }
  });

  it('that failed is told to the boundary, and fetched again when shown again', async () => {
    await loadTexts();
    const silent = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const fetch = vi.fn().mockRejectedValueOnce(new Error('rede')).mockResolvedValue(Greeting);
    const Part = later<{ name: string }>(fetch);
    const Room = () => {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(!open)}>trocar</button>
          {open && (
            <ScreenFailure>
              <Part name="Helena" />
            </ScreenFailure>
          )}
        </>
      );
    };
    renderScreen(<Room />);
    expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'trocar' }));
    await userEvent.click(screen.getByRole('button', { name: 'trocar' }));
    expect(await screen.findByText('Bom dia, Helena')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(2);
    silent.mockRestore();
  });
});
