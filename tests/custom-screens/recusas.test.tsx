import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { AcessoNegado } from '#screens/acesso-negado/index.tsx';
import { NaoEncontrado } from '#screens/nao-encontrado/index.tsx';
import { ConteudoAusente } from '#src/conteudo/ConteudoAusente.tsx';
import { HttpProblem } from '#src/data/http-problem.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());

/** What stands above the title, and the title. */
const head = (): readonly (string | null)[] => [
  ...within(screen.getByRole('navigation', { name: 'Você está em' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent),
  screen.getByRole('heading', { level: 1 }).textContent,
];

it('a página negada diz, acima do título, por onde se ia', () => {
  renderScreen(<AcessoNegado />, '/acesso-negado?breadcrumb=Cargos&path=/administracao/cargo');
  expect(head()).toEqual(['Início', 'Cargos', 'Você não tem permissão para esta funcionalidade']);
  expect(screen.getByRole('link', { name: 'Início' })).toHaveAttribute('href', '/');
  expect(document.title).toContain('Acesso negado');
});

it('a que não existe diz o endereço; um conteúdo, a caixa de onde se vem', () => {
  const { unmount } = renderScreen(<NaoEncontrado />, '/principal/nada');
  expect(head()).toEqual(['Início', '/principal/nada', 'Página não encontrada']);
  unmount();
  const error = new HttpProblem(404, 'Não encontrado.');
  renderScreen(
    <ConteudoAusente
      read={{ isError: true, error, refetch: () => Promise.resolve() }}
      words={{ page: 'Documento', failed: '', missing: 'Documento não encontrado', missingText: 'Saiu.' }}
    />,
  );
  expect(head()).toEqual(['Caixa central', 'Documento', 'Documento não encontrado']);
});
