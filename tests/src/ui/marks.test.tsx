import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AcessoChip } from '#src/ui/AcessoChip.tsx';
import { AssinaturasChip } from '#src/ui/AssinaturaChip.tsx';
import { CheckInMark, shortName } from '#src/ui/CheckInMark.tsx';
import { EstadoChip } from '#src/ui/EstadoChip.tsx';
import { PrazoMark } from '#src/ui/PrazoMark.tsx';
import { PrioridadeMark } from '#src/ui/PrioridadeMark.tsx';
import { SigiloChip } from '#src/ui/SigiloChip.tsx';
import { initials } from '#src/ui/UserAvatar.tsx';
import { VigenciaMark } from '#src/ui/VigenciaMark.tsx';
import { renderScreen } from '../render-screen.tsx';

// half past ten at night in Brasília, already the next day in London
const now = new Date('2026-11-19T01:30:00Z');
const shown = (mark: React.ReactNode): string => {
  const { container, unmount } = renderScreen(<p>{mark}</p>);
  const words = container.querySelector('p')?.textContent ?? '';
  unmount();
  return words;
};

describe('marks of meaning', () => {
  it.each([
    ['2026-11-16', 'Assinatura: atrasado 2 dias'],
    ['2026-11-18', 'Assinatura: vence hoje'],
    ['2026-11-19', 'Assinatura: vence em 1 dia'],
    ['2026-11-22', 'Assinatura: até 22/11'],
  ])('tell the deadline %s of a signature from that of its content', (prazo, words) => {
    expect(shown(<PrazoMark assinatura prazo={prazo} now={now} />)).toBe(words);
  });

  it.each([
    ['2026-11-16', 'Atrasado 2 dias'],
    ['2026-11-17', 'Atrasado 1 dia'],
    ['2026-11-18', 'Vence hoje'],
    ['2026-11-19', 'Vence em 1 dia'],
    ['2026-11-21', 'Vence em 3 dias'],
    ['2026-11-22', 'até 22/11'],
  ])('say the deadline %s in words of the legal day', (prazo, words) => {
    expect(shown(<PrazoMark prazo={prazo} now={now} />)).toBe(words);
  });

  it.each([
    [{ fim: '2026-11-17' }, 'Vigência vencida em 17/11/2026'],
    [{ inicio: '2026-01-01', fim: '2026-11-18' }, 'Vigente até 18/11/2026'],
    [{ fim: '2026-12-18' }, 'Vigente até 18/12/2026'],
    [{ fim: '2026-12-19' }, ''],
    [{ inicio: '2026-11-18' }, ''],
    [{ inicio: '2026-11-19', fim: '2026-11-30' }, 'Vigente a partir de 19/11/2026'],
  ])('say of the validity %o what is near or over', (vigencia, words) => {
    expect(shown(<VigenciaMark vigencia={vigencia} now={now} />)).toBe(words);
  });

  it('carry an icon and a word', () => {
    renderScreen(<EstadoChip estado={8} />);
    expect(screen.getByText('Cancelado').querySelector('svg')).toBeInTheDocument();
  });

  it('are silent about what is normal', () => {
    expect(shown(<PrioridadeMark prioridade="NORMAL" />)).toBe('');
    expect(shown(<SigiloChip grau={0} />)).toBe('');
    expect(shown(<AcessoChip nivel="PUBLICO" />)).toBe('');
    expect(shown(<CheckInMark checkIn={{ situacao: 0 }} />)).toBe('');
    expect(shown(<AssinaturasChip feitas={0} total={0} />)).toBe('');
    expect(shown(<SigiloChip grau={0} always />)).toBe('Ostensivo');
    expect(shown(<VigenciaMark vigencia={{ inicio: '2026-11-18' }} now={now} always />)).toBe(
      'Vigente, sem data de fim',
    );
  });

  it('name people in little room', () => {
    expect(shortName('Rafael Monteiro Lins')).toBe('Rafael L.');
    expect(initials('Luciana dos Prado Reis')).toBe('LP');
    expect(
      shown(<CheckInMark checkIn={{ situacao: 2, usuario: { id: 1, nome: 'Rafael Monteiro Lins' } }} />),
    ).toBe('com Rafael L.');
  });
});
