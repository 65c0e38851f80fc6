import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AssinarDocumento } from '#screens/externo/AssinarDocumento.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi, refusal, type Answer } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const sessao = { id: 4, nome: 'Ana Prado', email: 'ana@correio.exemplo', documento: '28491736082' };
const documento = {
  id: 9,
  nome: 'Ata 3/2026 · Reforma',
  tipo: 'Ata',
  orgao: 'Prefeitura de Vila Serena',
  unidade: 'Obras',
  situacao: 'PENDENTE',
  prazo: '2026-12-01',
  sha256: 'a'.repeat(64),
  signatarios: [
    {
      nome: 'Helena Pires',
      situacao: 'ASSINADO',
      voce: false,
      deFora: false,
      assinadoEm: '2026-11-20T12:00:00Z',
    },
    { nome: 'Ana Prado', situacao: 'PENDENTE', voce: true, deFora: true },
  ],
};

const open = (consulta: Answer, more: Record<string, Answer> = {}) => {
  const api = fakeApi({
    'GET externo/quem': { payload: { sessao } },
    'GET externo/assinatura/9': consulta,
    'GET tema': { payload: {} },
    ...more,
  });
  renderScreen(
    <Routes>
      <Route path="/externo/assinatura/:id" element={<AssinarDocumento />} />
    </Routes>,
    '/externo/assinatura/9',
  );
  return api;
};

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a document that somebody from outside signs', () => {
  it('says why it is not theirs to sign any more, and leads back', async () => {
    open(
      refusal(409, {
        codigo: 'transicaoNaoPermitida',
        tipo: 'AVISO',
        erros: [],
        descricao: 'O órgão mudou este documento.',
      }),
    );
    expect(await screen.findByText('O órgão mudou este documento.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/externo');
  });

  it('shows until when and who signs, and is not signed before its pages came', async () => {
    open({ payload: documento });
    expect(await screen.findByText('Assine até 01/12/2026')).toBeVisible();
    expect(screen.getByText('Ana Prado (você)')).toBeVisible();
    expect(screen.getByText(/Assinou em 20/)).toBeVisible();
    expect(screen.getByText(/assinatura eletrônica avançada \(Lei 14\.063\/2020\)/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Enviar código' })).toBeDisabled();
  });

  it('is refused with a reason, which is asked for', async () => {
    const user = userEvent.setup();
    const { seen } = open({ payload: documento }, { 'POST externo/assinatura/9/recusa': {} });
    await user.click(await screen.findByRole('button', { name: 'Não quero assinar' }));
    await user.click(screen.getByRole('button', { name: 'Recusar a assinatura' }));
    expect(screen.getByText('Escreva o motivo.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Por que você não assina/ }), 'O valor mudou.');
    await user.click(screen.getByRole('button', { name: 'Recusar a assinatura' }));
    expect(await screen.findByText(/Você recusou assinar/)).toBeVisible();
    expect(seen.find(({ path }) => path.endsWith('/recusa'))?.body).toEqual({
      payload: { motivo: 'O valor mudou.' },
    });
  });
});
