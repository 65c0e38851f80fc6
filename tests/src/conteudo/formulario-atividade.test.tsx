import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FluxoDoConteudo } from '#schemas/shapes/fluxo.ts';
import type { AtividadeFluxo } from '#schemas/shapes/fluxo-atividade.ts';
import { FormularioAtividade } from '#src/conteudo/fluxo/FormularioAtividade.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi } from '../fake-api.ts';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

const atividade: AtividadeFluxo = {
  id: 7,
  nome: 'Pedir',
  especie: 'FORMULARIO',
  fluxo: 'Compra',
  campos: [],
  posso: true,
  conteudo: { id: 12, tipo: 1, assunto: 'Cadeiras' },
  abertaEm: '2026-11-18T12:00:00Z',
  atrasada: false,
  comigo: false,
  urgente: false,
};

beforeAll(() => loadTexts());
beforeEach(() => openSession(helena()));
afterEach(() => {
  cleanup();
  closeSession();
  vi.unstubAllGlobals();
});

it('quem responde quando falta gente a seguir lê que a sua parte ficou guardada, e por que o fluxo espera', async () => {
  const problema = 'O quórum não se alcança: Opinar pede 2 respostas, e o papel só tem quem dê 1';
  const payload: FluxoDoConteudo = { situacao: 'PROBLEMA', problema, abertas: [], passos: [] };
  fakeApi({ 'POST fluxo-atividade/7/concluir': { payload } });
  renderScreen(<FormularioAtividade atividade={atividade} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Concluir' }));
  expect(
    await screen.findByText(
      `A sua parte ficou guardada. O fluxo espera por quem cuida dos que pararam. ${problema}.`,
    ),
  ).toBeInTheDocument();
});
