import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { documentFacts } from '#screens/documento-consulta/document-facts.ts';
import { Resumo } from '#screens/tramite/components/Resumo.tsx';
import { ofDocumento } from '#screens/tramite/tramitavel.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { edital } from './documento-world.ts';

beforeAll(() => loadTexts());

const unsigned = (documento: Documento): Documento => ({
  ...documento,
  assinantes: documento.assinantes.map((one) => ({ ...one, situacao: 'PENDENTE' })),
});

/** What the dialog of Tramitar says, and the facts of the page. */
const said = (documento: Documento): unknown[] => {
  const { unmount } = renderScreen(<Resumo item={ofDocumento(documento)} />);
  const shown = screen.getByText('Páginas do original').nextElementSibling?.textContent;
  unmount();
  return [shown, documentFacts(documento).find(([name]) => name === 'Páginas do original')?.[1]];
};

it('dizem as do original; o leitor mostra também as do manifesto, e isso se diz', () => {
  const all = '18, sem o manifesto de assinaturas';
  expect(said(edital())).toEqual([all, all]);
  expect(said(unsigned(edital()))).toEqual(['18', '18']);
});
