import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Versions } from '#screens/fluxo-gerenciar/components/Versions.tsx';
import { MigracaoDoFluxo } from '#screens/fluxo-migracao/index.tsx';
import type { FluxoMedido } from '#schemas/shapes/fluxo-estatistica.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { Route, Routes } from 'react-router-dom';
import { fakeApi } from '../src/fake-api.ts';
import { drawnFlow } from './drawn-flow.ts';
import { page } from './inbox-world.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

it('só a versão anterior que ainda anda leva à passagem, já escolhida', () => {
  renderScreen(<Versions desenho={drawnFlow} xml="" />);
  const links = screen.getAllByRole('link', { name: /^Passar à versão/ });
  expect(links.map((one) => [one.getAttribute('aria-label'), one.getAttribute('href')])).toEqual([
    ['Passar à versão 3 o que anda pela versão 1', '/workflow/fluxo/migracao/4?de=1&para=3'],
  ]);
});

it('a passagem começa pelas versões do endereço', async () => {
  const medido = {
    id: 4,
    codigo: 'COMPRA',
    nome: 'Compra',
    versoes: [3, 2, 1].map((numero) => ({ numero, emAndamento: 1 })),
  } as unknown as FluxoMedido;
  fakeApi({ 'GET fluxo-estatistica': page([medido]) });
  renderScreen(
    <Routes>
      <Route path="/workflow/fluxo/migracao/:id" element={<MigracaoDoFluxo />} />
    </Routes>,
    '/workflow/fluxo/migracao/4?de=1&para=3',
  );
  expect(await screen.findByRole('combobox', { name: 'Da versão' })).toHaveTextContent(/^Versão 1/);
  expect(screen.getByRole('combobox', { name: 'Para a versão' })).toHaveTextContent(/^Versão 3/);
});
