import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CampoConteudo } from '#schemas/shapes/campos.ts';
import type { Documento } from '#schemas/shapes/documento.ts';
import { DocumentoEdicao } from '#screens/documento-edicao/index.tsx';
import { dropCopia } from '#screens/documento-edicao/local-copy.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { closeSession, openSession } from '#src/session/session-store.ts';
import { fillDomGaps } from '../../src/corpo/dom-gaps.ts';
import { puts, refusal, type Answer } from '../../src/fake-api.ts';
import { helena } from '../../src/person.ts';
import { renderScreen } from '../../src/render-screen.tsx';
import { draftServer, minuta } from './draft-world.ts';

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  await loadTexts('editor', 'corpo', 'caixa', 'campos', 'documento', 'cadastro', 'validacao');
  await Promise.all([import('#src/corpo/CorpoEditor.tsx'), import('#src/conteudo/campos/CamposDoTipo.tsx')]);
});
beforeEach(() => {
  fillDomGaps();
  localStorage.clear();
  vi.stubGlobal('isSecureContext', true);
  openSession(helena(['documentoEditar', 'documentoConsultar', 'tramiteDocumento']));
});
afterEach(() => {
  cleanup();
  closeSession();
  dropCopia('7', 12);
  vi.unstubAllGlobals();
});

const campos: CampoConteudo[] = [
  {
    rotulo: 'Contrato',
    tipo: 1,
    obrigatorio: true,
    mascara: '9999/99',
    regras: [{ expressao: '\\d{4}/2\\d', mensagem: 'É deste século.', exibirErro: 'AO_DIGITAR' }],
  },
  {
    rotulo: 'Valor',
    tipo: 2,
    obrigatorio: false,
    casasDecimais: 2,
    maximo: 1000,
    regras: [],
    ajuda: 'Em reais.',
    valor: 35.5,
    texto: '35,50',
  },
  { rotulo: 'Fonte', tipo: 4, obrigatorio: false, regras: [] },
  { rotulo: 'Emergencial', tipo: 7, obrigatorio: false, regras: [] },
  {
    rotulo: 'Entrega',
    tipo: 3,
    obrigatorio: false,
    regras: [],
    prazo: { dias: 30, referencia: 'CONCLUSAO', vencido: false },
  },
  { rotulo: 'Obra', tipo: 5, obrigatorio: false, regras: [] },
  { rotulo: 'Antigo', tipo: 1, obrigatorio: false, regras: [], retirado: true, valor: 'fica', texto: 'fica' },
];
const pendencias = [
  { codigo: 'campo', texto: 'Contrato é um campo obrigatório.', campo: 'campos.0' },
  { codigo: 'campo', texto: 'Acima do limite da fonte.', campo: 'campos.1' },
];
const fonte = { payload: { itens: [{ valor: '1', rotulo: 'Tesouro' }], total: 1, totalExato: true } };
const open = (more: Record<string, Answer> = {}, documento: Partial<Documento> = {}) => {
  const { seen } = draftServer(
    { ...minuta, campos, pendencias, ...documento },
    { 'GET documento/12/opcoes-campo': fonte, ...more },
  );
  renderScreen(
    <Routes>
      <Route path="/principal/documento/edicao/:id" element={<DocumentoEdicao />} />
      <Route path="*" element={null} />
    </Routes>,
    '/principal/documento/edicao/12',
  );
  return seen;
};
const save = () => userEvent.keyboard('{Control>}s{/Control}');

describe('the custom fields of the type of a draft', () => {
  it('are typed in the widgets of the registers, saved together, and say what is wrong when it is time', async () => {
    const seen = open();
    const box = await screen.findByRole('region', { name: 'Campos de Ofício' });
    const contrato = await within(box).findByRole('textbox', { name: 'Contrato' });
    await userEvent.type(contrato, '001299');
    // this rule speaks while the person types
    expect(within(box).getByText('É deste século.')).toBeInTheDocument();
    await userEvent.type(contrato, '{Backspace}{Backspace}24');
    expect(within(box).queryByText('É deste século.')).not.toBeInTheDocument();
    const valor = within(box).getByRole('textbox', { name: /^Valor/ });
    expect(valor).toHaveAccessibleDescription('Em reais.');
    await userEvent.clear(valor);
    await userEvent.type(valor, '2.000,5');
    await userEvent.tab();
    expect(await within(box).findByText('Valor precisa ser no máximo 1.000.')).toBeInTheDocument();
    await userEvent.click(within(box).getByRole('switch', { name: 'Emergencial' }));
    expect(within(box).getByText('Prazo de 30 dias, a contar da conclusão')).toBeInTheDocument();
    expect(within(box).getByText('O endereço aparece quando houver número.')).toBeInTheDocument();
    expect(
      within(box).getByText('O tipo não tem mais este campo; o que se preencheu fica guardado.'),
    ).toBeInTheDocument();
    await save();
    await waitFor(() =>
      expect(puts(seen).at(-1)).toMatchObject({
        campos: [
          { rotulo: 'Contrato', valor: '0012/24' },
          { rotulo: 'Valor', valor: 2000.5 },
          { rotulo: 'Fonte' },
          { rotulo: 'Emergencial', valor: true },
          { rotulo: 'Entrega' },
        ],
      }),
    );
  });

  it('are where what is missing leads, and show what only the server knows', async () => {
    open();
    await screen.findByRole('textbox', { name: 'Contrato' });
    await userEvent.click(screen.getByRole('button', { name: /Ir ao campo.*Contrato/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Contrato' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /Ir ao campo.*Acima do limite/ }));
    await userEvent.tab();
    const box = screen.getByRole('region', { name: 'Campos de Ofício' });
    expect(await within(box).findByText('Acima do limite da fonte.')).toBeInTheDocument();
  });

  it('show at its field what the server refused, and read a list again when it could not be read', async () => {
    let tries = 0;
    open({
      'GET documento/12/opcoes-campo': () =>
        (tries += 1) === 1
          ? refusal(409, { codigo: 'conexaoFalhou', tipo: 'ERRO', descricao: 'Fora do ar.', erros: [] })
          : fonte,
      'PUT documento': refusal(422, {
        codigo: 'camposInvalidos',
        tipo: 'ERRO',
        descricao: 'Confira os campos.',
        erros: [{ campo: 'campos.3', mensagem: 'Emergencial precisa ser sim ou não.' }],
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ler de novo' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Ler de novo' })).not.toBeInTheDocument(),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Emergencial' }));
    await userEvent.tab();
    await save();
    expect(await screen.findByText('Emergencial precisa ser sim ou não.')).toBeInTheDocument();
  });
});
