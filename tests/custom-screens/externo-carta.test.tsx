import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Externo } from '#screens/externo/index.tsx';
import { Solicitar } from '#screens/externo/Solicitar.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi } from '../src/fake-api.ts';
import { renderScreen } from '../src/render-screen.tsx';

const names = ['Alvará', 'Certidão', 'Matrícula', 'Ouvidoria', 'Poda de árvore', 'Sepultamento'];
const itens = names.map((nome, index) => ({
  id: index + 1,
  nome,
  descricao: `Sobre ${nome}`,
  texto: nome === 'Ouvidoria' ? 'Responde-se em 30 dias.' : undefined,
  unidade: 'Atendimento',
  perguntas: ['Rua', 'Foto'],
  quemPodePedir: 'Quem mora na cidade.',
  documentos: ['Documento com foto', 'Comprovante de endereço'],
  prazo: 20,
  pedeComprovante: true,
}));

const open = (path: string) => {
  fakeApi({
    'GET externo/quem': { payload: {} },
    'GET externo/servicos': { payload: { itens } },
    'GET externo/opcoes': { payload: { cadastroAberto: true, aprovacao: false } },
    'GET tema': { payload: {} },
  });
  renderScreen(
    <Routes>
      <Route path="/externo" element={<Externo />} />
      <Route path="/externo/solicitar/:id" element={<Solicitar />} />
    </Routes>,
    path,
  );
};

beforeAll(() => loadTexts());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what may be asked, before anybody entered', () => {
  it('is a list that is searched by any of its words, beside the way in', async () => {
    open('/externo');
    const list = await screen.findByRole('list');
    expect(within(list).getAllByRole('link')).toHaveLength(names.length);
    expect(screen.getByLabelText('E-mail')).toBeVisible();
    expect(screen.getByRole('button', { name: 'English' })).toBeVisible();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'em 30 dias' } });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/externo/solicitar/4']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'passaporte' } });
    expect(screen.getByText('Nenhum serviço com “passaporte”')).toBeVisible();
  });

  it('is told of one service, which the new account then opens', async () => {
    open('/externo/solicitar/5');
    expect(await screen.findByRole('heading', { name: 'Poda de árvore', level: 1 })).toBeVisible();
    expect(screen.getByText('Rua, Foto')).toBeVisible();
    expect(screen.getByText('Quem mora na cidade.')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'Documento com foto',
      'Comprovante de endereço',
    ]);
    expect(screen.getByText('Em até 20 dias')).toBeVisible();
    expect(screen.getByText(/^Gratuito O pedido leva a guia paga/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Criar uma conta' })).toHaveAttribute(
      'href',
      '/externo/cadastro?servico=5',
    );
  });
});
