import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { tipoConteudo } from '#schemas/enums.ts';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import { Folha } from '#screens/documento-edicao/formulario/Folha.tsx';
import { DocumentoEdicao } from '#screens/documento-edicao/index.tsx';
import { dropCopia } from '#screens/documento-edicao/local-copy.ts';
import type { CamposPreenchidos } from '#src/conteudo/campos/campo-field.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import * as opening from '#src/pdf/open-pdf.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { Route, Routes } from 'react-router-dom';
import { fillDomGaps } from '../../src/corpo/dom-gaps.ts';
import { puts } from '../../src/fake-api.ts';
import { helena } from '../../src/person.ts';
import { renderScreen } from '../../src/render-screen.tsx';
import { draftServer, minuta } from './draft-world.ts';

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await loadTexts('editor', 'corpo', 'caixa', 'campos', 'documento', 'cadastro', 'validacao');
  await import('#src/conteudo/campos/CamposDoTipo.tsx');
}, 60_000);
beforeEach(() => {
  fillDomGaps();
  vi.stubGlobal('isSecureContext', true);
  openSession(helena(['documentoEditar', 'documentoConsultar']));
});
afterEach(() => {
  cleanup();
  closeSession();
  dropCopia('7', 12);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const campos: CampoConteudo[] = [
  { rotulo: 'CPF', tipo: 1, obrigatorio: true, mascara: '999.999.999-99', regras: [] },
  { rotulo: 'Valor', tipo: 2, obrigatorio: false, maximo: 100, regras: [] },
  {
    rotulo: 'Turno',
    tipo: 4,
    obrigatorio: false,
    regras: [],
    opcoes: [
      { valor: 'Manhã', rotulo: 'Manhã' },
      { valor: 'Tarde', rotulo: 'Tarde' },
    ],
  },
  { rotulo: 'Li e aceito', tipo: 7, obrigatorio: false, regras: [] },
  { rotulo: 'Dia', tipo: 3, obrigatorio: false, regras: [] },
];
const lugar = (y: number, opcao?: string) => ({ pagina: 1, x: 0.1, y, largura: 0.3, altura: 0.03, opcao });
const lugares = [
  { rotulo: 'CPF', campoPdf: 'cpf', tipo: 'texto' as const, lugares: [lugar(0.1)] },
  { rotulo: 'Valor', campoPdf: 'valor', tipo: 'texto' as const, lugares: [lugar(0.2)] },
  {
    rotulo: 'Turno',
    campoPdf: 'turno',
    tipo: 'opcao' as const,
    lugares: [lugar(0.3, 'Manhã'), lugar(0.4, 'Tarde')],
  },
  { rotulo: 'Li e aceito', campoPdf: 'aceito', tipo: 'caixa' as const, lugares: [lugar(0.5)] },
  { rotulo: 'Dia', campoPdf: 'dia', tipo: 'texto' as const, lugares: [lugar(0.6)] },
];

/** A sheet of one page, that nobody paints. */
const sheet = (): void => {
  const page = { getViewport: () => ({ width: 595, height: 842 }) };
  const document = { numPages: 1, getPage: () => Promise.resolve(page) } as unknown as PDFDocumentProxy;
  vi.spyOn(opening, 'openPdf').mockReturnValue({
    document: Promise.resolve(document),
    close: () => undefined,
  });
};

it('a folha tem os campos no lugar, preenche-se com o teclado e diz o que está errado', async () => {
  sheet();
  const user = userEvent.setup();
  const written = vi.fn<(campos: CamposPreenchidos) => void>();
  const said = vi.fn();
  const file = new Blob();
  const World = () => {
    const [preenchidos, setPreenchidos] = useState<CamposPreenchidos>({});
    return (
      <Folha
        file={file}
        titulo="Requerimento"
        lugares={lugares}
        campos={campos}
        preenchidos={preenchidos}
        recusas={{}}
        editavel
        onSay={said}
        onChange={(next) => {
          written(next);
          setPreenchidos(next);
        }}
      />
    );
  };
  render(<World />);
  const cpf = await screen.findByRole('textbox', { name: 'CPF' });
  await user.type(cpf, '5299822');
  expect(cpf).toHaveProperty('value', '529.982.2');
  await user.tab();
  expect(cpf.getAttribute('aria-invalid')).toBe('true');
  await user.type(cpf, '4725');
  expect(written).toHaveBeenLastCalledWith({ CPF: '529.982.247-25' });
  await user.tab();
  expect(cpf.getAttribute('aria-invalid')).toBe('false');
  await user.type(screen.getByRole('textbox', { name: 'Valor' }), '250');
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Valor' }).getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('radio', { name: 'Turno: Tarde' }));
  await user.click(screen.getByRole('checkbox', { name: 'Li e aceito' }));
  await user.type(screen.getByRole('textbox', { name: 'Dia' }), '01022026');
  expect(written.mock.lastCall?.[0]).toEqual({
    CPF: '529.982.247-25',
    Valor: 250,
    Turno: 'Tarde',
    'Li e aceito': true,
    Dia: '2026-02-01',
  });
  expect(said).toHaveBeenCalledWith({ texto: 'CPF · obrigatório', erro: false });
});

it('sem PDF, ou no celular, o formulário se preenche em lista, e se guarda', async () => {
  const form = { ...minuta, tipo: tipoConteudo.formularioPdf, campos, pendencias: [] };
  const { seen } = draftServer(form, {
    'GET formulario/12/preenchivel': { payload: { nome: '', campos: [] } },
  });
  const user = userEvent.setup();
  renderScreen(
    <Routes>
      <Route path="/principal/formulario/edicao/:id" element={<DocumentoEdicao />} />
    </Routes>,
    '/principal/formulario/edicao/12',
  );
  const valor = await screen.findByRole('textbox', { name: /Valor/ });
  await user.type(valor, '35');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(puts(seen).at(-1)).toMatchObject({
      campos: [{ rotulo: 'CPF' }, { rotulo: 'Valor', valor: 35 }, {}, {}, {}],
    }),
  );
});

it('o que o texto do modelo deixa a quem preenche se escreve abaixo dos campos, e o preparo leva até lá', async () => {
  const fecho = { codigo: 'marcador', texto: 'Preencher Fecho de cortesia', chave: 'fecho' };
  const form = { ...minuta, tipo: tipoConteudo.formularioPdf, campos, pendencias: [fecho] };
  const { seen } = draftServer(form, {
    'GET formulario/12/preenchivel': { payload: { nome: '', campos: [] } },
  });
  const user = userEvent.setup();
  renderScreen(
    <Routes>
      <Route path="/principal/formulario/edicao/:id" element={<DocumentoEdicao />} />
    </Routes>,
    '/principal/formulario/edicao/12',
  );
  await screen.findByRole('textbox', { name: /Valor/ });
  await screen.findByRole('button', { name: 'Fecho de cortesia: vazio' });
  await user.click(await screen.findByRole('button', { name: /^Ir ao marcador: Preencher Fecho/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Fecho de cortesia' }), 'Grata{Enter}');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(puts(seen).at(-1)).toMatchObject({ valores: { fecho: 'Grata' } }));
});
