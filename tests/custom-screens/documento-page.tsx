import { cleanup } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Documento } from '#schemas/shapes/documento.ts';
import { DocumentoConsulta } from '#screens/documento-consulta/index.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fakeApi, type Answer, type Seen } from '../src/fake-api.ts';
import { helena } from '../src/person.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { page, windowOf } from './inbox-world.ts';

/** Each test of the page: Helena at a desk, with nothing left of the test before. */
export const beforeEachPage = (): void => {
  beforeAll(() => loadTexts());
  beforeEach(() => {
    windowOf(1440);
    openSession(helena());
  });
  afterEach(() => {
    cleanup();
    closeSession();
    vi.unstubAllGlobals();
  });
};

const historico = [
  {
    id: 2,
    momento: '2026-11-18T12:05:00Z',
    ato: 'assinado',
    texto: 'Assinado',
    quem: 'Otávio Nunes Brandão',
  },
];

/** What the page of a document asks for. */
export const serveDocument = (
  documento: Documento,
  more: Record<string, Answer> = {},
): { readonly seen: Seen[] } =>
  fakeApi({
    'GET documento/41/0': { payload: documento },
    'GET documento/visualizar-documento/41/1': { status: 200, body: '%PDF-1.7' },
    'GET documento/visualizar-documento/41/0': { status: 200, body: '%PDF-1.7' },
    'POST tramite/historico': page(historico),
    'POST tramite/percurso': page([]),
    'GET documento/41/vinculos': {
      payload: { mudar: { permitida: false }, referenciadores: [], total: 0, totalExato: true },
    },
    'POST login/atualizar-token': { payload: {} },
    'GET tema': { payload: {} },
    'GET assinatura/licenca-usuario': {
      payload: { docflow: true, digital: false, cloud: false, codigo: false },
    },
    'GET notificacao-interna/7/quantidade': { payload: { quantidade: 0 } },
    ...more,
  });

/** The page of the document, with the rest of the product as one line. */
export const openDocument = (at = '/principal/documento/consulta/41'): void => {
  renderScreen(
    <Routes>
      <Route path="/principal/documento/consulta/:id" element={<DocumentoConsulta />} />
      <Route path="*" element={<p>outra tela</p>} />
    </Routes>,
    at,
  );
};
/** Payloads sent to a call, in order. */
export const bodies = (seen: readonly Seen[], method: string, path: string): unknown[] =>
  seen
    .filter((request) => request.method === method && request.path === path)
    .map(({ body }) => (body as { payload?: unknown } | null)?.payload);
