import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { fluxoAtividadeApi } from '#schemas/api/fluxo-atividade.ts';
import { Bastam } from '#src/conteudo/fluxo/Bastam.tsx';
import { Esperados } from '#src/conteudo/fluxo/Esperados.tsx';
import { FluxoDoConteudo } from '#src/conteudo/fluxo/FluxoDoConteudo.tsx';
import { Devolvido, Passos } from '#src/conteudo/fluxo/Passos.tsx';
import { readKey } from '#src/data/query.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi } from '../fake-api.ts';
import { renderScreen } from '../render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

it('de quem se espera diz-se o nome; de muitos, três e quantos mais', () => {
  renderScreen(
    <>
      <Esperados nomes={['Ana', 'Bia']} />
      <Esperados nomes={['Ana', 'Bia', 'Caio', 'Davi']} />
      <Esperados nomes={['Ana', 'Bia', 'Caio', 'Davi', 'Eva']} />
    </>,
  );
  for (const said of ['Ana e Bia', 'Ana, Bia, Caio e mais 1 pessoa', 'Ana, Bia, Caio e mais 2 pessoas'])
    expect(screen.getByText(`Espera por ${said}.`)).toBeInTheDocument();
});

it('do que várias pessoas fazem diz-se quantas bastam e quantas já responderam', () => {
  const quorum = { bastam: 2, de: 4 };
  renderScreen(
    <>
      <Bastam quorum={undefined} />
      {[0, 1, 2].map((responderam) => (
        <Bastam key={responderam} quorum={{ ...quorum, responderam }} />
      ))}
    </>,
  );
  expect(screen.getAllByText(/^Bastam/).map(({ textContent }) => textContent)).toEqual([
    'Bastam 2 de 4; ninguém respondeu ainda.',
    'Bastam 2 de 4; 1 já respondeu.',
    'Bastam 2 de 4; 2 já responderam.',
  ]);
});

it('o motivo de quem devolveu está à vista enquanto ninguém fez nada depois, com os dois nomes de quem substitui', () => {
  const em = '2026-11-24T13:30:00Z';
  const returned = {
    id: 1,
    nome: 'Autorizar',
    em,
    por: 'Helena',
    porQuem: 'Caio',
    decisao: 'DEVOLVER' as const,
    motivo: 'Falta o orçamento',
  };
  const words = 'Devolvido em 24/11/2026 por Caio, por substituição de Helena: Falta o orçamento';
  renderScreen(<Devolvido passos={[returned, { id: 2, nome: 'Avisar', em }]} />);
  expect(screen.getByText(words)).toBeInTheDocument();
  cleanup();
  renderScreen(<Devolvido passos={[returned, { id: 2, nome: 'Corrigir', em, por: 'Rafael' }]} />);
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  renderScreen(<Passos passos={[returned, { id: 3, nome: 'Pagar', em, expirou: true }]} />);
  expect(
    screen.getByText('Autorizar, por Caio, por substituição de Helena, em 24/11/2026'),
  ).toBeInTheDocument();
  expect(screen.getByText('Pagar: o tempo acabou em 24/11/2026, sem que se fizesse')).toBeInTheDocument();
});

it('iniciado à mão, o passo de agora aparece em um segundo, sem abrir a tela de novo', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const nothing = { abertas: [], passos: [] };
  const begun = { ...nothing, nome: 'Férias', situacao: 'ATIVA' };
  const first = {
    id: 1,
    nome: 'Conferir o pedido',
    especie: 'FORMULARIO',
    fluxo: 'Férias',
    conteudo: { id: 9, tipo: 1, assunto: 'Pedido' },
    abertaEm: '2026-11-24T13:30:00Z',
    atrasada: false,
    campos: [],
    posso: true,
    comigo: false,
  };
  let now: object = nothing;
  fakeApi({ 'GET fluxo-conteudo/9': () => ({ payload: now }) });
  const { queryClient } = renderScreen(<FluxoDoConteudo id={9} />);
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // the act that begins it asks anew; the first step comes a moment after
  now = begun;
  await act(() => queryClient.invalidateQueries({ queryKey: readKey(fluxoAtividadeApi.doConteudo) }));
  expect(await screen.findByText(/Em andamento/)).toBeVisible();
  now = { ...begun, abertas: [first] };
  await act(() => vi.advanceTimersByTimeAsync(1_200));
  expect(screen.getByRole('button', { name: 'Fazer agora' })).toBeVisible();
  // folded, it says in a line where it stands, and leaves the window to what is read
  act(() => screen.getByRole('button', { name: 'Recolher o fluxo' }).click());
  expect(screen.queryByRole('button', { name: 'Fazer agora' })).toBeNull();
  expect(screen.getByText(/Em andamento · agora: Conferir o pedido/)).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Mostrar o fluxo' }).click());
  expect(screen.getByRole('button', { name: 'Fazer agora' })).toBeVisible();
});
