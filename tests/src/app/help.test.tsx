import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aboutScreen, placedIn, searchGuides, termsIn } from '#src/app/help/find-help.ts';
import { glossary, guidesAt } from '#src/app/help/guides.ts';
import { HelpHost } from '#src/app/help/HelpHost.tsx';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { HelpButton } from '#src/ui/HelpButton.tsx';
import { helena } from '../person.ts';
import { renderScreen } from '../render-screen.tsx';

afterEach(() => {
  cleanup();
  closeSession();
});

const titles = (found: readonly { readonly section: { readonly title: string } }[]): string[] =>
  found.map(({ section }) => section.title);

describe('what the guides say', () => {
  const all = placedIn(guidesAt('/', true));

  it('of a screen is what names it, or what it is a part of', () => {
    expect(titles(aboutScreen(all, '/principal/caixa-central'))).toEqual(['A caixa central']);
    expect(titles(aboutScreen(all, '/principal/caixa-central/atos-em-lote/7'))).toEqual(['Atos em lote']);
    expect(titles(aboutScreen(all, '/administracao/cidade/edicao/3'))).toEqual([
      'Estrutura: organizações e unidades',
    ]);
    expect(titles(aboutScreen(all, '/demonstracao/correio'))).toEqual([]);
  });

  it('is found without accents, by all the words, with what stands around', () => {
    const [first, ...others] = searchGuides(all, 'RECORRENCIA');
    expect(first?.section.title).toBe('Recorrência');
    expect(others).toEqual([]);
    const [found] = searchGuides(all, 'codigo celular aplicativo');
    expect(found?.section.title).toBe('Entrar');
    expect(found?.excerpt).toMatch(/^….*um código.*…$/);
  });

  it('names the words of the glossary in the singular and in the plural', () => {
    expect(termsIn(glossary, 'Duas minutas, um trâmite e as intimações.').map(({ title }) => title)).toEqual([
      'Intimação',
      'Minuta',
      'Trâmite',
    ]);
    expect(termsIn(glossary, 'A diminuta pecadora').map(({ title }) => title)).toEqual([]);
  });

  it('to who is from outside is only what concerns them', () => {
    expect(guidesAt('/externo/conta', true).map(({ name }) => name)).toEqual(['cidadao']);
    expect(guidesAt('/verificar/ABC', false).map(({ name }) => name)).toEqual(['cidadao']);
    expect(guidesAt('/verificar/ABC', true).length).toBeGreaterThan(1);
    expect(guidesAt('/login', false).map(({ name }) => name)).toEqual(['quem-usa']);
  });
});

describe('the panel of help', () => {
  const open = async (at: string): Promise<HTMLElement> => {
    renderScreen(
      <>
        <HelpButton />
        <input aria-label="campo" />
        <HelpHost />
      </>,
      at,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ajuda (?)' }));
    return screen.findByRole('complementary', { name: 'Ajuda' });
  };

  it('tells of the screen beside it, its words, its keys and the rest; Esc gives the focus back', async () => {
    openSession(helena());
    const help = await open('/principal/documento/edicao/1');
    expect(within(help).getByRole('heading', { name: 'Ajuda' })).toHaveFocus();
    expect(within(help).getByRole('heading', { name: 'Escrever e concluir' })).toBeVisible();
    expect(within(help).getByText('Minuta').nextSibling).toHaveTextContent('Rascunho de um documento');
    expect(within(help).getByText('Abrir a ajuda')).toBeVisible();
    expect(within(help).getByText('Quem administra')).toBeVisible();
    expect(
      within(help).getByRole('link', { name: /Abrir o guia inteiro: Quem usa, em PDF/ }),
    ).toHaveAttribute('href', expect.stringContaining('guia/quem-usa.pdf'));
    await userEvent.keyboard('{Escape}');
    expect(help).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ajuda (?)' })).toHaveFocus();
  });

  it('searches all the guides without leaving, shows where it is said, and comes back', async () => {
    openSession(helena());
    const help = await open('/principal/agenda');
    await userEvent.type(within(help).getByRole('searchbox', { name: 'Procurar nos guias' }), 'apensar');
    expect(within(help).getByRole('status')).toHaveTextContent('2 partes falam disto');
    await userEvent.click(within(help).getByRole('button', { name: 'Ler um processo' }));
    expect(within(help).getByRole('heading', { name: 'Ler um processo' })).toHaveFocus();
    expect(within(help).getByText('Apensar', { selector: 'mark' })).toBeVisible();
    await userEvent.click(within(help).getByRole('button', { name: 'Voltar à ajuda desta tela' }));
    expect(within(help).getByRole('button', { name: 'Ler um processo' })).toBeVisible();
    await userEvent.clear(within(help).getByRole('searchbox', { name: 'Procurar nos guias' }));
    expect(within(help).getByRole('heading', { name: 'Agenda' })).toBeVisible();
  });

  it('is of the citizen on their pages, and ? in a field is a sign like any other', async () => {
    const help = await open('/externo/acompanhar');
    expect(within(help).getByRole('heading', { name: 'Acompanhar' })).toBeVisible();
    expect(within(help).queryByText('Quem administra')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.type(screen.getByLabelText('campo'), 'por quê?');
    expect(screen.getByLabelText('campo')).toHaveValue('por quê?');
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
