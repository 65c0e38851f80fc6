import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpProblem } from '#src/data/http-problem.ts';
import { Notifications } from '#src/ui/Notifications.tsx';
import { notify, notifyProblem, setErrorsSticky, setNotificationSeconds } from '#src/ui/notify.ts';

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<Notifications />);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('messages over the header', () => {
  it('last 7 seconds for who is not signed in, and the seconds of the setting for who is', () => {
    act(() => void notify('Cidade salva.'));
    pass(6_999);
    expect(screen.getByText('Cidade salva.')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Cidade salva.')).not.toBeInTheDocument();
    setNotificationSeconds(3);
    act(() => void notify('Outra.'));
    pass(3_000);
    expect(screen.queryByText('Outra.')).not.toBeInTheDocument();
  });

  it('stay until closed when they are errors', () => {
    act(() => void notify('Não foi possível.', { kind: 'error' }));
    pass(600_000);
    expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível.');
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText('Não foi possível.')).not.toBeInTheDocument();
  });

  it('leave with the others when the institution does not keep errors on the screen', () => {
    setErrorsSticky(false);
    setNotificationSeconds(4);
    act(() => void notify('Não foi possível.', { kind: 'error' }));
    pass(4_000);
    expect(screen.queryByText('Não foi possível.')).not.toBeInTheDocument();
    act(() => void notify('Fica.', { kind: 'error', sticky: true }));
    pass(600_000);
    expect(screen.getByText('Fica.')).toBeInTheDocument();
  });

  it('are shown one at a time, and identical ones once', () => {
    act(() => {
      notify('Primeira.');
      notify('Primeira.');
      notify('Segunda.');
    });
    expect(screen.queryByText('Segunda.')).not.toBeInTheDocument();
    pass(7_000);
    expect(screen.getByText('Segunda.')).toBeInTheDocument();
    pass(7_000);
    expect(screen.queryByText('Primeira.')).not.toBeInTheDocument();
  });

  it('that ask for something do not wait behind good news, which come back after them', () => {
    act(() => void notify('Rascunho guardado.', { actions: [{ label: 'Desfazer', perform: vi.fn() }] }));
    act(() => void notify('Para concluir, falta 1 item.', { kind: 'warning' }));
    expect(screen.getByText('Para concluir, falta 1 item.')).toBeInTheDocument();
    expect(screen.queryByText('Rascunho guardado.')).not.toBeInTheDocument();
    pass(7_000);
    expect(screen.getByRole('button', { name: 'Desfazer' })).toBeInTheDocument();
  });

  it('wait while the pointer is over them', () => {
    act(() => void notify('Leia com calma.'));
    pass(6_000);
    fireEvent.mouseEnter(screen.getByText('Leia com calma.'));
    pass(60_000);
    expect(screen.getByText('Leia com calma.')).toBeInTheDocument();
    fireEvent.mouseLeave(screen.getByText('Leia com calma.'));
    pass(1_000);
    expect(screen.queryByText('Leia com calma.')).not.toBeInTheDocument();
  });

  it('offer to undo', () => {
    const perform = vi.fn();
    act(() => void notify('4 recebidos.', { actions: [{ label: 'Desfazer', perform }] }));
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(perform).toHaveBeenCalledOnce();
    expect(screen.queryByText('4 recebidos.')).not.toBeInTheDocument();
  });

  it('show a list of problems one per line, and the code of a fault of the server', () => {
    act(() =>
      notifyProblem(
        new HttpProblem(500, 'x', {
          tipo: 'VALIDACAO',
          payload: ['Falta o nome.', 'Falta a sigla.'],
          correlacao: '7f3a',
        }),
      ),
    );
    expect(screen.getByText('Falta o nome.')).toBeInTheDocument();
    expect(screen.getByText('Falta a sigla.')).toBeInTheDocument();
    expect(screen.getByText('Código 7f3a')).toBeInTheDocument();
  });
});
